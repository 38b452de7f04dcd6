import { Trans, useLingui } from '@lingui/react/macro';
import type { HelpLine } from '@mekong/api-client/types';
import { languageOf } from '@mekong/i18n/registry';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Card } from '@mekong/ui/Card';
import { DescriptionList } from '@mekong/ui/DescriptionList';
import { Inline } from '@mekong/ui/Inline';
import { Link } from '@mekong/ui/Link';
import { Section } from '@mekong/ui/patterns/Section';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';

/** People outside of the site who help, by country. */
export function HelpLines({ lines }: { readonly lines: readonly HelpLine[] }) {
  const { t } = useLingui();
  const { code } = useLanguage();
  if (lines.length === 0) return null;
  const countries = new Intl.DisplayNames(languageOf(code).tag, { type: 'region' });
  return (
    <Section title={t`Somebody to talk to`}>
      <Card padding="lg">
        <Stack gap={4}>
          <Text tone="muted">
            <Trans>Free and confidential. They do not work for us and tell us nothing.</Trans>
          </Text>
          <DescriptionList
            label={t`Somebody to talk to`}
            items={lines.map(({ title, country, phone, url, hours }) => ({
              key: `${country} ${title}`,
              label: country === undefined ? t`Everywhere` : (countries.of(country) ?? country),
              value: (
                <Inline gap={3}>
                  {url === undefined ? <bdi>{title}</bdi> : <Link href={url}>{title}</Link>}
                  {phone !== undefined && (
                    <Link href={`tel:${phone.replaceAll(/[^0-9+]/g, '')}`}>
                      <bdi dir="ltr">{phone}</bdi>
                    </Link>
                  )}
                  {hours !== undefined && <bdi>{hours}</bdi>}
                </Inline>
              ),
            }))}
          />
        </Stack>
      </Card>
    </Section>
  );
}
