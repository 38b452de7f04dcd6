import { type Kysely, sql } from 'kysely';

/** Bills that are still to be paid, by contract, and the cycles of dividends, the latest first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index agent_bill_open_idx on agent_bill (contract_id)
      where state in ('CALCULATED', 'UNDER_REVIEW', 'PART', 'INSUFFICIENT')`.execute(db);
  await sql`
    create index agent_bill_cycle_idx on agent_bill (window_end, window_start) where kind = 'DIVIDEND'`.execute(db);
}
