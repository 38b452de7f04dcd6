import { useLingui } from '@lingui/react/macro';
import type { MemberMoney } from '@mekong/api-client/admin/types';
import { Link } from '@mekong/ui/Link';
import { disputeLabels, disputeTones } from '../../parts/dispute-labels.ts';
import { useLabel } from '../../parts/labels.ts';
import { Numbered } from '../../parts/OrderLink.tsx';
import { unmatchedReasonLabels, unmatchedStateLabels, unmatchedTones } from '../../parts/suspense-labels.ts';
import { transferLabels, transferTones } from '../../parts/transfer-labels.ts';
import { useMay } from '../../queries/operator.ts';
import { MemberTable, useMemberColumns } from './MemberTable.tsx';

interface DealingsProps {
  readonly money: MemberMoney;
}

/** Transfers and disputes of a member, and what of payments was kept or is owed; each leads to its queue where the role allows. */
export function MemberDealings({ money }: DealingsProps) {
  return (
    <>
      <Transfers money={money} />
      <Disputes money={money} />
      <Kept money={money} />
    </>
  );
}

function Transfers({ money: { transfers } }: DealingsProps) {
  const { t } = useLingui();
  const mayOpen = useMay('listAllTransfers');
  const { named, at, money, state } = useMemberColumns<'transfers'>();
  return (
    <MemberTable
      caption={t({ message: 'Transfers', comment: 'Page of money that members pass on to each other' })}
      rows={transfers}
      rowKey={({ id }) => id}
      columns={[
        named(({ transferNo }) => (
          <Numbered number={transferNo} href={mayOpen ? `/transfers?q=${transferNo}` : undefined} />
        )),
        at(({ createdAt }) => createdAt),
        {
          key: 'partner',
          header: t`Member`,
          cell: ({ partner, partnerId, isReceived }) => (
            <>
              {isReceived
                ? t({ message: 'From', context: 'transfer', comment: 'Before the sender of money' })
                : t({ message: 'To', context: 'transfer', comment: 'Before the receiver of money' })}{' '}
              <Link href={`/members?member=${partnerId}`}>
                <bdi>{partner}</bdi>
              </Link>
            </>
          ),
        },
        money((transfer) => transfer),
        state((transfer) => transfer.state, transferLabels, transferTones),
      ]}
    />
  );
}

function Disputes({ money: { disputes } }: DealingsProps) {
  const { t } = useLingui();
  const mayOpen = useMay('listDisputes');
  const { named, at, money, state } = useMemberColumns<'disputes'>();
  return (
    <MemberTable
      caption={t`Disputes`}
      rows={disputes}
      rowKey={({ id }) => id}
      columns={[
        named(
          ({ caseNo }) => <Numbered number={caseNo} href={mayOpen ? `/disputes?q=${caseNo}` : undefined} />,
          t({ message: 'Case', comment: 'Number of a dispute' }),
        ),
        at(({ openedAt }) => openedAt),
        {
          key: 'payment',
          header: t({ message: 'Payment', comment: 'What was paid out, and where' }),
          cell: ({ partNo }) => <bdi dir="ltr">{partNo}</bdi>,
        },
        money((dispute) => dispute),
        state((dispute) => dispute.state, disputeLabels, disputeTones),
      ]}
    />
  );
}

function Kept({ money: { kept } }: DealingsProps) {
  const { t } = useLingui();
  const label = useLabel();
  const mayOpen = useMay('getUnmatchedPayment');
  const { named, at, money, state } = useMemberColumns<'kept'>();
  return (
    <MemberTable
      caption={t`Kept or owed`}
      rows={kept}
      rowKey={({ id }) => id}
      columns={[
        named(
          ({ id, paymentRef, partNo }) => (
            <Numbered
              number={paymentRef ?? partNo ?? id}
              href={mayOpen ? `/unmatched-payments?item=${id}` : undefined}
            />
          ),
          t({ message: 'Payment', comment: 'What was paid out, and where' }),
        ),
        at(({ createdAt }) => createdAt),
        money((payment) => payment),
        { key: 'reason', header: t`Reason`, cell: ({ reason }) => label(unmatchedReasonLabels, reason) },
        state((payment) => payment.state, unmatchedStateLabels, unmatchedTones),
      ]}
    />
  );
}
