import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mekong/ui/Button';
import { Card } from '@mekong/ui/Card';
import { Heading } from '@mekong/ui/Heading';
import { Inline } from '@mekong/ui/Inline';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import { useState } from 'react';
import { SelfTestDialog } from './SelfTestDialog.tsx';

/** The way to questions about the own play. */
export function SelfTestCard() {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <Card padding="lg">
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={2} size="subtitle">{t`Self-test`}</Heading>
          <Text size="small" tone="muted">
            {t`Eight questions about the last 12 months. Your answers stay in this window: nothing is sent or kept.`}
          </Text>
        </Stack>
        <Inline>
          <Button onClick={() => setOpen(true)}>
            <Trans>Start the self-test</Trans>
          </Button>
        </Inline>
      </Stack>
      {isOpen && <SelfTestDialog onClose={() => setOpen(false)} />}
    </Card>
  );
}
