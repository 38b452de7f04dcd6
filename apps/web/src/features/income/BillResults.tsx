import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AgentBillDetail, AgentBillResult } from '@mekong/api-client/types';
import { lookUp } from '@mekong/api-client/unlisted';
import { formatNumber } from '@mekong/i18n/formats/number';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { DateTime } from '@mekong/ui/DateTime';
import { Link } from '@mekong/ui/Link';
import { Money } from '@mekong/ui/Money';
import { RecordTable } from '@mekong/ui/patterns/RecordTable';
import { Stack } from '@mekong/ui/Stack';
import type { TableColumn } from '@mekong/ui/Table';
import { useInfiniteQuery } from '@tanstack/react-query';
import { categoryLabels } from '../../parts/records/category-labels.ts';
import { useRecordRows } from '../../parts/records/use-record-rows.ts';
import { billMembersQuery, billResultsQuery } from '../../queries/income.ts';
import type { IncomeSearch } from './income-search.ts';

const settled = msg({
  message: 'Settled',
  context: 'result of a bet',
  comment: 'Row of a bill: the bet was decided and paid',
});

/** Why a result was booked. */
const reasons: Readonly<Record<Exclude<AgentBillResult['reason'], object>, MessageDescriptor>> = {
  SETTLE: settled,
  IMPORT: settled,
  RESETTLE: msg({
    message: 'Settled again',
    context: 'result of a bet',
    comment: 'Row of a bill: the result of a bet was corrected by its provider',
  }),
  VOID: msg({ message: 'Voided', context: 'result of a bet', comment: 'Row of a bill: the bet counts no more' }),
  ROLLBACK: msg({
    message: 'Taken back',
    context: 'result of a bet',
    comment: 'Row of a bill: the provider has taken the bet back',
  }),
  BONUS: msg({ message: 'Bonus', context: 'bill', comment: 'Heading of a column: bonus money' }),
};

/** How the server names what is shown. */
export const resultsOf = { bets: 'BETS', bonuses: 'BONUSES' } as const;

interface BillResultsProps {
  readonly detail: AgentBillDetail;
  readonly of: 'bets' | 'bonuses';
  /** Only of this member. */
  readonly member: string | undefined;
  readonly title: string;
  readonly hrefOf: (change: Partial<IncomeSearch>) => string;
}

/** Bets or bonuses one by one; their sum is the figure of the bill, or of the member. */
export function BillResults({ detail: { bill, statement }, of, member, title, hrefOf }: BillResultsProps) {
  const { t, i18n } = useLingui();
  const { code } = useLanguage();
  const { rows, ...list } = useRecordRows(
    useInfiniteQuery(billResultsQuery(bill.billId, { of: resultsOf[of], member })),
  );
  const isOfOne = member !== undefined;
  const { data } = useInfiniteQuery({ ...billMembersQuery(bill.billId, member), enabled: isOfOne });
  const one = data?.pages[0]?.content[0];
  const sums = isOfOne ? one : statement.team;
  const money = (amount: string) => <Money amount={amount} currency={statement.currency} isSymbolHidden />;
  const figure = (key: 'volume' | 'ggr' | 'bonus', header: string): TableColumn<AgentBillResult> => ({
    key,
    header,
    align: 'end',
    cell: (row) => money(row[key]),
  });
  const columns: TableColumn<AgentBillResult>[] = [
    {
      key: 'time',
      header: t`Time`,
      priority: 'high',
      cell: ({ time }) => <DateTime value={time} hasSeconds />,
    },
    {
      key: 'name',
      header: t({ message: 'Member', context: 'bill', comment: 'Heading of a column: name of a member' }),
      cell: ({ member: { name } }) => <bdi>{name}</bdi>,
    },
    { key: 'category', header: t`Category`, cell: ({ category }) => i18n._(lookUp(categoryLabels, category, settled)) },
  ];
  if (of === 'bets')
    columns.push(
      {
        key: 'betNo',
        header: t({ message: 'Bet number', comment: 'Heading of a column: number to quote to customer service' }),
        cell: ({ betNo }) => <bdi dir="ltr">{betNo}</bdi>,
      },
      {
        key: 'reason',
        header: t({ message: 'What happened', context: 'bill', comment: 'Heading of a column: settled, voided' }),
        cell: ({ reason }) => i18n._(lookUp(reasons, reason, settled)),
      },
      {
        key: 'bets',
        header: t({ message: 'Bets', context: 'bill', comment: 'Number of bets that a bill counts' }),
        align: 'end',
        cell: ({ bets }) => formatNumber(bets, code),
      },
      figure('volume', t({ message: 'Valid bet', comment: 'Part of a stake that counts for bonuses and rebates' })),
      figure('ggr', t({ message: 'Stakes less payouts', comment: 'What the house has won from the team' })),
    );
  else
    columns.push(
      figure('bonus', t({ message: 'Bonus', context: 'bill', comment: 'Heading of a column: bonus money' })),
    );
  return (
    <Stack gap={3}>
      {isOfOne && (
        <p>
          {one && <bdi>{one.name}</bdi>}{' '}
          <Link href={hrefOf({ rows: 'members', member: undefined })}>
            <Trans comment="Link from the bets of one member of a team to those of all">All members</Trans>
          </Link>
        </p>
      )}
      <RecordTable<AgentBillResult>
        caption={title}
        level={3}
        density="compact"
        columnCount={columns.length > 6 ? 'many' : 'few'}
        columns={columns}
        rows={rows}
        {...list}
        rowKey={({ no }) => no}
        totals={
          sums && {
            label: t({ message: 'Total', comment: 'Row of sums' }),
            cells: {
              bets: formatNumber(sums.bets, code),
              ...{ volume: money(sums.volume), ggr: money(sums.ggr), bonus: money(sums.bonus) },
            },
          }
        }
      />
    </Stack>
  );
}
