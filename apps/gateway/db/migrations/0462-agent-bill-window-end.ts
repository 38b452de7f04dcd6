import { type Kysely, sql } from 'kysely';

/** Income is read by the end of the windows that it was earned in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index agent_bill_payee_id_window_end_idx on agent_bill (payee_id, window_end)`.execute(db);
}
