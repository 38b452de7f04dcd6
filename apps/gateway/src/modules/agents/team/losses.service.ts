import type {
  TeamLoss,
  TeamLossFormer,
  TeamLossList,
  TeamLossSort,
  TeamLossTotals,
} from '@mekong/api-client/contract/types';
import type { SignedIn } from '../../../contract/actor.ts';
import { inPieces, type Pieces } from '../../../kernel/db/in-pieces.ts';
import { readAtOnce } from '../../../kernel/db/snapshot.ts';
import type { Trx } from '../../../kernel/db/types.ts';
import { Fault } from '../../../kernel/fault.ts';
import { maskName } from '../../../kernel/mask-name.ts';
import { formatMoney } from '../../../kernel/money.ts';
import {
  type LossFilter,
  type LossRow,
  type LossSums,
  listLosses,
  listLossIds,
  readLosses,
  sumLosses,
} from './losses.repository.ts';
import { readPaid } from './payments.repository.ts';
import { filterOf, isWhole, momentsOf, pathTo, type TeamQuery, wirePath } from './scope.ts';
import { kindOf, sumBelow } from './team.repository.ts';
import type { TeamPorts } from './team.service.ts';

/** What is asked of the losses of a team, as the contract has it. */
export interface LossQuery extends Pick<TeamQuery, 'from' | 'to' | 'parent' | 'find'> {
  activity?: 'PLAYED' | 'QUIET' | undefined;
}

/** The same in an order. */
export interface LossListQuery extends LossQuery {
  sort?: TeamLossSort | undefined;
}

/** What members of a team have won and lost, each with everybody below. */
export function createLosses({ db, cursors, settings }: TeamPorts) {
  const lossFilter = async (actor: SignedIn, { activity, ...query }: LossQuery): Promise<LossFilter> => {
    const filter = filterOf(actor, query);
    const { timeZone } = (await settings.current()).merchant;
    return {
      ...filter,
      hasPlayed: activity === undefined ? undefined : activity === 'PLAYED',
      ...momentsOf(filter, timeZone),
    };
  };

  return {
    /** @throws Fault NOT_FOUND, VALIDATION_FAILED */
    async list(
      actor: SignedIn,
      { sort = 'net', ...query }: LossListQuery,
      page: { cursor: string | undefined; pageSize: number },
    ): Promise<TeamLossList> {
      const filter = await lossFilter(actor, query);
      const { length } = await pathTo(db, actor, query.parent);
      const { rows, ...next } = await cursors.rows(
        { operation: 'listTeamLosses', reader: actor.memberId, filter: { ...query, sort } },
        page,
        (place, limit) => listLosses(db, filter, { sort, place, limit }),
        ({ id, sortValue }) => ({ id, value: sortValue }),
      );
      return {
        ...next,
        content: rows.map((row) => wireLoss(row, length)),
      };
    },

    /** @throws Fault NOT_FOUND, VALIDATION_FAILED */
    async totals(actor: SignedIn, query: LossQuery): Promise<TeamLossTotals> {
      const filter = await lossFilter(actor, query);
      const path = await pathTo(db, actor, query.parent);
      const {
        members: { count, ...sums },
        former,
      } = await readAtOnce(db, (trx) => sumsOf(trx, filter));
      return {
        ...{ currency: actor.currency, count, ...wireSums(former ? addSums(sums, former) : sums) },
        ...(former && { former: wireSums(former) }),
        path: wirePath(path),
      };
    },

    /**
     * Everybody whom the filter finds, piece by piece, in the order that they had at the beginning; last comes what
     * former downlines have played, as far as it was known then. What was paid is that of the beginning too: read with each
     * piece, all payments of the time would be read anew each time.
     *
     * @throws Fault EXPORT_TOO_LARGE for more than `limit`; NOT_FOUND, VALIDATION_FAILED as the list
     */
    async each(
      actor: SignedIn,
      { sort = 'net', ...query }: LossListQuery,
      { limit, piece }: { limit: number; piece: number },
    ): Promise<{ pieces: Pieces<TeamLoss>; former: TeamLossFormer | undefined }> {
      const filter = await lossFilter(actor, query);
      const { length } = await pathTo(db, actor, query.parent);
      const { ids, paid, former } = await readAtOnce(db, async (trx) => {
        const found = await listLossIds(trx, filter, sort, limit + 1);
        const { members, former } = await sumsOf(trx, filter);
        if (found.length > limit) throw new Fault('EXPORT_TOO_LARGE', { params: { rows: members.count, limit } });
        return { ids: found, paid: await readPaid(trx, filter, found), former };
      });
      const nothing = { deposits: '0', withdrawals: '0' };
      const pieces = inPieces(ids, piece, async (some) => {
        // whoever was found stays in the file, also when the first bet has come meanwhile
        const rows = await readLosses(db, { ...filter, hasPlayed: undefined }, some);
        return rows.map((row) => wireLoss({ ...row, ...(paid.get(row.id) ?? nothing) }, length));
      });
      return { pieces, former: former && wireSums(former) };
    },
  };
}

export type Losses = ReturnType<typeof createLosses>;

/** Sums of all whom a filter finds; of a whole level also what those have played who stood there before. */
async function sumsOf(trx: Trx, filter: LossFilter) {
  const members = await sumLosses(trx, filter);
  if (!isWhole(filter) || filter.hasPlayed !== undefined) return { members, former: undefined };
  const all = await sumBelow(trx, filter);
  const less = (whole: bigint, part: string) => (whole - BigInt(part)).toString();
  const former: LossSums = {
    // payments have no team of their own: only those of whoever stands below now are counted
    ...{ bets: all.bets - members.bets, deposits: '0', withdrawals: '0' },
    ...{ stake: less(all.stake, members.stake), validBet: less(all.validBet, members.validBet) },
    ...{ ggr: less(all.ggr, members.ggr), bonus: less(all.bonus, members.bonus) },
  };
  return { members, former: Object.values(former).some((sum) => Number(sum) !== 0) ? former : undefined };
}

function addSums(one: LossSums, other: LossSums): LossSums {
  const sum = (figure: Exclude<keyof LossSums, 'bets'>) => (BigInt(one[figure]) + BigInt(other[figure])).toString();
  return {
    ...{ bets: one.bets + other.bets, deposits: sum('deposits'), withdrawals: sum('withdrawals') },
    ...{ stake: sum('stake'), validBet: sum('validBet'), ggr: sum('ggr'), bonus: sum('bonus') },
  };
}

/** @param level steps from the reader down to the parent of the filter */
const wireLoss = (row: LossRow, level: number): TeamLoss => ({
  ...{ memberId: row.id, name: maskName(row.username), kind: kindOf(row.type) },
  ...{ level: level + row.depth, team: row.team },
  ...(row.lastDay === null ? {} : { lastDay: row.lastDay }),
  ...wireSums(row),
});

function wireSums({ bets, deposits, withdrawals, stake, validBet, ggr, bonus }: LossSums) {
  const money = (amount: string | bigint) => formatMoney(BigInt(amount));
  return {
    ...{ bets, deposits: money(deposits), withdrawals: money(withdrawals) },
    ...{ stake: money(stake), validBet: money(validBet), payout: money(BigInt(stake) - BigInt(ggr)) },
    ...{ bonus: money(bonus), net: money(BigInt(bonus) - BigInt(ggr)) },
  };
}
