import { type Kysely, sql } from 'kysely';

/** When an operator looked at a slip first: until then it waits. Those that are there already count as looked at. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table deposit_slip add column looked_at timestamptz`.execute(db);
  await sql`update deposit_slip set looked_at = now()`.execute(db);
  await sql`create index deposit_slip_waiting_idx on deposit_slip (sent_at) where looked_at is null`.execute(db);
}
