import { Trans, useLingui } from '@lingui/react/macro';
import { Alert } from '@mekong/ui/Alert';
import { Card } from '@mekong/ui/Card';
import { Countdown } from '@mekong/ui/Countdown';
import { DateTime } from '@mekong/ui/DateTime';
import { Inline } from '@mekong/ui/Inline';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { serverClockOffset } from '../../queries/status.ts';

/** The longest a timer of a browser runs. */
const longestTimer = 2 ** 31 - 1;

/** How long an order can still be paid; afterwards that its provider is asked for a payment that came in the last moment. */
export function OrderTimer({ until }: { readonly until: string }) {
  const { t } = useLingui();
  const clockOffset = serverClockOffset(useQueryClient());
  const left = Date.parse(until) - clockOffset - Date.now();
  const [isOver, setOver] = useState(left <= 0);
  useEffect(() => {
    const timer = setTimeout(
      () => setOver(true),
      Math.min(longestTimer, Math.max(0, Date.parse(until) - clockOffset - Date.now())),
    );
    return () => clearTimeout(timer);
  }, [until, clockOffset]);
  if (isOver)
    return (
      <Alert
        title={t`The time to pay is over`}
        description={t`We are asking the provider whether your payment is on its way. Do not pay this order any more.`}
      />
    );
  return (
    <Card tone="live">
      <Inline justify="space-between" gap={3}>
        <Stack gap={1}>
          <Text weight="bold">
            <Trans comment="A time of day, or a date and time, follows">
              Pay before <DateTime value={until} show={left < 20 * 3_600_000 ? 'time' : 'dateTime'} />
            </Trans>
          </Text>
          <Text size="small">
            <Trans>Waiting for your payment</Trans>
          </Text>
        </Stack>
        <Text weight="bold" size="large">
          <Countdown until={until} clockOffset={clockOffset} />
        </Text>
      </Inline>
    </Card>
  );
}
