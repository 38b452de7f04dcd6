import { useLingui } from '@lingui/react/macro';
import type { Overview } from '@mekong/api-client/admin/types';
import { weekdayNames } from '@mekong/i18n/formats/dates';
import { formatNumber } from '@mekong/i18n/formats/number';
import { formatChange } from '@mekong/i18n/formats/percent';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Button } from '@mekong/ui/Button';
import { Grid } from '@mekong/ui/Grid';
import { Inline } from '@mekong/ui/Inline';
import { Money } from '@mekong/ui/Money';
import { StatCards } from '@mekong/ui/patterns/StatCards';
import { Sparkline } from '@mekong/ui/Sparkline';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import { type ReactNode, useState } from 'react';
import { DaysTable } from './DaysTable.tsx';
import type { Day, FigureName } from './figures.ts';

/** Money, play and members of today, how they went in the last days, and the same as a table. */
export function TodayFigures({ overview: { figures } }: { readonly overview: Overview }) {
  const { t } = useLingui();
  const { code } = useLanguage();
  const [isTable, setTable] = useState(false);
  const { days, changes, currency } = figures;
  const today = days.at(-1);
  if (!today) return null;
  const weekday = weekdayNames(code)[new Date(today.day).getUTCDay()] ?? '';
  const labels = {
    deposits: t`Deposits today`,
    withdrawals: t`Withdrawals today`,
    grossRevenue: t({ message: 'Stakes less payouts today', comment: 'What the site keeps of the bets of today' }),
    activeMembers: t({ message: 'Active members today', comment: 'Members of whom a bet was settled today' }),
  };
  const money = (amount: string): ReactNode => <Money amount={amount} currency={currency} />;
  const values = (day: Day): Record<keyof typeof labels, ReactNode> => ({
    deposits: money(day.deposits),
    withdrawals: money(day.withdrawals),
    grossRevenue: money(day.grossRevenue),
    activeMembers: formatNumber(day.activeMembers, code),
  });
  const shown = values(today);
  const stat = (key: FigureName) => ({
    key,
    label: labels[key],
    value: shown[key],
    note: <Note values={days.map((day) => Number(day[key]))} change={changes[key]} weekday={weekday} />,
  });
  return (
    <Stack gap={2}>
      <Grid column="panel" isFilled>
        <StatCards label={t`Money in and out today`} stats={[stat('deposits'), stat('withdrawals')]} />
        <StatCards label={t`Play of today`} stats={[stat('grossRevenue'), stat('activeMembers')]} />
      </Grid>
      <Inline justify="end">
        <Button size="sm" variant="ghost" aria-expanded={isTable} onClick={() => setTable(!isTable)}>
          {t({ message: 'Day by day', comment: 'Button: opens a table with the figures of the last days' })}
        </Button>
      </Inline>
      {isTable && <DaysTable days={days} currency={currency} weekday={weekday} />}
    </Stack>
  );
}

interface NoteProps {
  /** The figure of each day, the oldest first. */
  readonly values: readonly number[];
  /** Change within a week, in hundredths of a percent. */
  readonly change: number | undefined;
  readonly weekday: string;
}

/** How a figure has changed within a week, by sign, colour and word, and how it went. */
function Note({ values, change, weekday }: NoteProps) {
  const { t } = useLingui();
  const { code } = useLanguage();
  const isFall = change !== undefined && change < 0;
  const said = change === undefined ? undefined : formatChange(change, code);
  return (
    <Inline justify="space-between" gap={2}>
      {said === undefined ? (
        <Text as="span" size="small" tone="muted">
          {t({ message: 'Nothing to compare with yet', comment: 'There is no figure of the week before' })}
        </Text>
      ) : (
        <Text as="span" size="small" weight="semibold" tone={isFall ? 'negative' : 'positive'}>
          {t({
            message: `${said} on last ${weekday}`,
            comment: 'Change of a figure of today against the same day a week ago: "+12.4% on last Sunday"',
          })}
        </Text>
      )}
      {values.some((value) => value !== 0) && (
        <Sparkline values={values} tone={isFall ? 'negative' : 'live'} isLastRunning />
      )}
    </Inline>
  );
}
