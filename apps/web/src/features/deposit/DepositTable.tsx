import { Trans, useLingui } from '@lingui/react/macro';
import type { DepositOrder } from '@mekong/api-client/types';
import { DateTime } from '@mekong/ui/DateTime';
import { Money } from '@mekong/ui/Money';
import { RecordTable } from '@mekong/ui/patterns/RecordTable';
import { Section } from '@mekong/ui/patterns/Section';
import { StateView } from '@mekong/ui/StateView';
import { VisuallyHidden } from '@mekong/ui/VisuallyHidden';
import { useInfiniteQuery } from '@tanstack/react-query';
import { DepositStateTag, useMethodName } from '../../parts/deposit/deposit-labels.tsx';
import { useRecordRows } from '../../parts/records/use-record-rows.ts';
import { depositsQuery } from '../../queries/deposits.ts';

/** All deposits, the newest first, each with the way to its order. */
export function DepositTable({ hrefOf }: { readonly hrefOf: (orderNo: string) => string }) {
  const { t } = useLingui();
  const nameOf = useMethodName();
  const records = useRecordRows(useInfiniteQuery(depositsQuery()));
  return (
    <Section title={t`Your deposits`}>
      <RecordTable<DepositOrder>
        caption={t`Your deposits`}
        level={3}
        columns={[
          {
            key: 'time',
            header: t({ message: 'Time', comment: 'Heading of a column: when something happened' }),
            cell: ({ createdAt }) => <DateTime value={createdAt} />,
          },
          {
            key: 'method',
            header: t({ message: 'Method', context: 'payment', comment: 'How somebody pays' }),
            priority: 'high',
            cell: ({ method, orderNo }) => (
              <>
                <bdi>{nameOf(method)}</bdi> · <bdi>{orderNo}</bdi>
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
            key: 'credited',
            header: t({ message: 'Credited', comment: 'Heading of a column: what has reached the wallet' }),
            align: 'end',
            cell: ({ credited, currency }) => <Money amount={credited} currency={currency} />,
          },
          {
            key: 'state',
            header: t({ message: 'Status', context: 'deposit', comment: 'How far a deposit is' }),
            cell: ({ state }) => <DepositStateTag state={state} />,
          },
        ]}
        {...records}
        rowKey={({ orderNo }) => orderNo}
        rowLink={{
          href: ({ orderNo }) => hrefOf(orderNo),
          label: ({ orderNo }) => (
            <Trans>
              Details<VisuallyHidden> of deposit {orderNo}</VisuallyHidden>
            </Trans>
          ),
        }}
        empty={
          <StateView
            kind="empty"
            level={3}
            title={t`No deposits yet`}
            description={t`Each deposit is listed here with what became of it.`}
          />
        }
      />
    </Section>
  );
}
