import { useLingui } from '@lingui/react/macro';
import { getPlayStatisticsOptions } from '@mekong/api-client/queries/getPlayStatistics';
import type { PlayStatistics } from '@mekong/api-client/types';
import { formatDuration } from '@mekong/i18n/formats/duration';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Card } from '@mekong/ui/Card';
import { Chart } from '@mekong/ui/Chart';
import { Money } from '@mekong/ui/Money';
import { Section } from '@mekong/ui/patterns/Section';
import { StatCards } from '@mekong/ui/patterns/StatCards';
import { Skeleton } from '@mekong/ui/Skeleton';
import { Stack } from '@mekong/ui/Stack';
import { Tabs } from '@mekong/ui/Tabs';
import { useQuery } from '@tanstack/react-query';
import { Failure } from '../../parts/Failure.tsx';
import { unitsOf, wireOf } from '../../parts/payment-amount.ts';

type Span = 'week' | 'month';
const daysOf: Readonly<Record<Span, number>> = { week: 7, month: 30 };

interface OwnFiguresProps {
  readonly span: Span;
  readonly onSpanChange: (span: Span) => void;
}

/** What the own play comes to: time by day, net result, and what was paid in and out. */
export function OwnFigures({ span, onSpanChange }: OwnFiguresProps) {
  const { t } = useLingui();
  const { data, error, refetch, isFetching } = useQuery({
    ...getPlayStatisticsOptions({ query: { days: daysOf[span] } }),
    staleTime: 30_000,
  });
  return (
    <Section title={t`My play in figures`}>
      <Tabs
        label={t`Period of the figures`}
        tabs={[
          { value: 'week', label: t`7 days` },
          { value: 'month', label: t`30 days` },
        ]}
        value={span}
        onValueChange={onSpanChange}
      >
        {data && <Figures figures={data} />}
        {!data && error && <Failure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
        {!data && !error && <Skeleton shape="control" />}
      </Tabs>
    </Section>
  );
}

const secondsOfMinute = 60;

function Figures({ figures }: { readonly figures: PlayStatistics }) {
  const { t } = useLingui();
  const { code: language } = useLanguage();
  const { days, minutes, net, deposits, withdrawals, currency } = figures;
  const span = (value: number) => formatDuration(value * secondsOfMinute, language);
  const netDeposits = wireOf(unitsOf(deposits) - unitsOf(withdrawals));
  return (
    <Stack gap={4}>
      <StatCards
        label={t`My play in figures`}
        stats={[
          { key: 'time', label: t`Time played`, value: span(minutes) },
          { key: 'net', label: t`Net result`, value: <Money amount={net} currency={currency} sign="always" /> },
          {
            key: 'deposits',
            label: t({ message: 'Net deposits', comment: 'What was paid in less what was paid out' }),
            value: <Money amount={netDeposits} currency={currency} />,
          },
        ]}
      />
      <Card padding="lg">
        <Chart
          label={t`Time played by day`}
          categoryLabel={t({ message: 'Day', context: 'limit', comment: 'What a limit is for' })}
          categories={days.map(({ day }) => ({
            key: day,
            // of the last days the number alone tells one from another, and thirty of them fit on a phone
            label: String(Number(day.slice(-2))),
          }))}
          series={[{ key: 'time', label: t`Time played`, values: days.map((one) => one.minutes) }]}
          formatValue={span}
          isLastRunning
        />
      </Card>
    </Stack>
  );
}
