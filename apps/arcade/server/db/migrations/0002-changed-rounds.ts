import { type Kysely, sql } from 'kysely';

/** When a round last changed its state: pages that are open hear of it, whichever process made the change. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table arcade.round add column changed_at timestamptz not null default now()`.execute(db);
  await sql`create index round_changed_at_idx on arcade.round (changed_at)`.execute(db);
}
