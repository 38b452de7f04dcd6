import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { TeamBetRow, TeamBetTotals } from '@mekong/api-client/types';
import { Button } from '@mekong/ui/Button';
import { Money } from '@mekong/ui/Money';
import { RecordTable } from '@mekong/ui/patterns/RecordTable';
import { StateView } from '@mekong/ui/StateView';
import { useInfiniteQuery } from '@tanstack/react-query';
import { AccountCell } from '../../../parts/agents/AccountCell.tsx';
import { useRecordRows } from '../../../parts/records/use-record-rows.ts';
import { type TeamBetQuery, teamBetsQuery } from '../../../queries/team-bets.ts';
import { useBetColumns } from '../use-bet-columns.tsx';

interface TeamBetTableProps {
  readonly query: TeamBetQuery;
  /** Sums of the whole filter; undefined while they are on their way. */
  readonly totals: TeamBetTotals | undefined;
  /** Takes out the filters; undefined while none is on. */
  readonly onAll: (() => void) | undefined;
  /** Address of the bets of a member and of everybody below. */
  readonly hrefOf: (memberId: string) => string;
}

/** Bets one by one, the latest first, with the player's masked name. */
export function TeamBetTable({ query, totals, onAll, hrefOf }: TeamBetTableProps) {
  const { t } = useLingui();
  const records = useRecordRows(useInfiniteQuery(teamBetsQuery(query)));
  const columns = useBetColumns<TeamBetRow>(false);
  const sum = (amount: string, isNet = false) => (
    <Money amount={amount} currency={totals?.currency} tone={isNet ? 'outcome' : 'default'} isSymbolHidden />
  );
  return (
    <RecordTable<TeamBetRow>
      caption={t({ message: 'Bets of the team', comment: 'Name of a table' })}
      columnCount="many"
      columns={[
        {
          key: 'member',
          header: t({
            message: 'Account',
            context: 'team',
            comment: 'Heading of a column: masked user name and number',
          }),
          priority: 'high',
          cell: ({ member, level }) => (
            <AccountCell
              {...member}
              href={hrefOf(member.memberId)}
              about={t({ message: `Level ${level}`, context: 'team', comment: 'Steps below the reader' })}
            />
          ),
        },
        ...columns,
      ]}
      {...records}
      rowKey={({ betNo }) => betNo}
      totals={
        totals
          ? {
              label: (
                <Trans comment="Row of sums over the whole list">
                  Total of <Plural value={totals.count} one="# bet" other="# bets" />
                </Trans>
              ),
              cells: {
                stake: sum(totals.stake),
                validBet: sum(totals.validBet),
                payout: sum(totals.payout),
                net: sum(totals.net, true),
              },
            }
          : records.failure
            ? undefined
            : 'pending'
      }
      empty={
        onAll ? (
          <StateView
            kind="empty"
            title={t`No bets match your filters`}
            description={t`Try fewer filters, or more days.`}
          >
            <Button onClick={onAll}>{t`Clear filters`}</Button>
          </StateView>
        ) : (
          <StateView kind="empty" title={t`No bets in this period`} description={t`Try a longer date range.`} />
        )
      }
    />
  );
}
