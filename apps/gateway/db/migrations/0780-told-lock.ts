import { type Kysely, sql } from 'kysely';

/** Locks of agents whose reason the locked one is told; those of before were promised to stay between agent and operators. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table agent_lock add column is_told boolean not null default false`.execute(db);
}
