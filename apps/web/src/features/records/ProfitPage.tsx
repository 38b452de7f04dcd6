import { useLingui } from '@lingui/react/macro';
import type { ProfitReport } from '@mekong/api-client/types';
import { lookUp } from '@mekong/api-client/unlisted';
import { formatDate } from '@mekong/i18n/formats/dates';
import { formatDuration } from '@mekong/i18n/formats/duration';
import { moneyInSentence } from '@mekong/i18n/formats/money-text';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Card } from '@mekong/ui/Card';
import { Chart } from '@mekong/ui/Chart';
import { Money } from '@mekong/ui/Money';
import { PageHeader } from '@mekong/ui/patterns/PageHeader';
import { Section } from '@mekong/ui/patterns/Section';
import { StatCards } from '@mekong/ui/patterns/StatCards';
import { Stack } from '@mekong/ui/Stack';
import { StateView } from '@mekong/ui/StateView';
import { Tabs } from '@mekong/ui/Tabs';
import { useQuery } from '@tanstack/react-query';
import { Failure } from '../../parts/Failure.tsx';
import { categoryLabels } from '../../parts/records/category-labels.ts';
import { useCentreSearch } from '../../parts/records/use-centre-search.ts';
import { usePageTitle } from '../../parts/use-page-title.ts';
import { profitQuery } from '../../queries/profit.ts';
import { ExportProfit } from './ExportProfit.tsx';
import { type ProfitSearch, profitPeriods, profitSearch } from './profit-search.ts';

/** Profit and loss (personalProfit): money paid in and out, stakes and payouts by time and by kind of games. */
export function ProfitPage({ search }: { readonly search: ProfitSearch }) {
  const { t } = useLingui();
  const { show } = useCentreSearch('/member', profitSearch);
  const period = search.period ?? 'DAILY';
  const { data, error, refetch, isFetching } = useQuery(profitQuery(period));
  const title = t({ message: 'Profit and loss', comment: 'Page of the member centre' });
  usePageTitle(title);
  const names = {
    DAILY: t({ message: 'Daily', context: 'profit', comment: 'Profit and loss by days' }),
    WEEKLY: t({ message: 'Weekly', context: 'profit', comment: 'Profit and loss by weeks' }),
    SEMIMONTHLY: t({ message: 'Half-monthly', context: 'profit', comment: 'Profit and loss by half months' }),
    MONTHLY: t({ message: 'Monthly', context: 'profit', comment: 'Profit and loss by months' }),
  };
  return (
    <Stack gap={5}>
      <PageHeader
        title={title}
        text={t`Bets count on the day that they are settled. Time played runs from bet to bet, without pauses of more than ten minutes.`}
        actions={<ExportProfit key={period} period={period} />}
      />
      <Tabs
        label={t({ message: 'Period', comment: 'Length of time that figures are summed over' })}
        tabs={profitPeriods.map((value) => ({ value, label: names[value] }))}
        value={period}
        onValueChange={(value) => show({ period: value }, true)}
      >
        <Stack gap={6}>
          {error && !data ? (
            <Failure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
          ) : (
            <>
              <ProfitFigures report={data} />
              {data && <ProfitCharts report={data} />}
            </>
          )}
        </Stack>
      </Tabs>
    </Stack>
  );
}

/** The figures of the whole report, and of all time. */
function ProfitFigures({ report }: { readonly report: ProfitReport | undefined }) {
  const { t } = useLingui();
  const { code: language } = useLanguage();
  const money = (amount: string, sign?: 'always') => <Money amount={amount} currency={report?.currency} sign={sign} />;
  return (
    <StatCards
      label={t`Figures of the period`}
      expected={10}
      stats={
        report && [
          {
            key: 'net',
            label: t({ message: 'Won or lost', comment: 'Payouts less stakes' }),
            value: money(report.totals.net, 'always'),
          },
          {
            key: 'stake',
            label: t({ message: 'Stakes', context: 'profit', comment: 'Sum of all stakes' }),
            value: money(report.totals.stake),
          },
          { key: 'payout', label: t`Payouts`, value: money(report.totals.payout) },
          { key: 'deposits', label: t`Deposits`, value: money(report.totals.deposits) },
          { key: 'withdrawals', label: t`Withdrawals`, value: money(report.totals.withdrawals) },
          {
            key: 'bonuses',
            label: t`Bonuses`,
            value: money(report.bonuses),
          },
          {
            key: 'lifetime',
            label: t({ message: 'Net deposits of all time', comment: 'All deposits less all withdrawals' }),
            value: money(report.lifetime.net, 'always'),
          },
          {
            key: 'played',
            label: t({ message: 'Time played', comment: 'From bet to bet, without long pauses' }),
            value: formatDuration(report.secondsPlayed, language),
          },
          {
            key: 'time',
            label: t({ message: 'Time logged in', comment: 'How long somebody had the site open' }),
            value: formatDuration(report.secondsLoggedIn, language),
          },
          {
            key: 'longest',
            label: t({ message: 'Longest session', comment: 'Longest time that somebody had the site open' }),
            value: formatDuration(report.longestSeconds, language),
          },
        ]
      }
    />
  );
}

/** Stakes and payouts by time and by kind of games, each chart with its table. */
function ProfitCharts({ report }: { readonly report: ProfitReport }) {
  const { t, i18n } = useLingui();
  const { code: language } = useLanguage();
  const { currency, timeZone, spans, categories } = report;
  const formatValue = (value: number) =>
    moneyInSentence(String(Math.round(value)), { language, currency, decimals: 0 });
  // figures of a chart are for the eye; sums are the server's
  const series = (rows: readonly { readonly stake: string; readonly payout: string }[]) => [
    {
      key: 'stake',
      label: t({ message: 'Stakes', context: 'profit', comment: 'Sum of all stakes' }),
      values: rows.map(({ stake }) => Number(stake)),
    },
    { key: 'payout', label: t`Payouts`, values: rows.map(({ payout }) => Number(payout)) },
  ];
  if (categories.length === 0)
    return (
      <StateView
        kind="empty"
        title={t`No bets in this period`}
        description={t`Choose a longer period to see earlier bets.`}
      />
    );
  const [byTime, byGames] = [t`Stakes and payouts over time`, t`Stakes and payouts by kind of games`];
  return (
    <>
      <Section title={byTime}>
        <Card>
          <Chart
            label={byTime}
            categoryLabel={t({
              message: 'From',
              context: 'period',
              comment: 'Heading of a column: first day of a period',
            })}
            categories={spans.map(({ from }) => ({
              key: from,
              label: formatDate(from, { language, timeZone, length: 'short' }),
            }))}
            series={series(spans)}
            formatValue={formatValue}
            isLastRunning
          />
        </Card>
      </Section>
      <Section title={byGames}>
        <Card>
          <Chart
            label={byGames}
            categoryLabel={t`Category`}
            categories={categories.map(({ category }) => ({
              key: category,
              label: i18n._(lookUp(categoryLabels, category, categoryLabels.CONS)),
            }))}
            series={series(categories)}
            formatValue={formatValue}
          />
        </Card>
      </Section>
    </>
  );
}
