import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { SettlementWindow } from '@mekong/api-client/admin/types';
import { Money } from '@mekong/ui/Money';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';

/** How many bills a window has, and what became of those that are not paid. */
export function BillCounts({ bills }: Pick<SettlementWindow, 'bills'>) {
  const { t } = useLingui();
  const { made, paid, underReview, waiting, short, expired, held, notReached, denied } = bills;
  if (made === 0) return '–';
  const parts = [
    [paid, t({ message: `${paid} paid`, comment: 'How many bills of agents were paid' })],
    [waiting, t({ message: `${waiting} to be paid`, comment: 'How many bills of agents wait to be paid' })],
    [underReview, t({ message: `${underReview} in review`, comment: 'How many dividends operators may look at' })],
    [
      short,
      t({ message: `${short} short of money`, comment: 'Bills that the wallet of an agent could not pay in full' }),
    ],
    [expired, t({ message: `${expired} expired`, comment: 'Bills that were not paid in full in time' })],
    [held, t({ message: `${held} below zero`, comment: 'How many bills are below zero, and taken from the next' })],
    [notReached, t({ message: `${notReached} without a tier`, comment: 'Bills in which no row of terms was reached' })],
    [denied, t({ message: `${denied} rejected`, comment: 'How many dividends operators have rejected' })],
  ] as const;
  return (
    <Stack gap={1}>
      <span>{t`${plural(made, { one: '# bill', other: '# bills' })}`}</span>
      <Text size="small" tone="muted">
        {parts.flatMap(([count, said]) => (count > 0 ? [said] : [])).join(' · ')}
      </Text>
    </Stack>
  );
}

/** What the bills of a window come to, by currency. */
export function BillSums({ sums }: Pick<SettlementWindow, 'sums'>) {
  if (sums.length === 0) return '–';
  return (
    <Stack gap={1}>
      {sums.map(({ currency, amount }) => (
        <Money key={currency} amount={amount} currency={currency} />
      ))}
    </Stack>
  );
}
