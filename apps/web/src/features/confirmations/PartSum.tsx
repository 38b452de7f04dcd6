import { Trans, useLingui } from '@lingui/react/macro';
import type { PartConfirmation } from '@mekong/api-client/types';
import { Card } from '@mekong/ui/Card';
import { Countdown } from '@mekong/ui/Countdown';
import { DateTime } from '@mekong/ui/DateTime';
import { Heading } from '@mekong/ui/Heading';
import { Inline } from '@mekong/ui/Inline';
import { Money } from '@mekong/ui/Money';
import { Progress } from '@mekong/ui/Progress';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import { useQueryClient } from '@tanstack/react-query';
import { serverClockOffset } from '../../queries/status.ts';
import { ConfirmationTag } from './confirmation-labels.tsx';

const day = 86_400_000;

/** The amount, where it should be, and when it counts as received. */
export function PartSum({ part }: { readonly part: PartConfirmation }) {
  const { t } = useLingui();
  const clockOffset = serverClockOffset(useQueryClient());
  const { place, count, orderNo, amount, currency, institutionName, numberEnd, state, openedAt, dueAt } = part;
  const [from, to] = [Date.parse(openedAt), Date.parse(dueAt)];
  const passed = Math.min(to, Math.max(from, Date.now() + clockOffset)) - from;
  return (
    <Card as="section" aria-label={t`The payment`}>
      <Stack gap={4}>
        <Inline justify="space-between" gap={3}>
          <Text as="span" tone="muted">
            {count === 1 ? (
              <Trans comment="The one payment of a withdrawal, whose number follows">
                Payment of <bdi dir="ltr">{orderNo}</bdi>
              </Trans>
            ) : (
              <Trans comment="One of several payments of a withdrawal">
                Part {place} of {count} of <bdi dir="ltr">{orderNo}</bdi>
              </Trans>
            )}
          </Text>
          <ConfirmationTag part={part} />
        </Inline>
        <Stack gap={1}>
          <Heading level={2} size="headline">
            <Money amount={amount} currency={currency} />
          </Heading>
          <Text tone="muted">
            <Trans comment="A bank and the end of an account number follow">
              should be on <bdi>{`${institutionName} •••• ${numberEnd}`}</bdi>
            </Trans>
          </Text>
        </Stack>
        {state === 'WAITING' && (
          <Stack gap={2}>
            <Inline justify="space-between" gap={3}>
              <Text weight="bold">
                <Trans comment="A time that is left follows: 23:41">Counts as received in</Trans>
              </Text>
              <Text weight="bold" size="large">
                <Countdown until={dueAt} clockOffset={clockOffset} />
              </Text>
            </Inline>
            <Progress label={t`Time that has passed`} isLabelHidden value={passed} max={to - from} />
            <Inline justify="space-between" gap={3}>
              <Text as="span" size="small" tone="muted">
                <DateTime value={openedAt} show={to - from < day ? 'time' : 'dateTime'} />
              </Text>
              <Text as="span" size="small" tone="muted">
                <DateTime value={dueAt} show={to - from < day ? 'time' : 'dateTime'} />
              </Text>
            </Inline>
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
