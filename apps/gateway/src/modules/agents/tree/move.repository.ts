import { sql } from 'kysely';
import type { AccountType } from '../../../contract/values.ts';
import type { Executor, Trx } from '../../../kernel/db/types.ts';

/** Who is moved, or below whom. */
export interface TreeMember {
  id: string;
  username: string;
  type: AccountType;
  uplineId: string | null;
}

/** A move that waits for the end of contracts. */
export interface WaitingMove {
  id: string;
  memberId: string;
  toId: string | null;
  askedBy: string;
  reason: string;
}

/** Keeps everybody else from changing the tree until the transaction ends. */
export async function lockTree(trx: Trx): Promise<void> {
  await sql`select lock_tree(true)`.execute(trx);
}

/** A member that is moved, held: nobody offers it a contract meanwhile. */
export function lockMember(trx: Trx, id: string): Promise<TreeMember | undefined> {
  return trx
    .selectFrom('member')
    .select(['id', 'username', 'type', 'upline_id as uplineId'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** An agent whose account is in use, by user name in any case. */
export function findAgent(db: Executor, username: string): Promise<TreeMember | undefined> {
  return db
    .selectFrom('member')
    .select(['id', 'username', 'type', 'upline_id as uplineId'])
    .where('username_key', '=', username.toLowerCase())
    .where('type', 'in', [1, 2, 41, 42])
    .where('status', '=', 'active')
    .executeTakeFirst();
}

/** User names of those who are there. */
export async function readUsernames(db: Executor, ids: readonly (string | null)[]): Promise<Map<string, string>> {
  const known = ids.filter((id) => id !== null);
  if (known.length === 0) return new Map();
  const rows = await db.selectFrom('member').select(['id', 'username']).where('id', 'in', known).execute();
  return new Map(rows.map(({ id, username }) => [id, username]));
}

/** Whether somebody stands above another at any distance, or is the same. */
export async function isAbove(db: Executor, ancestor: string, descendant: string): Promise<boolean> {
  const row = await db
    .selectFrom('agent_edge')
    .select('depth')
    .where('ancestor', '=', ancestor)
    .where('descendant', '=', descendant)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Whether somebody will stand above another, or be the same, when all moves that wait are done, in whatever order: each may find
 * those that wait above it where they are, or where they go.
 */
export async function willBeAbove(db: Executor, ancestor: string, descendant: string): Promise<boolean> {
  const { rows } = await sql`
    with recursive up (id) as (
      select ${descendant}::bigint
      union
      select step.id from up cross join lateral (
        select m.upline_id as id from member m where m.id = up.id
        union all
        select w.to_id from agent_move w where w.member_id = up.id and w.state = 'WAITING') step
       where step.id is not null
    )
    select from up where id = ${ancestor}::bigint`.execute(db);
  return rows.length > 0;
}

/** Puts a member below another, with everybody below it: edges and lineages follow in the database. */
export async function setUpline(trx: Trx, id: string, uplineId: string | null): Promise<void> {
  await trx
    .updateTable('member')
    .set({ upline_id: uplineId, to_upline: uplineId !== null })
    .where('id', '=', id)
    .execute();
}

/** A move as it is asked for, or done at once. */
export interface NewMove {
  memberId: string;
  fromId: string | null;
  toId: string | null;
  state: 'WAITING' | 'DONE';
  dueAt: Date;
  askedBy: string;
  reason: string;
  now: Date;
}

/** Notes a move. */
export async function insertMove(trx: Trx, { now, state, ...move }: NewMove): Promise<void> {
  await trx
    .insertInto('agent_move')
    .values({
      ...{ member_id: move.memberId, from_id: move.fromId, to_id: move.toId, state, due_at: move.dueAt },
      ...{ asked_by: move.askedBy, asked_at: now, reason: move.reason, done_at: state === 'DONE' ? now : null },
    })
    .execute();
}

/** Takes back a move that waits. @returns whether there was one */
export async function cancelMove(trx: Trx, memberId: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('agent_move')
    .set({ state: 'CANCELLED' })
    .where('member_id', '=', memberId)
    .where('state', '=', 'WAITING')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Moves whose time has come, the oldest first. */
export function listDueMoves(db: Executor, now: Date): Promise<WaitingMove[]> {
  return db
    .selectFrom('agent_move')
    .select(['id', 'member_id as memberId', 'to_id as toId', 'asked_by as askedBy', 'reason'])
    .where('state', '=', 'WAITING')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('id')
    .limit(100)
    .execute();
}

/** A move that waits, held; `undefined` when it was done or taken back meanwhile. */
export function lockMove(trx: Trx, id: string): Promise<WaitingMove | undefined> {
  return trx
    .selectFrom('agent_move')
    .select(['id', 'member_id as memberId', 'to_id as toId', 'asked_by as askedBy', 'reason'])
    .where('id', '=', id)
    .where('state', '=', 'WAITING')
    .forUpdate()
    .executeTakeFirst();
}

/** Says what became of a move that waited. */
export async function updateMove(
  trx: Trx,
  id: string,
  change: { state: 'DONE' | 'CANCELLED'; at: Date } | { dueAt: Date },
): Promise<void> {
  await trx
    .updateTable('agent_move')
    .set('dueAt' in change ? { due_at: change.dueAt } : { state: change.state, done_at: change.at })
    .where('id', '=', id)
    .execute();
}
