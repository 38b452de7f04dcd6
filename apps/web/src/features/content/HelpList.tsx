import { Trans, useLingui } from '@lingui/react/macro';
import type { HelpArticle } from '@mekong/api-client/types';
import { Accordion } from '@mekong/ui/Accordion';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { Link } from '@mekong/ui/Link';
import { Stack } from '@mekong/ui/Stack';
import { StateView } from '@mekong/ui/StateView';
import { MerchantText } from '../../parts/MerchantText.tsx';
import { articlePath, type HelpHome, topicBeside } from './help-articles.ts';

interface HelpListProps {
  readonly articles: readonly HelpArticle[];
  /** All articles of the help centre. */
  readonly all: readonly HelpArticle[];
  /** What was searched for. */
  readonly words: string | undefined;
  /** Name of a topic by its tag. */
  readonly label: (tag: string) => string;
  /** Where the links stay. */
  readonly home: HelpHome;
  /** All of them are of one topic, which is said above. */
  readonly isOneTopic: boolean;
}

/** The articles that were found, each opened in its place, with a link to its own page. */
export function HelpList({ articles, all, words, label, home, isOneTopic }: HelpListProps) {
  const { t } = useLingui();
  if (articles.length === 0)
    return (
      <StateView
        kind="empty"
        title={words === undefined ? t`There are no articles here yet` : t`No articles match “${words}”`}
        description={t`Try other words, or look through the topics.`}
      >
        <ButtonLink href={home}>
          <Trans>See all topics</Trans>
        </ButtonLink>
      </StateView>
    );
  return (
    <Accordion
      items={articles.map(({ id, tag, title, content }) => ({
        key: id,
        title,
        note: isOneTopic ? undefined : topicBeside(title, label(tag)),
        content: (
          <Stack gap={4}>
            <MerchantText html={content} />
            <Link href={articlePath({ id, tag }, all, home)}>
              <Trans>Open this article</Trans>
            </Link>
          </Stack>
        ),
      }))}
    />
  );
}
