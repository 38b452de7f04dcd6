import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { Card } from '@mekong/ui/Card';
import { Inline } from '@mekong/ui/Inline';
import { Section } from '@mekong/ui/patterns/Section';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';

/** The way to what ends or copies the account, where people look for it. */
export function PrivacySection() {
  const { t } = useLingui();
  return (
    <Section
      title={t({
        message: 'Privacy',
        context: 'page',
        comment: 'Page: consents, a copy of the own data, the end of the account',
      })}
    >
      <Card padding="lg">
        <Stack gap={4}>
          <Text tone="muted">{t`What you agreed to, a copy of your data, and the end of your account.`}</Text>
          <Inline gap={3}>
            <ButtonLink href="/member?page=privacy">
              <Trans>Open privacy</Trans>
            </ButtonLink>
          </Inline>
        </Stack>
      </Card>
    </Section>
  );
}
