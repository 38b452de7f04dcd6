import { Trans, useLingui } from '@lingui/react/macro';
import { loadArea } from '@mekong/i18n/i18n';
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
import { lazy, Suspense } from 'react';
import { Failure } from '../../parts/Failure.tsx';
import { usePageTitle } from '../../parts/use-page-title.ts';
import { helpQuery } from '../../queries/help.ts';
import { useSearchText } from '../../state/use-search-text.ts';
import { HelpArticleView } from './HelpArticleView.tsx';
import { HelpList } from './HelpList.tsx';
import { HelpTopics } from './HelpTopics.tsx';
import {
  findArticles,
  type HelpHome,
  type HelpQuestion,
  helpPath,
  openArticle,
  tagsOf,
  topicOf,
} from './help-articles.ts';
import { helpLabels } from './help-labels.ts';
import { isGuide } from './tutorial/guides.ts';

/** Shown on one topic alone, with texts of the deposit page. */
const DepositTutorial = lazy(async () => {
  const [{ DepositTutorial: Tutorial }] = await Promise.all([
    import('./tutorial/DepositTutorial.tsx'),
    loadArea('account'),
  ]);
  return { default: Tutorial };
});

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
  const [text, setText] = useSearchText(q, (words) =>
    navigate({
      to: home,
      search: (said) => ({ ...said, q: words, article: undefined }),
      replace: true,
      resetScroll: false,
    }),
  );
  const isSearched = q !== undefined || question.article !== undefined;
  const guides = (!isSearched && tag !== undefined && topicOf(tag) === 'deposit' && articles?.filter(isGuide)) || [];
  const open = articles && guides.length === 0 ? openArticle(articles, question) : undefined;
  const named = open?.tag ?? tag;
  const topic = named === undefined ? undefined : topicOf(named);
  // the cards of all topics lead to them
  const isOverview = topic === undefined && q === undefined && question.article === undefined;
  usePageTitle(open?.title ?? t`Help centre`);

  const label = (name: string): string => {
    const known = helpLabels[topicOf(name)];
    return known ? i18n._(known) : name;
  };
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
          <Skeleton shape="control" />
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </Stack>
      )}
      {articles &&
        (open ? (
          <HelpArticleView
            article={open}
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
        ) : guides.length > 0 ? (
          <Suspense fallback={<Skeleton shape="control" />}>
            <DepositTutorial
              articles={guides}
              tag={tag}
              onChoose={(chosen) =>
                void navigate({ to: home, search: { tag: chosen }, replace: true, resetScroll: false })
              }
            >
              <HelpList
                articles={findArticles(articles, { tag: 'deposit' }).filter((article) => !isGuide(article))}
                words={undefined}
                label={label}
                home={home}
                isOneTopic
              />
            </DepositTutorial>
          </Suspense>
        ) : (
          <HelpList
            articles={findArticles(articles, question)}
            words={q}
            label={label}
            home={home}
            isOneTopic={topic !== undefined}
          />
        ))}
    </Stack>
  );
}
