import { useLingui } from '@lingui/react/macro';
import type { Overview } from '@mekong/api-client/admin/types';
import { formatTime } from '@mekong/i18n/formats/dates';
import { formatMoney } from '@mekong/i18n/formats/money';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Card } from '@mekong/ui/Card';
import { Chart } from '@mekong/ui/Chart';

/** The wire counts in 1/10,000 of the currency unit. */
const perUnit = 10_000;

/** What was staked and paid out in each of the last 24 hours. */
export function BetHours({ overview: { hours, figures } }: { readonly overview: Overview }) {
  const { t } = useLingui();
  const { code: language } = useLanguage();
  const { timeZone, currency } = figures;
  return (
    <Card>
      <Chart
        label={t`Stakes and payouts, last 24 hours`}
        categoryLabel={t({ message: 'Hour', comment: 'Column: the hour of a day' })}
        categories={hours.map(({ startsAt }) => ({
          key: startsAt,
          label: formatTime(startsAt, { language, timeZone }),
        }))}
        series={[
          {
            key: 'stakes',
            label: t({ message: 'Stakes', context: 'sums', comment: 'Money that was bet in a time' }),
            values: hours.map(({ stakes }) => Number(stakes)),
          },
          {
            key: 'payouts',
            label: t({ message: 'Payouts', context: 'sums', comment: 'Money that was paid out on bets in a time' }),
            values: hours.map(({ payouts }) => Number(payouts)),
          },
        ]}
        formatValue={(value) => formatMoney(BigInt(Math.round(value * perUnit)), { language, currency, decimals: 0 })}
        isLastRunning
      />
    </Card>
  );
}
