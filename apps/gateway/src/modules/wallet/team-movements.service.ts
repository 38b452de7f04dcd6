import type {
  AgentTeamStep,
  MovementKind,
  TeamMovementList,
  TeamMovementTotals,
} from '@mekong/api-client/contract/types';
import type { SignedIn } from '../../contract/actor.ts';
import type { ModuleContext } from '../../contract/module.ts';
import { maskName } from '../../kernel/mask-name.ts';
import { formatMoney } from '../../kernel/money.ts';
import { listTeamMovements, sumTeamMovements, type TeamMovementFilter } from './team-movements.repository.ts';
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
        content: rows.map((row) => ({
          ...{ no: row.seq, at: row.at.toISOString(), currency: actor.currency },
          member: { memberId: row.memberId, name: maskName(row.username) },
          kind: kindOf(row.kind, BigInt(row.amount)),
          ...{ amount: formatMoney(BigInt(row.amount)), balanceAfter: formatMoney(BigInt(row.balanceAfter)) },
        })),
      };
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

export type TeamMovements = ReturnType<typeof createTeamMovements>;
