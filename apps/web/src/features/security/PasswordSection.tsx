import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mekong/ui/Button';
import { Card } from '@mekong/ui/Card';
import { Inline } from '@mekong/ui/Inline';
import { Section } from '@mekong/ui/patterns/Section';
import { Text } from '@mekong/ui/Text';
import { useModal } from '../../state/modal.ts';

/** The password, and the way to another one. */
export function PasswordSection() {
  const { t } = useLingui();
  const { open } = useModal();
  return (
    <Section title={t`Password`}>
      <Card padding="lg">
        <Inline justify="space-between">
          <Text tone="muted">
            <Trans>Choose one that you use nowhere else. Changing it logs you out on all other devices.</Trans>
          </Text>
          <Button onClick={() => open('changePass')}>{t`Change password`}</Button>
        </Inline>
      </Card>
    </Section>
  );
}
