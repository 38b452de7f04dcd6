import { Trans, useLingui } from '@lingui/react/macro';
import type { HelpArticle } from '@mekong/api-client/types';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { Card } from '@mekong/ui/Card';
import { DateTime } from '@mekong/ui/DateTime';
import { Heading } from '@mekong/ui/Heading';
import { Inline } from '@mekong/ui/Inline';
import { Link } from '@mekong/ui/Link';
import { Split } from '@mekong/ui/Split';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import { ArrowLeft } from 'lucide';
import { MerchantText } from '../../parts/MerchantText.tsx';
import { usePermission } from '../../queries/status.ts';
import { articlePath, type HelpHome } from './help-articles.ts';

interface HelpArticleViewProps {
  readonly article: HelpArticle;
  /** Other articles of its topic. */
  readonly others: readonly HelpArticle[];
  /** All articles. */
  readonly all: readonly HelpArticle[];
  /** Where the links stay. */
  readonly home: HelpHome;
}

/** One article of the help centre; beside it what goes with it, and whom to ask when it did not help. */
export function HelpArticleView({ article, others, all, home }: HelpArticleViewProps) {
  const { t } = useLingui();
  const { customerService } = usePermission();
  // one way to reach somebody may be listed for several places of the site
  const contacts = [...new Map(customerService.filter(({ url }) => url).map((entry) => [entry.url, entry])).values()];
  return (
    <Split
      aside={
        <Stack gap={4}>
          {others.length > 0 && (
            <Card as="section" aria-label={t`More on this topic`}>
              <Stack gap={3}>
                <Heading level={2} size="subtitle">
                  <Trans>More on this topic</Trans>
                </Heading>
                {others.map((other) => (
                  <Link key={other.id} href={articlePath(other, all, home)}>
                    {other.title}
                  </Link>
                ))}
              </Stack>
            </Card>
          )}
          {contacts.length > 0 && (
            <Card as="section" aria-label={t`Contact`}>
              <Stack gap={3}>
                <Heading level={2} size="subtitle">
                  <Trans>Did this not help? Ask us.</Trans>
                </Heading>
                {contacts.map(({ id, title, url }) => (
                  <Link key={id} href={url} isExternal>
                    {title}
                  </Link>
                ))}
              </Stack>
            </Card>
          )}
        </Stack>
      }
    >
      <Stack gap={5}>
        <Stack gap={1}>
          <Heading level={2}>{article.title}</Heading>
          <Text size="small" tone="muted">
            <Trans>
              Updated on <DateTime value={article.updatedAt} show="date" />
            </Trans>
          </Text>
        </Stack>
        <MerchantText html={article.content} />
        <Inline>
          <ButtonLink href={home} variant="ghost" size="sm" icon={ArrowLeft}>
            {t`All topics`}
          </ButtonLink>
        </Inline>
      </Stack>
    </Split>
  );
}
