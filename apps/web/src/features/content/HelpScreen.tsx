import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { FilterChips } from '@mekong/ui/patterns/FilterChips';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { SearchField } from '@mekong/ui/SearchField';
import { Skeleton } from '@mekong/ui/Skeleton';
import { Stack } from '@mekong/ui/Stack';
import { StateView } from '@mekong/ui/StateView';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { Failure } from '../../parts/Failure.tsx';
import { usePageTitle } from '../../parts/use-page-title.ts';
import { helpQuery } from '../../queries/help.ts';
import { useSearchText } from '../../state/use-search-text.ts';
import { DepositTopic } from './deposit-topic.ts';
import { HelpArticleView } from './HelpArticleView.tsx';
import { HelpList } from './HelpList.tsx';
import { HelpTopics } from './HelpTopics.tsx';
import {
  findArticles,
  type HelpHome,
  type HelpQuestion,
  helpPath,
  namingArticle,
  openArticle,
  tagsOf,
  topicOf,
} from './help-articles.ts';
import { helpLabels } from './help-labels.ts';
import { isGuide } from './tutorial/guides.ts';

/** So many lines fill a screen: the footer would be seen above what pushes it away. */
const waitingLines = Array.from({ length: 14 }, (_, line) => line);

interface HelpScreenProps {
  /** What the address asks for. */
  readonly question: HelpQuestion;
  /** Where its links stay. @default '/help' */
  readonly home?: HelpHome;
}

/** The help centre: topics, search, and one article at a time. */
export function HelpScreen({ question, home = '/help' }: HelpScreenProps) {
  const { t, i18n } = useLingui();
  const { code } = useLanguage();
  const { tag, q } = question;
  const { data: articles, error, refetch, isFetching } = useQuery(helpQuery(code));
  const navigate = useNavigate();
  const go = useCallback(
    (to: HelpQuestion) => void navigate({ href: helpPath(to, home), replace: true, resetScroll: false }),
    [navigate, home],
  );
  const choose = useCallback((chosen: string) => go({ tag: chosen }), [go]);
  const [text, setText] = useSearchText(q, (words) => go({ tag, q: words }));
  const isSearched = q !== undefined || question.article !== undefined;
  const hasGuides = !isSearched && tag !== undefined && topicOf(tag) === 'deposit' && articles?.some(isGuide) === true;
  const open = articles && !hasGuides ? openArticle(articles, question) : undefined;
  const named = open?.tag ?? tag;
  const topic = named === undefined ? undefined : topicOf(named);
  // the cards of all topics lead to them
  const isOverview = topic === undefined && q === undefined && question.article === undefined;
  usePageTitle((articles && namingArticle(articles, question)?.title) ?? t`Help centre`);

  const label = useCallback(
    (name: string): string => {
      const known = helpLabels[topicOf(name)];
      return known ? i18n._(known) : name;
    },
    [i18n],
  );
  return (
    <Stack gap={6}>
      <PageHeader
        title={t`Help centre`}
        actions={<SearchField label={t`Search help`} value={text} onValueChange={setText} onSubmit={setText} />}
      />
      {articles && !isOverview && (
        <FilterChips
          label={t`Topics`}
          chips={[
            {
              key: 'all',
              label: t({ message: 'All topics', comment: 'All topics of the help centre' }),
              href: helpPath({ q }, home),
              isSelected: topic === undefined,
            },
            ...tagsOf(articles).map((name) => ({
              key: name,
              label: label(name),
              href: helpPath({ tag: name, q }, home),
              isSelected: topic === name,
            })),
          ]}
        />
      )}
      {!articles && error && <Failure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
      {!articles && !error && (
        <Stack gap={3}>
          {waitingLines.map((line) => (
            <Skeleton key={line} shape="control" />
          ))}
        </Stack>
      )}
      {articles &&
        (open ? (
          <HelpArticleView
            article={open}
            all={articles}
            home={home}
            others={findArticles(articles, { tag: topicOf(open.tag) }).filter(({ id }) => id !== open.id)}
          />
        ) : question.article !== undefined ? (
          <StateView
            kind="empty"
            title={t`This article is no longer available`}
            description={t`It may have been replaced. Look for it by topic, or search for it.`}
          >
            <ButtonLink href={home}>
              <Trans>See all topics</Trans>
            </ButtonLink>
          </StateView>
        ) : isOverview ? (
          <HelpTopics articles={articles} label={label} home={home} />
        ) : hasGuides ? (
          <DepositTopic articles={articles} tag={tag} label={label} home={home} onChoose={choose} />
        ) : (
          <HelpList
            articles={findArticles(articles, question)}
            all={articles}
            words={q}
            label={label}
            home={home}
            isOneTopic={topic !== undefined}
          />
        ))}
    </Stack>
  );
}
