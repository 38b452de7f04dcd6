import { sql } from 'kysely';
import type { Executor, Trx } from '../../../kernel/db/types.ts';

/** Nobody registers below an agent any more by its links. */
export async function stopLinks(trx: Trx, agentId: string): Promise<void> {
  await trx.updateTable('agent_link').set({ is_active: false }).where('agent_id', '=', agentId).execute();
}

/** Those directly below an agent whose move to another does not wait already. */
export async function listToPassOn(db: Executor, agentId: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select m.id::text as id from member m
     where m.upline_id = ${agentId}::bigint
       and not exists (select from agent_move v where v.member_id = m.id and v.state = 'WAITING')
     order by m.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** User name of the next agent above whose account is in use and is not being closed; `undefined` when there is none. */
export async function findNextAbove(db: Executor, agentId: string): Promise<string | undefined> {
  const { rows } = await sql<{ username: string }>`
    select m.username from agent_edge e join member m on m.id = e.ancestor
     where e.descendant = ${agentId}::bigint and e.depth > 0 and m.status = 'active' and m.type in (1, 2, 41, 42)
       and not exists (select from account_closing c where c.member_id = m.id and c.kept_at is null)
     order by e.depth limit 1`.execute(db);
  return rows[0]?.username;
}
