import { Trans, useLingui } from '@lingui/react/macro';
import { takeTimeOut } from '@mekong/api-client/sdk/takeTimeOut';
import type { PlayBreak, TimeOutRequest } from '@mekong/api-client/types';
import { formatUnit } from '@mekong/i18n/formats/duration';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Button } from '@mekong/ui/Button';
import { Card } from '@mekong/ui/Card';
import { ConfirmDialog } from '@mekong/ui/ConfirmDialog';
import { Heading } from '@mekong/ui/Heading';
import { RadioGroup } from '@mekong/ui/RadioGroup';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import { useState } from 'react';
import { useAction } from '../../parts/step-up/use-action.tsx';
import { longerBreaks } from './longer-breaks.ts';
import { useTakeState } from './use-safer-play.ts';

type Period = TimeOutRequest['period'];

/** A break of hours or days that ends by itself. */
export function TimeOutCard({ taken }: { readonly taken: PlayBreak | undefined }) {
  const { t } = useLingui();
  const { code } = useLanguage();
  const takeState = useTakeState();
  const { act, pending, alert } = useAction();
  const offered = longerBreaks(['24H', '7D', '30D'] as const, taken, Date.now());
  const [chosen, setPeriod] = useState<Period>();
  const period = offered.find((one) => one === chosen) ?? offered[0];
  const [isAsked, setAsked] = useState(false);
  const labels: Readonly<Record<Period, string>> = {
    '24H': formatUnit(24, 'hour', code),
    '7D': formatUnit(7, 'day', code),
    '30D': formatUnit(30, 'day', code),
  };
  async function begin(): Promise<void> {
    if (period && (await act('break', async () => takeState(await takeTimeOut({ body: { period } }))))) setAsked(false);
  }
  // a break of 30 days that has just begun is as long as one can be
  if (!period) return null;
  return (
    <Card padding="lg">
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={2} size="subtitle">{t`Take a break`}</Heading>
          <Text size="small" tone="muted">{t`No play and no deposits. You can still withdraw.`}</Text>
        </Stack>
        <RadioGroup
          label={t`How long?`}
          isLabelHidden
          options={offered.map((value) => ({ value, label: labels[value] }))}
          value={period}
          onValueChange={setPeriod}
        />
        <Button isFullWidth onClick={() => setAsked(true)}>
          <Trans>Start a break</Trans>
        </Button>
      </Stack>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={t({ message: `Take a break of ${labels[period]}?`, comment: '{0} is a span of time' })}
        description={t`It starts at once and can't be ended early. Open bets are still settled.`}
        confirmLabel={t`Start the break`}
        onConfirm={() => void begin()}
        isPending={pending !== undefined}
        error={alert}
      />
    </Card>
  );
}
