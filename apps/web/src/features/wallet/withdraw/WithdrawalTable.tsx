import { Trans, useLingui } from '@lingui/react/macro';
import type { Withdrawal } from '@mekong/api-client/types';
import { DateTime } from '@mekong/ui/DateTime';
import { Money } from '@mekong/ui/Money';
import { RecordTable } from '@mekong/ui/patterns/RecordTable';
import { Section } from '@mekong/ui/patterns/Section';
import { StateView } from '@mekong/ui/StateView';
import { VisuallyHidden } from '@mekong/ui/VisuallyHidden';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRecordRows } from '../../../parts/records/use-record-rows.ts';
import { withdrawalsQuery } from '../../../queries/withdrawals.ts';
import { accountName } from './account-name.ts';
import { useReasonText, WithdrawalStateTag } from './withdrawal-labels.tsx';

/** All withdrawals, the newest first, each with the way to its course. */
export function WithdrawalTable({ hrefOf }: { readonly hrefOf: (orderNo: string) => string }) {
  const { t } = useLingui();
  const reasonOf = useReasonText();
  const records = useRecordRows(useInfiniteQuery(withdrawalsQuery()));
  return (
    <Section title={t`Your withdrawals`}>
      <RecordTable<Withdrawal>
        caption={t`Your withdrawals`}
        level={3}
        columns={[
          {
            key: 'time',
            header: t({ message: 'Time', comment: 'Heading of a column: when something happened' }),
            cell: ({ createdAt }) => <DateTime value={createdAt} />,
          },
          {
            key: 'account',
            header: t({ message: 'Account', context: 'payment', comment: 'Where money is paid out to' }),
            priority: 'high',
            cell: (row) => (
              <>
                <bdi>{accountName(row)}</bdi> · <bdi>{row.orderNo}</bdi>
              </>
            ),
          },
          {
            key: 'amount',
            header: t`Amount`,
            align: 'end',
            cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
          },
          {
            key: 'fee',
            header: t({ message: 'Fee', comment: 'What is taken off a payment' }),
            align: 'end',
            cell: ({ fee, currency }) => <Money amount={fee} currency={currency} />,
          },
          {
            key: 'state',
            header: t({ message: 'Status', context: 'withdrawal', comment: 'How far a withdrawal is' }),
            cell: ({ state }) => <WithdrawalStateTag state={state} />,
          },
          {
            key: 'reason',
            header: t({ message: 'Reason', context: 'withdrawal', comment: 'Why money was not paid' }),
            cell: ({ reason }) => reasonOf(reason) ?? '–',
          },
        ]}
        {...records}
        rowKey={({ orderNo }) => orderNo}
        rowLink={{
          href: ({ orderNo }) => hrefOf(orderNo),
          label: ({ orderNo }) => (
            <Trans>
              Details<VisuallyHidden> of withdrawal {orderNo}</VisuallyHidden>
            </Trans>
          ),
        }}
        empty={
          <StateView
            kind="empty"
            level={3}
            title={t`No withdrawals yet`}
            description={t`Each withdrawal is listed here with what became of it.`}
          />
        }
      />
    </Section>
  );
}
