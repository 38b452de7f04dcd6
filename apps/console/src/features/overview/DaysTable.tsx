import { useLingui } from '@lingui/react/macro';
import { formatDate } from '@mekong/i18n/formats/dates';
import { formatNumber } from '@mekong/i18n/formats/number';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Money } from '@mekong/ui/Money';
import { Stack } from '@mekong/ui/Stack';
import { Table } from '@mekong/ui/Table';
import { Text } from '@mekong/ui/Text';
import type { Day } from './figures.ts';

interface DaysTableProps {
  /** The oldest first. */
  readonly days: readonly Day[];
  readonly currency: string;
  /** Day of the week that today is. */
  readonly weekday: string;
}

/** The figures of the last days, the newest first. */
export function DaysTable({ days, currency, weekday }: DaysTableProps) {
  const { t } = useLingui();
  const { code } = useLanguage();
  const money = (amount: string) => <Money amount={amount} currency={currency} isSymbolHidden />;
  return (
    <Stack gap={2}>
      <Table
        caption={t({ message: 'Figures day by day', comment: 'Name of a table with figures of the last days' })}
        density="compact"
        rows={days.toReversed()}
        rowKey={({ day }) => day}
        columns={[
          {
            key: 'day',
            header: t({ message: 'Day', context: 'settlement', comment: 'Column: a day of the calendar' }),
            cell: ({ day }) => formatDate(`${day}T12:00:00Z`, { language: code, timeZone: 'UTC' }),
            priority: 'high',
          },
          { key: 'deposits', header: t`Deposits`, align: 'end', cell: ({ deposits }) => money(deposits) },
          { key: 'withdrawals', header: t`Withdrawals`, align: 'end', cell: ({ withdrawals }) => money(withdrawals) },
          {
            key: 'stakes',
            header: t({ message: 'Stakes', context: 'sums', comment: 'Money that was bet in a time' }),
            align: 'end',
            cell: ({ stakes }) => money(stakes),
          },
          {
            key: 'payouts',
            header: t({ message: 'Payouts', context: 'sums', comment: 'Money that was paid out on bets in a time' }),
            align: 'end',
            cell: ({ payouts }) => money(payouts),
          },
          {
            key: 'gross',
            header: t({
              message: 'Stakes less payouts',
              context: 'site',
              comment: 'What the site keeps of the bets of a day',
            }),
            align: 'end',
            cell: ({ grossRevenue }) => money(grossRevenue),
          },
          {
            key: 'bets',
            header: t({ message: 'Bets', comment: 'Column: how many bets were settled' }),
            align: 'end',
            cell: ({ bets }) => formatNumber(bets, code),
          },
          {
            key: 'members',
            header: t({ message: 'Active members', comment: 'Column: members of whom a bet was settled' }),
            align: 'end',
            cell: ({ activeMembers }) => formatNumber(activeMembers, code),
          },
        ]}
      />
      <Text size="small" tone="muted">
        {t`Amounts in ${currency}. Changes compare the hours of today that have ended with the same hours of last ${weekday}.`}
      </Text>
    </Stack>
  );
}
