import { useLingui } from '@lingui/react/macro';
import type { AgentBill } from '@mekong/api-client/types';
import { formatNumber } from '@mekong/i18n/formats/number';
import { formatPercent, formatPercentFixed } from '@mekong/i18n/formats/percent';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { DateTime } from '@mekong/ui/DateTime';
import { Money } from '@mekong/ui/Money';
import { Stack } from '@mekong/ui/Stack';
import type { TableColumn } from '@mekong/ui/Table';
import { Text } from '@mekong/ui/Text';
import { type KnownKind, useGamesLabel } from '../../parts/agents/contract-labels.ts';
import { useWindowLabel } from '../../parts/agents/window-label.ts';
import { BillTag, unitsOf } from './bill-labels.tsx';

/** Names of the columns that bills can have. */
type ColumnName =
  | 'window'
  | 'games'
  | 'bets'
  | 'volume'
  | 'loss'
  | 'active'
  | 'row'
  | 'rowVolume'
  | 'rate'
  | 'gross'
  | 'downlines'
  | 'amount'
  | 'adjusted'
  | 'paidAt'
  | 'status';

/** What the bills of each kind show, in the order of their columns. */
const columnsOf: Readonly<Record<KnownKind, readonly ColumnName[]>> = {
  DIVIDEND: ['window', 'games', 'volume', 'loss', 'active', 'row', 'rate', 'gross', 'downlines', 'amount', 'status'],
  DAILY: ['window', 'volume', 'active', 'row', 'rate', 'gross', 'downlines', 'amount', 'status'],
  DAILY_MR: ['window', 'games', 'volume', 'active', 'row', 'rate', 'gross', 'downlines', 'amount', 'status'],
  HOURLY: ['window', 'rowVolume', 'volume', 'active', 'rate', 'amount', 'status'],
  REALTIME: ['window', 'bets', 'volume', 'rate', 'amount', 'adjusted', 'paidAt', 'status'],
};

/** What was taken off a bill for those below zero before it; undefined for nothing. */
function adjustmentOf({ amount, due = amount, paid, status }: AgentBill): string | undefined {
  const units = status === 'ISSUED' ? unitsOf(paid) - unitsOf(due) : 0n;
  if (units === 0n) return undefined;
  const digits = String(units < 0n ? -units : units).padStart(5, '0');
  return `${units < 0n ? '-' : ''}${digits.slice(0, -4)}.${digits.slice(-4)}`;
}

/** Columns of the bills of one kind of contract. */
export function useBillColumns(kind: KnownKind): readonly TableColumn<AgentBill>[] {
  const { t } = useLingui();
  const { code } = useLanguage();
  const gamesOf = useGamesLabel();
  const windowOf = useWindowLabel();
  const none = '–';
  const figure = (
    header: string,
    cell: TableColumn<AgentBill>['cell'],
    priority: 'normal' | 'low' = 'normal',
  ): Omit<TableColumn<AgentBill>, 'key'> => ({ header, align: 'end', priority, cell });
  const money = (amount: string | undefined, currency: string) =>
    amount === undefined ? none : <Money amount={amount} currency={currency} isSymbolHidden />;
  const all: Readonly<Record<ColumnName, Omit<TableColumn<AgentBill>, 'key'>>> = {
    window: {
      header: t({ message: 'Period', comment: 'Length of time that figures are summed over' }),
      priority: 'high',
      cell: (bill) =>
        bill.corrects === undefined ? (
          windowOf(bill)
        ) : (
          <Stack gap={1}>
            <span>{windowOf(bill)}</span>
            <Text size="small" tone="muted">
              {t({ message: 'Correction', context: 'bill', comment: 'Amount by which a bill is corrected' })}
            </Text>
          </Stack>
        ),
    },
    games: { header: t`Game type`, cell: ({ gameType }) => gamesOf(gameType) },
    bets: figure(
      t({ message: 'Number of bets', context: 'team', comment: 'Heading of a column: how many bets were settled' }),
      ({ figures }) => formatNumber(figures.bets, code),
    ),
    volume: figure(t`Valid bet`, ({ figures, currency }) => money(figures.volume, currency)),
    loss: figure(t`Cycle loss`, ({ figures, currency }) => money(figures.loss, currency)),
    active: figure(t`Active members`, ({ figures }) => formatNumber(figures.active, code)),
    row: figure(
      t({ message: 'Tier', comment: 'Row of a contract: thresholds and a rate' }),
      ({ figures: { row } }) => (row === undefined ? none : formatNumber(row, code)),
      'low',
    ),
    rowVolume: figure(
      t({
        message: 'Minimum bet',
        context: 'bill',
        comment: 'Heading of a column: where the row of a contract begins',
      }),
      ({ figures, currency }) => money(figures.rowVolume, currency),
      'low',
    ),
    rate: figure(t`Rate`, ({ figures: { rate, rateType }, currency }) => {
      if (rate === undefined || rateType === 'A') return money(rate, currency);
      const format = kind === 'DIVIDEND' ? formatPercent : formatPercentFixed;
      return <bdi dir="ltr">{format(rate, code)}</bdi>;
    }),
    gross: figure(
      t({ message: 'Gross', context: 'bill', comment: 'Heading of a column: before downlines are paid out of it' }),
      ({ figures, currency }) => money(figures.gross, currency),
      'low',
    ),
    downlines: figure(
      t({ message: 'To downlines', context: 'bill', comment: 'Heading of a column: what those below get of a sum' }),
      ({ figures, currency }) => money(figures.downlines, currency),
      'low',
    ),
    amount: figure(
      t({ message: 'Earned', comment: 'Sum of what bills of an agent have come to' }),
      ({ amount, earned = amount, currency }) => money(earned, currency),
    ),
    adjusted: figure(
      t({ message: 'Adjustments', context: 'bill', comment: 'Heading of a column: taken off for rolled back bets' }),
      (bill) => money(adjustmentOf(bill), bill.currency),
      'low',
    ),
    paidAt: {
      header: t({ message: 'Paid at', comment: 'Heading of a column: when a payment was made' }),
      cell: ({ paidAt }) => (paidAt === undefined ? none : <DateTime value={paidAt} hasSeconds />),
    },
    status: { header: t`Status`, cell: (bill) => <BillTag bill={bill} /> },
  };
  return columnsOf[kind].map((key) => ({ key, ...all[key] }));
}
