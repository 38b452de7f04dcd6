import { Trans, useLingui } from '@lingui/react/macro';
import type { AgentBill } from '@mekong/api-client/types';
import { lookUp } from '@mekong/api-client/unlisted';
import { Money } from '@mekong/ui/Money';
import { RecordTable } from '@mekong/ui/patterns/RecordTable';
import type { TableColumn } from '@mekong/ui/Table';
import { VisuallyHidden } from '@mekong/ui/VisuallyHidden';
import { useInfiniteQuery } from '@tanstack/react-query';
import { kindTitles, useGamesLabel } from '../../parts/agents/contract-labels.ts';
import { useWindowLabel } from '../../parts/agents/window-label.ts';
import { useRecordFailure } from '../../parts/records/use-record-failure.ts';
import { billsQuery, type IncomeQuery } from '../../queries/income.ts';
import { BillTag } from './bill-labels.tsx';
import { NoBills } from './IncomeDays.tsx';
import { NewBill } from './NewBill.tsx';

interface BillTableProps {
  readonly query: IncomeQuery;
  /** In place of the columns that bills of every kind have. */
  readonly columns?: readonly TableColumn<AgentBill>[] | undefined;
  /** Shows every kind, and more days. */
  readonly onAll: () => void;
  /** Address of a bill. */
  readonly hrefOf: (billId: string) => string;
}

/** Bills one by one, the latest first. */
export function BillTable({ query, columns, onAll, hrefOf }: BillTableProps) {
  const { t, i18n } = useLingui();
  const gamesOf = useGamesLabel();
  const windowOf = useWindowLabel();
  const { data, error, refetch, isFetching, isPlaceholderData, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(billsQuery(query));
  const failure = useRecordFailure(error, () => void refetch(), isFetching);
  // an answer of another filter may stand in while the new one comes; after a failure it would be a lie
  const rows = error && isPlaceholderData ? undefined : data?.pages.flatMap(({ content }) => content);
  const kindOf = ({ kind }: AgentBill) => i18n._(lookUp(kindTitles, kind, kindTitles.DAILY));
  const common: readonly TableColumn<AgentBill>[] = [
    {
      key: 'window',
      header: t({ message: 'Period', comment: 'Length of time that figures are summed over' }),
      priority: 'high',
      cell: windowOf,
    },
    {
      key: 'kind',
      header: t({ message: 'Kind', context: 'contract', comment: 'Kind of contract: dividend, daily wage' }),
      cell: kindOf,
    },
    { key: 'games', header: t`Game type`, cell: ({ gameType }) => gamesOf(gameType) },
    {
      key: 'amount',
      header: t({ message: 'Earned', comment: 'Sum of what bills of an agent have come to' }),
      align: 'end',
      cell: ({ amount, earned = amount, currency }) => <Money amount={earned} currency={currency} isSymbolHidden />,
    },
    { key: 'status', header: t`Status`, cell: (bill) => <BillTag bill={bill} /> },
  ];
  return (
    <div>
      <NewBill key={JSON.stringify(query)} newest={isPlaceholderData ? undefined : rows?.[0]} />
      <RecordTable<AgentBill>
        caption={t({ message: 'Bills', comment: 'What contracts of an agent have come to' })}
        level={3}
        columns={columns ?? common}
        columnCount={columns && columns.length > 6 ? 'many' : 'few'}
        rows={rows}
        rowKey={({ billId }) => billId}
        isLoading={isPlaceholderData && isFetching}
        failure={failure}
        rowLink={{
          href: ({ billId }) => hrefOf(billId),
          label: (bill) => (
            <Trans comment="Link to one bill; kind and period are read to screen readers">
              Open
              <VisuallyHidden>
                : {kindOf(bill)}, {windowOf(bill)}
              </VisuallyHidden>
            </Trans>
          ),
        }}
        more={{ hasMore: hasNextPage, isLoading: isFetchingNextPage, onMore: () => void fetchNextPage() }}
        empty={<NoBills onAll={onAll} />}
      />
    </div>
  );
}
