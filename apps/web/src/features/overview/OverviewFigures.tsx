import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { AgentOverview } from '@mekong/api-client/types';
import { formatNumber } from '@mekong/i18n/formats/number';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Money } from '@mekong/ui/Money';
import { StatCards } from '@mekong/ui/patterns/StatCards';
import type { ReactNode } from 'react';

/** Size of the team, and its day beside the day before. */
export function OverviewFigures({ overview }: { readonly overview: AgentOverview | undefined }) {
  const { t } = useLingui();
  const { code } = useLanguage();
  const before = (value: ReactNode) => <Trans comment="Note below a figure of today">Yesterday: {value}</Trans>;
  const money = (amount: string) => <Money amount={amount} currency={overview?.currency} />;
  return (
    <StatCards
      label={t`Figures of your team`}
      expected={5}
      stats={
        overview && [
          {
            key: 'team',
            label: t({ message: 'Members of the team', comment: 'How many accounts stand below an agent' }),
            value: formatNumber(overview.team.members, code),
            note: t`${plural(overview.team.joinedToday, { one: '# joined today', other: '# joined today' })}`,
          },
          {
            key: 'active',
            label: t({ message: 'Players today', comment: 'Members of a team who have bet today' }),
            value: formatNumber(overview.today.active, code),
            note: before(formatNumber(overview.yesterday.active, code)),
          },
          {
            key: 'volume',
            label: t`Valid bets today`,
            value: money(overview.today.validBet),
            note: before(money(overview.yesterday.validBet)),
          },
          {
            key: 'net',
            label: t({
              message: 'Stakes less payouts today',
              context: 'team',
              comment: 'What the house has won from the team today',
            }),
            value: money(overview.today.ggr),
            note: before(money(overview.yesterday.ggr)),
          },
          {
            key: 'income',
            label: t`My income today`,
            value: money(overview.today.income),
            note: before(money(overview.yesterday.income)),
          },
        ]
      }
    />
  );
}
