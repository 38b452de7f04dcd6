import type {
  AgentRemarkKept,
  AgentTeamFormer,
  AgentTeamList,
  AgentTeamMember,
  AgentTeamSort,
  AgentTeamStep,
  AgentTeamTotals,
} from '@mekong/api-client/contract/types';
import type { SignedIn } from '../../../contract/actor.ts';
import type { Cursors } from '../../../contract/cursors.ts';
import { inPieces, type Pieces } from '../../../kernel/db/in-pieces.ts';
import { readAtOnce } from '../../../kernel/db/snapshot.ts';
import type { Executor, Trx } from '../../../kernel/db/types.ts';
import { Fault } from '../../../kernel/fault.ts';
import { maskName } from '../../../kernel/mask-name.ts';
import { formatMoney } from '../../../kernel/money.ts';
import type { SettingsInForce } from '../../system/settings.service.ts';
import { type PaidSums, readPaid, sumDeposits } from './payments.repository.ts';
import { atLevel, filterOf, isWhole, momentsOf, pathTo, type TeamQuery, wirePath } from './scope.ts';
import {
  kindOf,
  listTeam,
  listTeamIds,
  type Played,
  sumBelow,
  sumTeam,
  type TeamFilter,
  type TeamRow,
  writeRemark,
} from './team.repository.ts';

/** A team in an order. */
export interface TeamListQuery extends TeamQuery {
  sort?: AgentTeamSort | undefined;
}

export interface TeamPorts {
  db: Executor;
  cursors: Cursors;
  settings: { current(): Promise<Pick<SettingsInForce, 'merchant'>> };
}

const states = { active: 'ACTIVE', locked: 'LOCKED', closed: 'CLOSED' } as const;

/** The teams of agents: who stands below, and what they play. Nobody sees more of a name than its ends. */
export function createTeam({ db, cursors, settings }: TeamPorts) {
  const withTime = async (filter: TeamFilter) => ({
    ...filter,
    ...momentsOf(filter, (await settings.current()).merchant.timeZone),
  });

  return {
    /** The way down to somebody below as the reader may see it. @throws Fault NOT_FOUND */
    path: async (actor: SignedIn, memberId: string): Promise<AgentTeamStep[]> =>
      wirePath(await pathTo(db, actor, memberId)),

    /** Members below. @throws Fault NOT_FOUND, VALIDATION_FAILED */
    async list(
      actor: SignedIn,
      { sort = '-joined', ...query }: TeamListQuery,
      page: { cursor: string | undefined; pageSize: number },
    ): Promise<AgentTeamList> {
      const { length } = await pathTo(db, actor, query.parent);
      const filter = atLevel(filterOf(actor, query), query, length);
      const { joinedDays, level, ...said } = query;
      const { rows, ...next } = await cursors.rows(
        {
          ...{ operation: 'listAgentTeam', reader: actor.memberId },
          filter: { ...said, sort, joinedDays: joinedDays?.toString(), level: level?.toString() },
        },
        page,
        (place, limit) => listTeam(db, filter, { sort, place, limit }),
        ({ id, sortValue }) => ({ id, value: sortValue }),
      );
      const paid = await readPaid(
        db,
        await withTime(filter),
        rows.map(({ id }) => id),
      );
      return { ...next, content: rows.map((row) => wireMember(row, length, paid)) };
    },

    /** Sums over all whom the filter finds, and where they stand. @throws Fault NOT_FOUND, VALIDATION_FAILED */
    async totals(actor: SignedIn, query: TeamQuery): Promise<AgentTeamTotals> {
      const path = await pathTo(db, actor, query.parent);
      const filter = atLevel(filterOf(actor, query), query, path.length);
      // a result that came in between would be one of a former team
      const timed = await withTime(filter);
      const { team, former, deposits } = await readAtOnce(db, async (trx) => ({
        ...(await sumsOf(trx, filter)),
        deposits: await sumDeposits(trx, timed),
      }));
      const { count, team: size, balance, ...sums } = team;
      const all = former ? addPlayed(sums, former) : sums;
      return {
        ...{ currency: actor.currency, count, team: size, balance: formatMoney(BigInt(balance)) },
        ...{ deposits: formatMoney(deposits), ...wirePlayed(all) },
        ...(former && { former: wirePlayed(former) }),
        path: wirePath(path),
      };
    },

    /**
     * Everybody whom the filter finds, piece by piece: who they are is found at once, and each piece is read when it is asked
     * for. Last comes what former downlines have played, as far as it was known at the beginning. What was paid is that of the
     * beginning too: read with each piece, all payments of the time would be read anew each time.
     *
     * @throws Fault EXPORT_TOO_LARGE for more than `limit`; NOT_FOUND, VALIDATION_FAILED as the list
     */
    async each(
      actor: SignedIn,
      { sort = '-joined', ...query }: TeamListQuery,
      { limit, piece }: { limit: number; piece: number },
    ): Promise<{ pieces: Pieces<AgentTeamMember>; former: AgentTeamFormer | undefined }> {
      const { length } = await pathTo(db, actor, query.parent);
      const filter = atLevel(filterOf(actor, query), query, length);
      const timed = await withTime(filter);
      const { ids, paid, former } = await readAtOnce(db, async (trx) => {
        const found = await listTeamIds(trx, filter, sort, limit + 1);
        const { team, former } = await sumsOf(trx, filter);
        if (found.length > limit) throw new Fault('EXPORT_TOO_LARGE', { params: { rows: team.count, limit } });
        return { ids: found, paid: await readPaid(trx, timed, found), former };
      });
      const pieces = inPieces(ids, piece, async (some) =>
        (await listTeam(db, { ...filter, ids: some }, { limit: some.length })).map((row) =>
          wireMember(row, length, paid),
        ),
      );
      return { pieces, former: former && wirePlayed(former) };
    },

    /** Notes something about somebody below. @throws Fault NOT_FOUND */
    async remark(actor: SignedIn, memberId: string, text: string): Promise<AgentRemarkKept> {
      if ((await pathTo(db, actor, memberId)).length === 0) throw new Fault('NOT_FOUND');
      const remark = text.trim();
      await writeRemark(db, actor.memberId, memberId, remark);
      return remark === '' ? {} : { remark };
    },
  };
}

