import { Trans, useLingui } from '@lingui/react/macro';
import type { PartConfirmation } from '@mekong/api-client/types';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { Countdown } from '@mekong/ui/Countdown';
import { DateTime } from '@mekong/ui/DateTime';
import { Money } from '@mekong/ui/Money';
import { RecordTable } from '@mekong/ui/patterns/RecordTable';
import { Stack } from '@mekong/ui/Stack';
import { StateView } from '@mekong/ui/StateView';
import { Text } from '@mekong/ui/Text';
import { VisuallyHidden } from '@mekong/ui/VisuallyHidden';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useRecordRows } from '../../parts/records/use-record-rows.ts';
import { confirmationsQuery } from '../../queries/confirmations.ts';
import { serverClockOffset } from '../../queries/status.ts';
import { ConfirmationTag } from './confirmation-labels.tsx';

/** All payments to the member, the newest first, each with what was said of it. */
export function ConfirmationTable({ hrefOf }: { readonly hrefOf: (partNo: string) => string }) {
  const { t } = useLingui();
  const records = useRecordRows(useInfiniteQuery(confirmationsQuery()));
  const clockOffset = serverClockOffset(useQueryClient());
  return (
    <RecordTable<PartConfirmation>
      caption={t`Payments to you`}
      level={2}
      columns={[
        {
          key: 'time',
          header: t({ message: 'Paid at', comment: 'Heading of a column: when a payment was made' }),
          cell: ({ paidAt }) => <DateTime value={paidAt} />,
        },
        {
          key: 'part',
          header: t({ message: 'Payment', context: 'withdrawal', comment: 'Number of a payment' }),
          priority: 'high',
          cell: ({ partNo }) => <bdi dir="ltr">{partNo}</bdi>,
        },
        {
          key: 'amount',
          header: t`Amount`,
          align: 'end',
          cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
        },
        {
          key: 'account',
          header: t({ message: 'Account', context: 'payment', comment: 'Where money is paid out to' }),
          cell: ({ institutionName, numberEnd }) => <bdi>{`${institutionName} •••• ${numberEnd}`}</bdi>,
        },
        {
          key: 'state',
          header: t({ message: 'Status', context: 'withdrawal', comment: 'How far a withdrawal is' }),
          cell: (part) => (
            <Stack gap={1} align="start">
              <ConfirmationTag part={part} />
              {part.state === 'WAITING' && (
                <Text size="small" tone="muted">
                  <Trans comment="A time that is left follows: 23:41">Counts as received in</Trans>{' '}
                  <Countdown until={part.dueAt} clockOffset={clockOffset} />
                </Text>
              )}
            </Stack>
          ),
        },
      ]}
      {...records}
      rowKey={({ partNo }) => partNo}
      rowLink={{
        href: ({ partNo }) => hrefOf(partNo),
        label: ({ partNo }) => (
          <Trans>
            Open<VisuallyHidden> payment {partNo}</VisuallyHidden>
          </Trans>
        ),
      }}
      empty={
        <StateView
          kind="empty"
          level={2}
          title={t`No payments yet`}
          description={t`When a withdrawal is paid, you confirm here that it has arrived.`}
        >
          <ButtonLink href="/member?page=withdraw">
            <Trans>See your withdrawals</Trans>
          </ButtonLink>
        </StateView>
      }
    />
  );
}
