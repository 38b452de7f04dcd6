import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { listJackpotsOptions } from '@mekong/api-client/admin/queries/listJackpots';
import type { Jackpot } from '@mekong/api-client/admin/types';
import { formatNumber } from '@mekong/i18n/formats/number';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { DateTime } from '@mekong/ui/DateTime';
import { Money } from '@mekong/ui/Money';
import { StateView } from '@mekong/ui/StateView';
import { Text } from '@mekong/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useLabel } from '../../parts/labels.ts';
import { Records } from '../../parts/Records.tsx';
import { useFailure } from '../../parts/use-failure.ts';
import { useVendorNames } from '../../parts/use-listing-names.ts';

/** Pools of our own slots; another vendor's is shown as that vendor calls it. */
const poolLabels = {
  mini: msg({ message: 'Mini', comment: 'Name of the smallest of four jackpots' }),
  minor: msg({ message: 'Minor', comment: 'Name of the second smallest of four jackpots' }),
  major: msg({ message: 'Major', comment: 'Name of the second greatest of four jackpots' }),
  grand: msg({ message: 'Grand', comment: 'Name of the greatest of four jackpots' }),
};

const refreshMs = 15_000;

/** The pools of linked jackpots: what they hold, and what went in and out. */
export function JackpotList() {
  const { t } = useLingui();
  const { code } = useLanguage();
  const label = useLabel();
  const say = useFailure();
  const vendorNamed = useVendorNames(true);
  const jackpots = useQuery({ ...listJackpotsOptions(), refetchInterval: refreshMs });
  const amount = (key: 'pot' | 'reserve' | 'contributed' | 'paid' | 'lent', header: string) => ({
    key,
    header,
    align: 'end' as const,
    cell: (row: Jackpot) => <Money amount={row[key]} currency={row.currency} />,
  });
  return (
    <Records<Jackpot>
      toolbar={
        <Text size="small" tone="muted">
          {t`The pot is what the next winner is paid. Pots start again from the reserve; what it lacks the house lends.`}
        </Text>
      }
      caption={t`Jackpots`}
      columnCount="many"
      rows={jackpots.data?.content}
      rowKey={({ vendor, pool, currency }) => `${vendor} ${pool} ${currency}`}
      isLoading={jackpots.isPending}
      failure={jackpots.error ? { ...say(jackpots.error), onRetry: () => void jackpots.refetch() } : undefined}
      empty={
        <StateView
          kind="empty"
          level={2}
          title={t`No jackpots yet`}
          description={t`A jackpot opens with the first bet on a slot that has one.`}
        />
      }
      columns={[
        {
          key: 'name',
          header: t`Jackpot`,
          priority: 'high',
          cell: ({ vendor, pool }) => (
            <span>
              <bdi>{vendorNamed(vendor)}</bdi> · <bdi>{label<string>(poolLabels, pool)}</bdi>
            </span>
          ),
        },
        amount('pot', t({ message: 'Pot', comment: 'Money that the next winner of a jackpot is paid' })),
        amount('reserve', t({ message: 'Reserve', comment: 'Money from which jackpots start again' })),
        amount('contributed', t({ message: 'Paid in', comment: 'Money that bets have put into a jackpot' })),
        amount(
          'paid',
          t({ message: 'Paid out', context: 'sums', comment: 'Money that players were paid of a jackpot' }),
        ),
        {
          key: 'wins',
          header: t({ message: 'Wins', comment: 'How often a jackpot was won' }),
          align: 'end',
          cell: ({ wins }) => formatNumber(wins, code),
        },
        {
          key: 'lastWon',
          header: t({ message: 'Last win', comment: 'Column: when a jackpot was won last' }),
          cell: ({ lastWonAt }) => (lastWonAt ? <DateTime value={lastWonAt} /> : '–'),
        },
        amount(
          'lent',
          t({ message: 'Lent', comment: 'Money that the house has put into a jackpot so that it could start' }),
        ),
      ]}
    />
  );
}
