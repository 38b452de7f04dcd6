import { sql } from 'kysely';
import type { Executor, Trx } from '../../kernel/db/types.ts';

/** Agents, general agents, and both of affiliates. */
const agentTypes = [1, 2, 41, 42] as const;

/** Whether a type of account is one of an agent, who can be offered a contract. */
export const isAgentType = (type: number): boolean => agentTypes.some((one) => one === type);

/** A member who can be offered a contract. */
export interface PartyRow {
  id: string;
  type: number;
  currency: string;
  isActive: boolean;
}

/** Somebody directly below an agent, by user name in any case; not moved away before the transaction ends. */
export const findDownline = (db: Trx, uplineId: string, username: string): Promise<PartyRow | undefined> =>
  db
    .selectFrom('member')
    .select(['id', 'type', 'currency', sql<boolean>`status = 'active'`.as('isActive')])
    .where('username_key', '=', username.toLowerCase())
    .where('upline_id', '=', uplineId)
    .forShare()
    .executeTakeFirst();

/** Somebody without an upline, by user name in any case; not moved below an agent before the transaction ends. */
export const findTopAgent = (db: Trx, username: string): Promise<PartyRow | undefined> =>
  db
    .selectFrom('member')
    .select(['id', 'type', 'currency', sql<boolean>`status = 'active'`.as('isActive')])
    .where('username_key', '=', username.toLowerCase())
    .where('upline_id', 'is', null)
    .forShare()
    .executeTakeFirst();

/** Active agents directly below another, by name. */
export const listPartners = (
  db: Executor,
  uplineId: string,
  limit: number,
): Promise<{ memberId: string; username: string; currency: string }[]> =>
  db
    .selectFrom('member')
    .select(['id as memberId', 'username', 'currency'])
    .where('upline_id', '=', uplineId)
    .where('type', 'in', agentTypes)
    .where('status', '=', 'active')
    .orderBy('username_key')
    .limit(limit)
    .execute();

/** User names of members. */
export async function readNames(db: Executor, ids: readonly string[]): Promise<Map<string, string>> {
  if (!ids.length) return new Map();
  const rows = await db.selectFrom('member').select(['id', 'username']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, username }) => [id, username]));
}
