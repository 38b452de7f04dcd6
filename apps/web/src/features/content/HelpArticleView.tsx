import { Trans } from '@lingui/react/macro';
import type { HelpArticle } from '@mekong/api-client/contract/types';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { Card } from '@mekong/ui/Card';
import { Container } from '@mekong/ui/Container';
import { DateTime } from '@mekong/ui/DateTime';
import { Heading } from '@mekong/ui/Heading';
import { HtmlContent } from '@mekong/ui/HtmlContent';
import { Inline } from '@mekong/ui/Inline';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import { ArrowLeft } from 'lucide-react';
import { usePermission } from '../../queries/status.ts';
import { helpPath } from './help-articles.ts';

interface HelpArticleViewProps {
  readonly article: HelpArticle;
  /** Name of its topic. */
  readonly topic: string;
}

/** One article of the help centre, and whom to ask when it did not help. */
export function HelpArticleView({ article, topic }: HelpArticleViewProps) {
  const { imageCDNs, customerService } = usePermission();
  const { tag: language } = useLanguage();
  const contacts = customerService.filter(({ url }) => url);
  return (
    <Container width="narrow">
      <Stack gap={5}>
        <Inline>
          <ButtonLink href={helpPath({ tag: article.tag })} variant="ghost" size="sm" icon={ArrowLeft}>
            {topic}
          </ButtonLink>
        </Inline>
        <Stack gap={1}>
          <Heading level={2}>{article.title}</Heading>
          <Text size="small" tone="muted">
            <Trans>
              Updated on <DateTime value={article.updatedAt} show="date" />
            </Trans>
          </Text>
        </Stack>
        <HtmlContent html={article.content} imageHosts={imageCDNs} lang={language} />
        {contacts.length > 0 && (
          <Card>
            <Inline gap={3} justify="space-between">
              <Text weight="semibold">
                <Trans>Did this not help? Ask us.</Trans>
              </Text>
              <Inline gap={2}>
                {contacts.slice(0, 3).map(({ id, title, url }) => (
                  <ButtonLink key={id} href={url} size="sm">
                    {title}
                  </ButtonLink>
                ))}
              </Inline>
            </Inline>
          </Card>
        )}
      </Stack>
    </Container>
  );
}
