import type {
  AgentTeamStep,
  MovementKind,
  TeamMovement,
  TeamMovementList,
  TeamMovementTotals,
} from '@mekong/api-client/contract/types';
import type { SignedIn } from '../../contract/actor.ts';
import type { ModuleContext } from '../../contract/module.ts';
import { inPieces, type Pieces } from '../../kernel/db/in-pieces.ts';
import { Fault } from '../../kernel/fault.ts';
import { maskName } from '../../kernel/mask-name.ts';
import { formatMoney } from '../../kernel/money.ts';
import {
  listTeamMovementIds,
  listTeamMovements,
  readTeamMovements,
  sumTeamMovements,
  type TeamMovementFilter,
  type TeamMovementRow,
} from './team-movements.repository.ts';
import { kindOf, movementFilter } from './wallet.service.ts';

/** What is asked of the money of a team, as the contract has it. */
export interface TeamMovementQuery {
  from: string;
  to: string;
  parent?: string | undefined;
  find?: string | undefined;
  kind?: MovementKind | undefined;
}

export interface TeamMovementPorts extends Pick<ModuleContext, 'db' | 'cursors' | 'now'> {
  /** The way from an agent down to somebody; NOT_FOUND for whoever stands elsewhere. */
  teamPath: (actor: SignedIn, memberId: string) => Promise<AgentTeamStep[]>;
}

/** Money of a team by masked names, without the orders and transfers that moved it: those are the members' own. */
export function createTeamMovements({ db, cursors, now, teamPath }: TeamMovementPorts) {
  const filterOf = ({ memberId, currency }: SignedIn, query: TeamMovementQuery): TeamMovementFilter => ({
    ...{ readerId: memberId, currency, parent: query.parent, find: query.find?.trim() },
    ...{ from: new Date(query.from), to: new Date(query.to), postings: movementFilter(query, now()).postings },
  });
  const pathOf = async (actor: SignedIn, { parent }: TeamMovementQuery) =>
    parent === undefined ? [] : teamPath(actor, parent);

  return {
    /** @throws Fault NOT_FOUND for a parent outside the team, VALIDATION_FAILED for a period that is none, or too long */
    async list(
      actor: SignedIn,
      query: TeamMovementQuery,
      page: { cursor: string | undefined; pageSize: number },
    ): Promise<TeamMovementList> {
      const filter = filterOf(actor, query);
      await pathOf(actor, query);
      const { rows, ...next } = await cursors.rows(
        { operation: 'listTeamMovements', reader: actor.memberId, filter: { ...query } },
        page,
        (place, limit) => listTeamMovements(db, filter, place, limit),
        ({ postingId, place }) => ({ id: postingId, value: place }),
      );
      return {
        ...next,
        content: rows.map((row) => wireMovement(row, actor)),
      };
    },

    /**
     * Every movement of a filter, piece by piece: which ones is found at once, and each piece is read when it is asked for.
     *
     * @throws Fault EXPORT_TOO_LARGE for more than `limit`; NOT_FOUND, VALIDATION_FAILED as the list
     */
    async each(
      actor: SignedIn,
      query: TeamMovementQuery,
      { limit, piece }: { limit: number; piece: number },
    ): Promise<Pieces<TeamMovement>> {
      const filter = filterOf(actor, query);
      await pathOf(actor, query);
      const ids = await listTeamMovementIds(db, filter, limit + 1);
      if (ids.length > limit) {
        const { count } = await sumTeamMovements(db, filter);
        throw new Fault('EXPORT_TOO_LARGE', { params: { rows: count, limit } });
      }
      return inPieces(ids, piece, async (some) =>
        (await readTeamMovements(db, some)).map((row) => wireMovement(row, actor)),
      );
    },

    /** @throws Fault NOT_FOUND, VALIDATION_FAILED as the list */
    async totals(actor: SignedIn, query: TeamMovementQuery): Promise<TeamMovementTotals> {
      const filter = filterOf(actor, query);
      const path = await pathOf(actor, query);
      const { count, credit, debit } = await sumTeamMovements(db, filter);
      const [came, left] = [BigInt(credit), BigInt(debit)];
      return {
        ...{ currency: actor.currency, count, path },
        ...{ credit: formatMoney(came), debit: formatMoney(left), net: formatMoney(came - left) },
      };
    },
  };
}

const wireMovement = (row: TeamMovementRow, { currency }: SignedIn): TeamMovement => ({
  ...{ no: row.seq, at: row.at.toISOString(), currency },
  member: { memberId: row.memberId, name: maskName(row.username) },
  kind: kindOf(row.kind, BigInt(row.amount)),
  ...{ amount: formatMoney(BigInt(row.amount)), balanceAfter: formatMoney(BigInt(row.balanceAfter)) },
});

export type TeamMovements = ReturnType<typeof createTeamMovements>;
