import { type Kysely, sql } from 'kysely';

/** Why a party has rejected terms, as it wrote it for the other one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table agent_contract_event
      add column reason text constraint agent_contract_event_reason_check check (char_length(reason) <= 200)`.execute(
    db,
  );
}
