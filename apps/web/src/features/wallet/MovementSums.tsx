import { useLingui } from '@lingui/react/macro';
import type { MovementTotals } from '@mekong/api-client/types';
import { formatNumber } from '@mekong/i18n/formats/number';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Money } from '@mekong/ui/Money';
import { StatCards } from '@mekong/ui/patterns/StatCards';
import { useQuery } from '@tanstack/react-query';
import { Failure } from '../../parts/Failure.tsx';
import { type MovementPeriod, movementTotalsQuery } from '../../queries/wallet.ts';

/** What came and what left, over all movements of the filter and not only those in sight. */
export function MovementSums({ query }: { readonly query: MovementPeriod }) {
  const { data, error, refetch, isFetching } = useQuery(movementTotalsQuery(query));
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  return <MovementFigures totals={data} />;
}

/** Sums of movements, of one wallet or of many; none while they are on their way. */
export function MovementFigures({ totals: data }: { readonly totals: MovementTotals | undefined }) {
  const { t } = useLingui();
  const { code: language } = useLanguage();
  return (
    <StatCards
      label={t`Sums of the whole filter`}
      stats={
        data && [
          {
            key: 'in',
            label: t({ message: 'In, whole filter', comment: 'Sum of money that came into a wallet' }),
            value: <Money amount={data.credit} currency={data.currency} sign="always" />,
          },
          {
            key: 'out',
            label: t({ message: 'Out, whole filter', comment: 'Sum of money that left a wallet' }),
            value: <Money amount={data.debit === '0.0000' ? data.debit : `-${data.debit}`} currency={data.currency} />,
          },
          {
            key: 'net',
            label: t({ message: 'Difference', comment: 'What came into a wallet less what left it' }),
            value: <Money amount={data.net} currency={data.currency} sign="always" />,
          },
          {
            key: 'count',
            label: t({ message: 'Movements', comment: 'What went into and out of a wallet' }),
            value: formatNumber(data.count, language),
          },
        ]
      }
    />
  );
}
