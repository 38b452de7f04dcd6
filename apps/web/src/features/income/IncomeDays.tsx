import { Trans, useLingui } from '@lingui/react/macro';
import type { AgentIncome } from '@mekong/api-client/types';
import { lookUp } from '@mekong/api-client/unlisted';
import { formatDay } from '@mekong/i18n/formats/day';
import { formatNumber } from '@mekong/i18n/formats/number';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Button } from '@mekong/ui/Button';
import { Money } from '@mekong/ui/Money';
import { RecordTable } from '@mekong/ui/patterns/RecordTable';
import { StateView } from '@mekong/ui/StateView';
import { VisuallyHidden } from '@mekong/ui/VisuallyHidden';
import { useQuery } from '@tanstack/react-query';
import { contractKinds, type KnownKind, kindTitles } from '../../parts/agents/contract-labels.ts';
import { searchSort, sortRows, tableSort } from '../../parts/records/table-sort.ts';
import { useRecordFailure } from '../../parts/records/use-record-failure.ts';
import { type IncomeQuery, incomeQuery } from '../../queries/income.ts';
import { unitsOf } from './bill-labels.tsx';
import { incomeSorts } from './income-search.ts';

type Row = AgentIncome['rows'][number];

interface IncomeDaysProps {
  readonly query: IncomeQuery;
  readonly sort: (typeof incomeSorts)[number];
  /** Puts the rows in another order. */
  readonly onSort: (sort: (typeof incomeSorts)[number] | undefined) => void;
  /** Shows every kind, and more days. */
  readonly onAll: () => void;
  /** Address of the bills of a row. */
  readonly hrefOf: (row: { readonly day: string; readonly kind: KnownKind | undefined }) => string;
}

/** Sums of bills by day and kind, each with the way to its bills. */
export function IncomeDays({ query, sort, onSort, onAll, hrefOf }: IncomeDaysProps) {
  const { t, i18n } = useLingui();
  const { code: language } = useLanguage();
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery(incomeQuery(query));
  const failure = useRecordFailure(error, () => void refetch(), isFetching);
  // an answer of another filter may stand in while the new one comes; after a failure it would be a lie
  const answer = error && isPlaceholderData ? undefined : data;
  const kindOf = (row: Row) => i18n._(lookUp(kindTitles, row.kind, kindTitles.DAILY));
  const dayOf = ({ day }: Row) => formatDay(day, language);
  return (
    <RecordTable<Row>
      caption={t({ message: 'Income by day', comment: 'Table of the agent centre' })}
      level={3}
      columns={[
        {
          key: 'day',
          header: t({ message: 'Day', context: 'bill', comment: 'Heading of a column: a calendar day' }),
          priority: 'high',
          isSortable: true,
          cell: dayOf,
        },
        {
          key: 'kind',
          header: t({ message: 'Kind', context: 'contract', comment: 'Kind of contract: dividend, daily wage' }),
          cell: kindOf,
        },
        {
          key: 'count',
          header: t({ message: 'Bills', comment: 'What contracts of an agent have come to' }),
          align: 'end',
          cell: ({ count }) => formatNumber(count, language),
        },
        {
          key: 'amount',
          header: t({ message: 'Earned', comment: 'Sum of what bills of an agent have come to' }),
          align: 'end',
          isSortable: true,
          cell: ({ amount }) => <Money amount={amount} currency={answer?.currency} isSymbolHidden />,
        },
        {
          key: 'paid',
          header: t({ message: 'Paid', context: 'bill', comment: 'Heading of a column: what was paid of a sum' }),
          align: 'end',
          isSortable: true,
          cell: ({ paid }) => <Money amount={paid} currency={answer?.currency} isSymbolHidden />,
        },
      ]}
      // the answer has every row of the filter
      rows={
        answer &&
        sortRows(answer.rows, sort, (row, key) => (key === 'day' ? row.day : unitsOf(row[key as 'amount' | 'paid'])))
      }
      sort={tableSort(sort)}
      onSortChange={(to) => onSort(searchSort(incomeSorts, to))}
      rowKey={({ day, kind }) => `${day} ${String(kind)}`}
      isLoading={isPlaceholderData && isFetching}
      failure={failure}
      rowLink={{
        href: (row) => hrefOf({ day: row.day, kind: contractKinds.find((kind) => kind === row.kind) }),
        label: (row) => (
          <Trans comment="Link to bills; kind and day are read to screen readers">
            Bills
            <VisuallyHidden>
              : {kindOf(row)}, {dayOf(row)}
            </VisuallyHidden>
          </Trans>
        ),
      }}
      empty={<NoBills onAll={onAll} />}
    />
  );
}

/** In place of bills when a filter finds none. */
export function NoBills({ onAll }: { readonly onAll: () => void }) {
  const { t } = useLingui();
  return (
    <StateView
      kind="empty"
      level={3}
      title={t`No income in these days`}
      description={t`A contract makes a bill when your team has played in its period.`}
    >
      <Button onClick={onAll}>{t`Show 30 days of all kinds`}</Button>
    </StateView>
  );
}
