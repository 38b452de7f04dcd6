import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '@mekong/i18n/formats/number';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Money } from '@mekong/ui/Money';
import { StatCards } from '@mekong/ui/patterns/StatCards';
import { useQuery } from '@tanstack/react-query';
import { Failure } from '../../parts/Failure.tsx';
import { billTotalsQuery, type IncomeQuery } from '../../queries/income.ts';

/** What all bills of the filter have come to, and what was paid. */
export function IncomeSums({ query }: { readonly query: IncomeQuery }) {
  const { t } = useLingui();
  const { code: language } = useLanguage();
  const { data, error, refetch, isFetching } = useQuery(billTotalsQuery(query));
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  return (
    <StatCards
      label={t`Sums of the whole filter`}
      expected={3}
      stats={
        data && [
          {
            key: 'amount',
            label: t({ message: 'Earned', comment: 'Sum of what bills of an agent have come to' }),
            value: <Money amount={data.amount} currency={data.currency} />,
          },
          {
            key: 'paid',
            label: t({ message: 'Paid to your wallet', comment: 'What went to the wallet of an agent' }),
            value: <Money amount={data.paid} currency={data.currency} />,
          },
          {
            key: 'count',
            label: t({ message: 'Bills', comment: 'What contracts of an agent have come to' }),
            value: formatNumber(data.count, language),
          },
        ]
      }
    />
  );
}
