import { Trans, useLingui } from '@lingui/react/macro';
import type { HelpArticle } from '@mekong/api-client/types';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { Card } from '@mekong/ui/Card';
import { Grid } from '@mekong/ui/Grid';
import { Link } from '@mekong/ui/Link';
import { Stack } from '@mekong/ui/Stack';
import { StateView } from '@mekong/ui/StateView';
import { Text } from '@mekong/ui/Text';
import { type HelpHome, helpPath } from './help-articles.ts';

interface HelpListProps {
  readonly articles: readonly HelpArticle[];
  /** What was searched for. */
  readonly words: string | undefined;
  /** Name of a topic by its tag. */
  readonly label: (tag: string) => string;
  /** Where the links stay. */
  readonly home: HelpHome;
}

/** The articles that were found, each a link. */
export function HelpList({ articles, words, label, home }: HelpListProps) {
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
    <Grid as="ul" column="panel" gap={3}>
      {articles.map(({ id, tag, title }) => (
        <Card key={id} as="li">
          <Stack gap={1}>
            <Text as="span" size="small" tone="muted">
              {label(tag)}
            </Text>
            <Link href={helpPath({ tag, article: id }, home)}>{title}</Link>
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}
