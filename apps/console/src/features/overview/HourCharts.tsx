import { useLingui } from '@lingui/react/macro';
import type { Overview } from '@mekong/api-client/admin/types';
import { formatTime } from '@mekong/i18n/formats/dates';
import { formatMoney } from '@mekong/i18n/formats/money';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Card } from '@mekong/ui/Card';
import { Chart } from '@mekong/ui/Chart';

/** The wire counts in 1/10,000 of the currency unit. */
const perUnit = 10_000;

interface HourChartProps {
  readonly overview: Overview;
}

/** What was staked and paid out in each of the last 24 hours. */
export function BetHours({ overview }: HourChartProps) {
  const { t } = useLingui();
  return (
    <HourChart
      overview={overview}
      label={t`Stakes and payouts, last 24 hours`}
      figures={{
        stakes: t({ message: 'Stakes', context: 'sums', comment: 'Money that was bet in a time' }),
        payouts: t({ message: 'Payouts', context: 'sums', comment: 'Money that was paid out on bets in a time' }),
      }}
    />
  );
}

/** What members paid in and were paid out in each of the last 24 hours. */
export function MoneyHours({ overview }: HourChartProps) {
  const { t } = useLingui();
  return (
    <HourChart
      overview={overview}
      label={t`Deposits and withdrawals, last 24 hours`}
      figures={{ deposits: t`Deposits`, withdrawals: t`Withdrawals` }}
    />
  );
}

interface TwoFiguresProps extends HourChartProps {
  /** What is compared. */
  readonly label: string;
  /** The figures of an hour, and what they are called. */
  readonly figures: Partial<Record<Exclude<keyof Overview['hours'][number], 'startsAt'>, string>>;
}

/** Two sums of money by hour, by the clocks of the merchant. */
function HourChart({ overview: { hours, figures: site }, label, figures }: TwoFiguresProps) {
  const { t } = useLingui();
  const { code: language } = useLanguage();
  const { timeZone, currency } = site;
  return (
    <Card>
      <Chart
        label={label}
        categoryLabel={t({ message: 'Hour', comment: 'Column: the hour of a day' })}
        categories={hours.map(({ startsAt }) => ({
          key: startsAt,
          label: formatTime(startsAt, { language, timeZone }),
        }))}
        series={(Object.entries(figures) as [keyof typeof figures, string][]).map(([key, name]) => ({
          key,
          label: name,
          values: hours.map((hour) => Number(hour[key])),
        }))}
        formatValue={(value) => formatMoney(BigInt(Math.round(value * perUnit)), { language, currency, decimals: 0 })}
        isLastRunning
      />
    </Card>
  );
}
