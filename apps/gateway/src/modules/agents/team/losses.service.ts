import type { TeamLossList, TeamLossTotals } from '@mekong/api-client/contract/types';
import type { SignedIn } from '../../../contract/actor.ts';
import { startOfDate } from '../../../kernel/days.ts';
import { maskName } from '../../../kernel/mask-name.ts';
import { formatMoney } from '../../../kernel/money.ts';
import { type LossFilter, type LossSums, listLosses, sumLosses } from './losses.repository.ts';
import { DAY_MS, filterOf, pathTo, type TeamQuery, wirePath } from './scope.ts';
import { kindOf } from './team.repository.ts';
import type { TeamPorts } from './team.service.ts';

/** What is asked of the losses of a team, as the contract has it. */
export interface LossQuery extends Pick<TeamQuery, 'from' | 'to' | 'parent' | 'find'> {
  activity?: 'PLAYED' | 'QUIET' | undefined;
}

/** What members of a team have won and lost, each with everybody below. */
export function createLosses({ db, cursors, settings }: Pick<TeamPorts, 'db' | 'cursors' | 'settings'>) {
  const lossFilter = async (actor: SignedIn, { activity, ...query }: LossQuery): Promise<LossFilter> => {
    const filter = filterOf(actor, query);
    const { timeZone } = (await settings.current()).merchant;
    return {
      ...filter,
      hasPlayed: activity === undefined ? undefined : activity === 'PLAYED',
      starts: startOfDate(new Date(query.from), timeZone),
      ends: startOfDate(new Date(Date.parse(query.to) + DAY_MS), timeZone),
    };
  };

  return {
    /** @throws Fault NOT_FOUND, VALIDATION_FAILED */
    async list(
      actor: SignedIn,
      query: LossQuery,
      page: { cursor: string | undefined; pageSize: number },
    ): Promise<TeamLossList> {
      const filter = await lossFilter(actor, query);
      const { length } = await pathTo(db, actor, query.parent);
      const { rows, ...next } = await cursors.rows(
        { operation: 'listTeamLosses', reader: actor.memberId, filter: { ...query } },
        page,
        (place, limit) => listLosses(db, filter, place, limit),
        ({ id, net }) => ({ id, value: net }),
      );
      return {
        ...next,
        content: rows.map((row) => ({
          ...{ memberId: row.id, name: maskName(row.username), kind: kindOf(row.type) },
          ...{ level: length + row.depth, team: row.team },
          ...(row.lastDay === null ? {} : { lastDay: row.lastDay }),
          ...wireSums(row),
        })),
      };
    },

    /** @throws Fault NOT_FOUND, VALIDATION_FAILED */
    async totals(actor: SignedIn, query: LossQuery): Promise<TeamLossTotals> {
      const filter = await lossFilter(actor, query);
      const path = await pathTo(db, actor, query.parent);
      const { count, ...sums } = await sumLosses(db, filter);
      return { currency: actor.currency, count, ...wireSums(sums), path: wirePath(path) };
    },
  };
}

export type Losses = ReturnType<typeof createLosses>;

function wireSums({ bets, deposits, withdrawals, stake, validBet, ggr, bonus }: LossSums) {
  const money = (amount: string | bigint) => formatMoney(BigInt(amount));
  return {
    ...{ bets, deposits: money(deposits), withdrawals: money(withdrawals) },
    ...{ stake: money(stake), validBet: money(validBet), payout: money(BigInt(stake) - BigInt(ggr)) },
    ...{ bonus: money(bonus), net: money(BigInt(bonus) - BigInt(ggr)) },
  };
}