export type Team = ReturnType<typeof createTeam>;

/** Sums of all whom a filter finds; of a whole level also what those have played who stood there before. */
async function sumsOf(trx: Trx, filter: TeamFilter) {
  const team = await sumTeam(trx, filter);
  if (!isWhole(filter)) return { team, former: undefined };
  const all = await sumBelow(trx, filter);
  const former = { bets: all.bets - team.bets, validBet: all.validBet - team.validBet, ggr: all.ggr - team.ggr };
  return { team, former: former.bets !== 0 || former.validBet !== 0n || former.ggr !== 0n ? former : undefined };
}

const addPlayed = (one: Played, other: Played): Played => ({
  bets: one.bets + other.bets,
  validBet: one.validBet + other.validBet,
  ggr: one.ggr + other.ggr,
});

const wirePlayed = ({ bets, validBet, ggr }: Played): AgentTeamFormer => ({
  ...{ bets, validBet: formatMoney(validBet), ggr: formatMoney(ggr) },
});

/**
 * @param level steps from the reader down to the parent of the filter
 * @param paid by the numbers of the members
 */
const wireMember = (row: TeamRow, level: number, paid: ReadonlyMap<string, PaidSums>): AgentTeamMember => ({
  memberId: row.id,
  name: maskName(row.username),
  kind: kindOf(row.type),
  state: states[row.status],
  level: level + row.depth,
  direct: row.direct,
  team: row.team,
  contracts: row.contracts,
  ...(row.amendable.length === 0 ? {} : { amendable: row.amendable }),
  joinedAt: row.registeredAt.toISOString(),
  ...(row.lastLoginAt === null ? {} : { lastLoginAt: row.lastLoginAt.toISOString() }),
  ...(row.balance === null ? {} : { balance: formatMoney(BigInt(row.balance)) }),
  deposits: formatMoney(BigInt(paid.get(row.id)?.deposits ?? '0')),
  bets: row.bets,
  validBet: formatMoney(row.validBet),
  ggr: formatMoney(row.ggr),
  ...(row.remark === null ? {} : { remark: row.remark }),
  ...(row.lockReason === null ? {} : { lockReason: row.lockReason }),
});
