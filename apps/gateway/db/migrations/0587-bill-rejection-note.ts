import { type Kysely, sql } from 'kysely';

/** Why operators have rejected a bill, in the words that its agent reads; of those rejected before it is in their message alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table agent_bill
      add column rejected_for text,
      add constraint agent_bill_rejected_for_check check (rejected_for is null or state = 'DENIED')`.execute(db);
}
