import { type SelectQueryBuilder, sql } from 'kysely';
import type { Executor, Trx } from '../../kernel/db/types.ts';
import type { LineRow } from './credit.repository.ts';
import type { CreditLineState } from './credit.tables.ts';

/** Types of accounts that are agents: agents, general agents, and both of affiliates. */
const agentTypes = [1, 2, 41, 42] as const;

/**
 * An agent by user name in any case; stays one until the transaction ends, and nobody else sets the line meanwhile.
 */
export const findAgent = (db: Trx, username: string) =>
  db
    .selectFrom('member')
    .select(['id', 'username', 'currency', sql<boolean>`status = 'active'`.as('isActive')])
    .where('username_key', '=', username.toLowerCase())
    .where('type', 'in', agentTypes)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** A line with the user name of its agent. */
export type NamedLine = LineRow & { username: string };

/** Which lines. */
export interface LineFilter {
  state?: CreditLineState | undefined;
  /** Only those with something overdue. */
  isOverdue?: boolean | undefined;
  /** Whole user name, or number. */
  agent?: string | undefined;
}

const select = (db: Executor) =>
  db
    .selectFrom('credit_line as l')
    .innerJoin('member as m', 'm.id', 'l.member_id')
    .select([
      ...(['l.id', 'l.member_id as memberId', 'l.currency', 'l.state', 'l.version', 'l.used', 'm.username'] as const),
      ...(['l.credit_limit as limit', 'l.term_days as termDays', 'l.accepted_version as acceptedVersion'] as const),
      ...(['l.accepted_days as acceptedDays', 'l.accepted_at as acceptedAt', 'l.created_at as createdAt'] as const),
      ...(['l.changed_at as changedAt', 'l.closed_at as closedAt'] as const),
    ]);

type Selected = ReturnType<typeof select> extends SelectQueryBuilder<infer _Db, infer _Table, infer Row> ? Row : never;

const toNamed = (row: Selected): NamedLine => ({ ...row, limit: BigInt(row.limit), used: BigInt(row.used) });

/** Lines, the newest first, behind the one of a number. */
export async function listLines(
  db: Executor,
  { state, isOverdue, agent }: LineFilter,
  now: Date,
  behind: string | undefined,
  limit: number,
): Promise<NamedLine[]> {
  const overdue = sql<boolean>`exists (select from credit_advance a where a.line_id = l.id and a.repaid < a.amount
                                         and a.due_at <= ${now})`;
  let query = select(db).orderBy('l.id', 'desc').limit(limit);
  if (state !== undefined) query = query.where('l.state', '=', state);
  if (isOverdue !== undefined) query = query.where(isOverdue ? overdue : sql<boolean>`not ${overdue}`);
  if (agent !== undefined) {
    const isNumber = /^\d{1,18}$/.test(agent);
    query = query.where(({ eb, or }) =>
      or([eb('m.username_key', '=', agent.trim().toLowerCase()), ...(isNumber ? [eb('m.id', '=', agent)] : [])]),
    );
  }
  if (behind !== undefined) query = query.where('l.id', '<', behind);
  return (await query.execute()).map(toNamed);
}

export async function findLine(db: Executor, id: string): Promise<NamedLine | undefined> {
  const row = await select(db).where('l.id', '=', id).executeTakeFirst();
  return row && toNamed(row);
}
