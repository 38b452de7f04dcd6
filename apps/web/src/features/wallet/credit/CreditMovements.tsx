import { useLingui } from '@lingui/react/macro';
import type { CreditMovement } from '@mekong/api-client/types';
import { lookUp } from '@mekong/api-client/unlisted';
import { formatNumber } from '@mekong/i18n/formats/number';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { DateTime } from '@mekong/ui/DateTime';
import { Money } from '@mekong/ui/Money';
import { RecordTable } from '@mekong/ui/patterns/RecordTable';
import { StatCards } from '@mekong/ui/patterns/StatCards';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Failure } from '../../../parts/Failure.tsx';
import { useRecordRows } from '../../../parts/records/use-record-rows.ts';
import { type CreditQuery, creditMovementsQuery, creditTotalsQuery } from '../../../queries/credit.ts';
import { NoMovements } from '../NoMovements.tsx';
import { creditKindLabels } from './credit-labels.ts';

interface CreditMovementsProps {
  readonly query: CreditQuery;
  /** Shows more: every kind, and more days. */
  readonly onAll: () => void;
}

/** Movements of the credit line with the sums of the whole filter. */
export function CreditMovements({ query, onAll }: CreditMovementsProps) {
  const { t, i18n } = useLingui();
  const { code: language } = useLanguage();
  const { data: totals, error, refetch, isFetching } = useQuery(creditTotalsQuery(query));
  const records = useRecordRows(useInfiniteQuery(creditMovementsQuery(query)));
  return (
    <>
      {error && !totals ? (
        <Failure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <StatCards
          label={t`Sums of the whole filter`}
          stats={
            totals && [
              {
                key: 'advanced',
                label: t({ message: 'Advanced', comment: 'Sum of advances of a credit line' }),
                value: <Money amount={totals.advanced} currency={totals.currency} />,
              },
              {
                key: 'repaid',
                label: t({ message: 'Repaid', context: 'credit', comment: 'Sum of what an agent has repaid' }),
                value: <Money amount={totals.repaid} currency={totals.currency} />,
              },
              {
                key: 'settled',
                label: t({
                  message: 'Taken when due',
                  comment: 'Sum of what was taken from the wallet for a credit line',
                }),
                value: <Money amount={totals.settled} currency={totals.currency} />,
              },
              {
                key: 'count',
                label: t({ message: 'Movements', comment: 'What went into and out of a wallet' }),
                value: formatNumber(totals.count, language),
              },
            ]
          }
        />
      )}
      <RecordTable<CreditMovement>
        caption={t({ message: 'Movements of the credit line', comment: 'Heading of a table' })}
        level={2}
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
            cell: ({ kind }) => i18n._(lookUp(creditKindLabels, kind, creditKindLabels.LIMIT)),
          },
          {
            key: 'amount',
            header: t({ message: 'Amount', comment: 'Heading of a column: an amount of money' }),
            align: 'end',
            cell: ({ amount, currency }) => <Money amount={amount} currency={currency} sign="always" isSymbolHidden />,
          },
          {
            key: 'used',
            header: t({ message: 'Used after', comment: 'Heading of a column: what of a credit line is used then' }),
            align: 'end',
            cell: ({ usedAfter, currency }) => <Money amount={usedAfter} currency={currency} isSymbolHidden />,
          },
          {
            key: 'limit',
            header: t({ message: 'Line after', comment: 'Heading of a column: the credit line then' }),
            align: 'end',
            cell: ({ limitAfter, currency }) => <Money amount={limitAfter} currency={currency} isSymbolHidden />,
          },
        ]}
        {...records}
        rowKey={({ no }) => no}
        empty={<NoMovements onAll={onAll} />}
      />
    </>
  );
}
