import { Trans, useLingui } from '@lingui/react/macro';
import type { Movement } from '@mekong/api-client/types';
import { lookUp } from '@mekong/api-client/unlisted';
import { DateTime } from '@mekong/ui/DateTime';
import { Link } from '@mekong/ui/Link';
import { Money } from '@mekong/ui/Money';
import { RecordTable } from '@mekong/ui/patterns/RecordTable';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRecordRows } from '../../parts/records/use-record-rows.ts';
import { type MovementQuery, movementsQuery } from '../../queries/wallet.ts';
import { CorrectionCause } from './CorrectionCause.tsx';
import { movementLabels } from './movement-labels.ts';
import { NoMovements } from './NoMovements.tsx';

interface MovementTableProps {
  readonly query: MovementQuery;
  /** Shows more: every kind, and more days. */
  readonly onAll: () => void;
  /**
   * What left and what came stand in columns of their own, beside the number of each movement.
   * @default false
   */
  readonly isSplit?: boolean | undefined;
}

/** What caused a movement, with the way to it; a dash where nothing can be opened. */
function Cause({
  kind,
  orderNo,
  transferNo,
  betNo,
  bonusId,
  billNo,
  correction,
}: Pick<Movement, 'kind' | 'orderNo' | 'transferNo' | 'betNo' | 'bonusId' | 'billNo' | 'correction'>) {
  if (correction) return <CorrectionCause correction={correction} />;
  if (orderNo !== undefined && (kind === 'WITHDRAWAL' || kind === 'WITHDRAWAL_BACK'))
    return (
      <Link href={`/member?page=withdraw&order=${orderNo}`}>
        <Trans comment="Number of a withdrawal">
          Withdrawal <bdi>{orderNo}</bdi>
        </Trans>
      </Link>
    );
  if (orderNo !== undefined)
    return (
      <Link href={`/member?page=depositv2&order=${orderNo}`}>
        <Trans comment="Number of a deposit">
          Deposit <bdi>{orderNo}</bdi>
        </Trans>
      </Link>
    );
  if (transferNo !== undefined) {
    const isOwn = kind === 'VENDOR_IN' || kind === 'VENDOR_OUT';
    const address = isOwn ? 'transferFund&transfer' : 'transferUpline&order';
    return (
      <Link href={`/member?page=${address}=${transferNo}`}>
        <Trans comment="Number of a transfer">
          Transfer <bdi>{transferNo}</bdi>
        </Trans>
      </Link>
    );
  }
  if (betNo !== undefined)
    return (
      <Link href={`/member?page=personalHistoryCopy&bet=${betNo}`}>
        <Trans comment="Number of a bet">
          Bet <bdi>{betNo}</bdi>
        </Trans>
      </Link>
    );
  if (bonusId !== undefined)
    return (
      <Link href={`/member?page=bonusDetails&bonus=${bonusId}`}>
        <Trans context="movement" comment="Leads to the bonus that has become cash">
          Bonus
        </Trans>
      </Link>
    );
  if (billNo !== undefined)
    return (
      <Link href={`/agentHome?page=agentRevenueReport&bill=${billNo}`}>
        <Trans comment="Number of a bill of a contract">
          Bill <bdi>{billNo}</bdi>
        </Trans>
      </Link>
    );
  if (kind === 'CREDIT_ADVANCE' || kind === 'CREDIT_REPAYMENT')
    return (
      <Link href="/agentHome?page=agentCreditReport">
        <Trans context="movement" comment="Leads to the credit line that money was taken from, or went back to">
          Credit line
        </Trans>
      </Link>
    );
  return '–';
}

/** Movements of the wallet, the newest first, each with the balance that it left. */
export function MovementTable({ query, onAll, isSplit = false }: MovementTableProps) {
  const { t, i18n } = useLingui();
  const records = useRecordRows(useInfiniteQuery(movementsQuery(query)));
  return (
    <RecordTable<Movement>
      caption={t({ message: 'Movements', comment: 'What went into and out of a wallet' })}
      level={3}
      columns={[
        {
          key: 'time',
          header: t({ message: 'Time', comment: 'Heading of a column: when something happened' }),
          cell: ({ at }) => <DateTime value={at} hasSeconds />,
        },
        {
          key: 'kind',
          header: t({ message: 'Kind', context: 'movement', comment: 'What moved the money' }),
          priority: 'high',
          cell: ({ kind }) => i18n._(lookUp(movementLabels, kind, movementLabels.OTHER)),
        },
        {
          key: 'cause',
          header: t({ message: 'Cause', comment: 'Heading of a column: what moved the money, to be opened' }),
          cell: (row) => <Cause {...row} />,
        },
        ...(isSplit
          ? [
              {
                key: 'out',
                header: t({
                  message: 'Out',
                  context: 'movement',
                  comment: 'Heading of a column: money that left a wallet',
                }),
                align: 'end' as const,
                cell: ({ amount, currency }: Movement) =>
                  amount.startsWith('-') ? <Money amount={amount} currency={currency} sign="always" /> : '–',
              },
              {
                key: 'in',
                header: t({
                  message: 'In',
                  context: 'movement',
                  comment: 'Heading of a column: money that came into a wallet',
                }),
                align: 'end' as const,
                cell: ({ amount, currency }: Movement) =>
                  amount.startsWith('-') ? '–' : <Money amount={amount} currency={currency} sign="always" />,
              },
            ]
          : [
              {
                key: 'amount',
                header: t`Amount`,
                align: 'end' as const,
                cell: ({ amount, currency }: Movement) => <Money amount={amount} currency={currency} sign="always" />,
              },
            ]),
        {
          key: 'after',
          header: t`Balance after`,
          align: 'end',
          cell: ({ balanceAfter, currency }) => <Money amount={balanceAfter} currency={currency} />,
        },
      ]}
      {...records}
      rowKey={({ no }) => no}
      empty={<NoMovements onAll={onAll} />}
    />
  );
}
