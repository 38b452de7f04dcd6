import { type Kysely, sql } from 'kysely';

/** What comes to an account after its end is an item that is of no payment and of no part. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table suspense_item drop constraint suspense_item_cause_check`.execute(db);
  await sql`
    alter table suspense_item
      add constraint suspense_item_cause_check
        check (num_nonnulls(payment_id, part_id) = 1
               or (num_nonnulls(payment_id, part_id) = 0 and member_id is not null and reason in ('MEMBER_CLOSED', 'OWED')))
  `.execute(db);
}
