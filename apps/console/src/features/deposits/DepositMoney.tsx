import { useLingui } from '@lingui/react/macro';
import type { DepositOrderDetail } from '@mekong/api-client/admin/types';
import { DateTime } from '@mekong/ui/DateTime';
import { Link } from '@mekong/ui/Link';
import { Money } from '@mekong/ui/Money';
import { Section } from '@mekong/ui/patterns/Section';
import { Stack } from '@mekong/ui/Stack';
import { StateView } from '@mekong/ui/StateView';
import { Table } from '@mekong/ui/Table';
import { Text } from '@mekong/ui/Text';
import { useLabel } from '../../parts/labels.ts';
import { StateCell } from '../../parts/StateCell.tsx';
import {
  outcomeLabels,
  paymentStateLabels,
  unmatchedReasonLabels,
  unmatchedStateLabels,
} from '../../parts/suspense-labels.ts';
import { useMay } from '../../queries/operator.ts';
import { accountLabels, postingLabels } from './ledger-labels.ts';

interface DepositMoneyProps {
  readonly detail: DepositOrderDetail;
}

/** What has come of a deposit, what of it was kept, and what the ledger has booked. */
export function DepositMoney({ detail }: DepositMoneyProps) {
  const { t } = useLingui();
  return (
    <>
      <Section title={t`Payments`}>
        {detail.payments.length === 0 ? (
          <StateView kind="empty" title={t`Nothing was paid`} />
        ) : (
          <Payments detail={detail} />
        )}
      </Section>
      {detail.kept.length > 0 && <Kept detail={detail} />}
      {detail.movements.length > 0 && <Movements detail={detail} />}
    </>
  );
}

function Payments({ detail: { payments } }: DepositMoneyProps) {
  const { t } = useLingui();
  const label = useLabel();
  return (
    <Table
      caption={t`Payments`}
      columnCount="many"
      rows={payments}
      rowKey={({ paymentRef }) => paymentRef}
      columns={[
        {
          key: 'ref',
          header: t`Payment`,
          priority: 'high',
          cell: ({ paymentRef }) => <bdi dir="ltr">{paymentRef}</bdi>,
        },
        {
          key: 'amount',
          header: t`Amount`,
          cell: ({ amount, takenBack, currency }) => (
            <Stack gap={1}>
              <Money amount={amount} currency={currency} />
              {Number(takenBack) > 0 && (
                <Text size="small" tone="muted">
                  {t({ message: 'Taken back', context: 'payment', comment: 'What became of a payment: by its bank' })}:{' '}
                  <Money amount={takenBack} currency={currency} />
                </Text>
              )}
            </Stack>
          ),
        },
        {
          key: 'fee',
          header: t({ message: 'Fee', context: 'deposit', comment: 'What a payment costs the member' }),
          cell: ({ memberFee, currency }) => <Money amount={memberFee} currency={currency} />,
        },
        {
          key: 'kept',
          header: t`Kept by the provider`,
          cell: ({ providerFee, currency }) => <Money amount={providerFee} currency={currency} />,
        },
        {
          key: 'paid',
          header: t({ message: 'Paid', context: 'when', comment: 'When a payer paid' }),
          cell: ({ paidAt }) => <DateTime value={paidAt} hasSeconds />,
        },
        {
          key: 'booked',
          header: t({ message: 'Booked', comment: 'When the ledger has taken a payment' }),
          cell: ({ bookedAt }) => <DateTime value={bookedAt} hasSeconds />,
        },
        { key: 'state', header: t`State`, cell: ({ state }) => label(paymentStateLabels, state) },
      ]}
    />
  );
}

function Kept({ detail: { kept } }: DepositMoneyProps) {
  const { t } = useLingui();
  const label = useLabel();
  const mayOpen = useMay('getUnmatchedPayment');
  const title = t`Kept payments and refunds`;
  return (
    <Section title={title}>
      <Table
        caption={title}
        rows={kept}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'ref',
            header: t`Payment`,
            priority: 'high',
            cell: ({ id, paymentRef }) => {
              const ref = <bdi dir="ltr">{paymentRef ?? id}</bdi>;
              return mayOpen ? <Link href={`/unmatched-payments?item=${id}`}>{ref}</Link> : ref;
            },
          },
          {
            key: 'amount',
            header: t`Amount`,
            cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
          },
          { key: 'reason', header: t`Reason`, cell: ({ reason }) => label(unmatchedReasonLabels, reason) },
          {
            key: 'refund',
            header: t({ message: 'Refund', context: 'payment', comment: 'Money that goes back to its payer' }),
            cell: ({ refundNo }) => (refundNo ? <bdi dir="ltr">{refundNo}</bdi> : '–'),
          },
          {
            key: 'state',
            header: t`State`,
            cell: ({ state, outcome, decidedBy, wasRefused }) => (
              <StateCell
                label={outcome ? label(outcomeLabels, outcome) : label(unmatchedStateLabels, state)}
                tone={outcome ? 'positive' : 'accent'}
                notes={wasRefused && state === 'OPEN' ? [t`The refund was not made`] : []}
                decidedBy={decidedBy}
              />
            ),
          },
        ]}
      />
    </Section>
  );
}

function Movements({ detail: { movements } }: DepositMoneyProps) {
  const { t } = useLingui();
  const label = useLabel();
  const title = t({ message: 'Ledger', comment: 'Heading: what the books have of a deposit' });
  return (
    <Section title={title}>
      <Table
        caption={title}
        rows={movements.flatMap(({ legs, ...posting }) =>
          legs.map((leg, at) => ({ ...posting, ...leg, key: `${posting.id} ${at}`, isFirst: at === 0 })),
        )}
        rowKey={({ key }) => key}
        columns={[
          {
            key: 'kind',
            header: t({ message: 'Booked as', comment: 'Column: kind of a posting of the ledger' }),
            priority: 'high',
            cell: ({ kind }) => label(postingLabels, kind),
          },
          { key: 'at', header: t`Time`, cell: ({ at }) => <DateTime value={at} hasSeconds /> },
          {
            key: 'account',
            header: t({ message: 'Account', context: 'ledger', comment: 'Column: account of the ledger' }),
            cell: ({ account, owner }) => (
              <>
                {label(accountLabels, account)}{' '}
                {owner && account === 'PSP' && (
                  <Text size="small" tone="muted">
                    <bdi dir="ltr">{owner}</bdi>
                  </Text>
                )}
              </>
            ),
          },
          {
            key: 'amount',
            header: t`Amount`,
            align: 'end',
            cell: ({ amount, currency }) => <Money amount={amount} currency={currency} sign="always" />,
          },
        ]}
      />
    </Section>
  );
}
