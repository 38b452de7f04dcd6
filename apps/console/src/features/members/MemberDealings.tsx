import { useLingui } from '@lingui/react/macro';
import type { MemberMoney } from '@mekong/api-client/admin/types';
import { DateTime } from '@mekong/ui/DateTime';
import { Link } from '@mekong/ui/Link';
import { Money } from '@mekong/ui/Money';
import { Table } from '@mekong/ui/Table';
import { Tag } from '@mekong/ui/Tag';
import { disputeLabels, disputeTones } from '../../parts/dispute-labels.ts';
import { useLabel } from '../../parts/labels.ts';
import { unmatchedReasonLabels, unmatchedStateLabels, unmatchedTones } from '../../parts/suspense-labels.ts';
import { lookIn } from '../../parts/tones.ts';
import { transferLabels, transferTones } from '../../parts/transfer-labels.ts';
import { useMay } from '../../queries/operator.ts';

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
  const label = useLabel();
  const mayOpen = useMay('listAllTransfers');
  if (transfers.length === 0) return null;
  return (
    <Table
      caption={t({ message: 'Transfers', comment: 'Page of money that members pass on to each other' })}
      isCaptionShown
      rows={transfers}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'number',
          header: t`Number`,
          priority: 'high',
          cell: ({ transferNo }) => (
            <Numbered number={transferNo} href={mayOpen ? `/transfers?q=${transferNo}` : undefined} />
          ),
        },
        { key: 'at', header: t`Time`, cell: ({ createdAt }) => <DateTime value={createdAt} /> },
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
        {
          key: 'amount',
          header: t`Amount`,
          align: 'end',
          cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
        },
        {
          key: 'state',
          header: t`State`,
          cell: ({ state }) => <Tag {...lookIn(transferTones, state)}>{label(transferLabels, state)}</Tag>,
        },
      ]}
    />
  );
}

function Disputes({ money: { disputes } }: DealingsProps) {
  const { t } = useLingui();
  const label = useLabel();
  const mayOpen = useMay('listDisputes');
  if (disputes.length === 0) return null;
  return (
    <Table
      caption={t`Disputes`}
      isCaptionShown
      rows={disputes}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'case',
          header: t({ message: 'Case', comment: 'Number of a dispute' }),
          priority: 'high',
          cell: ({ caseNo }) => <Numbered number={caseNo} href={mayOpen ? `/disputes?q=${caseNo}` : undefined} />,
        },
        { key: 'at', header: t`Time`, cell: ({ openedAt }) => <DateTime value={openedAt} /> },
        {
          key: 'payment',
          header: t({ message: 'Payment', comment: 'What was paid out, and where' }),
          cell: ({ partNo }) => <bdi dir="ltr">{partNo}</bdi>,
        },
        {
          key: 'amount',
          header: t`Amount`,
          align: 'end',
          cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
        },
        {
          key: 'state',
          header: t`State`,
          cell: ({ state }) => <Tag {...lookIn(disputeTones, state)}>{label(disputeLabels, state)}</Tag>,
        },
      ]}
    />
  );
}

function Kept({ money: { kept } }: DealingsProps) {
  const { t } = useLingui();
  const label = useLabel();
  const mayOpen = useMay('getUnmatchedPayment');
  if (kept.length === 0) return null;
  return (
    <Table
      caption={t`Kept or owed`}
      isCaptionShown
      rows={kept}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'payment',
          header: t({ message: 'Payment', comment: 'What was paid out, and where' }),
          priority: 'high',
          cell: ({ id, paymentRef, partNo }) => (
            <Numbered
              number={paymentRef ?? partNo ?? id}
              href={mayOpen ? `/unmatched-payments?item=${id}` : undefined}
            />
          ),
        },
        { key: 'at', header: t`Time`, cell: ({ createdAt }) => <DateTime value={createdAt} /> },
        {
          key: 'amount',
          header: t`Amount`,
          align: 'end',
          cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
        },
        { key: 'reason', header: t`Reason`, cell: ({ reason }) => label(unmatchedReasonLabels, reason) },
        {
          key: 'state',
          header: t`State`,
          cell: ({ state }) => <Tag {...lookIn(unmatchedTones, state)}>{label(unmatchedStateLabels, state)}</Tag>,
        },
      ]}
    />
  );
}

/** A number, which leads to what it is of where there is an address. */
function Numbered({ number, href }: { readonly number: string; readonly href: string | undefined }) {
  const text = <bdi dir="ltr">{number}</bdi>;
  return href === undefined ? text : <Link href={href}>{text}</Link>;
}
