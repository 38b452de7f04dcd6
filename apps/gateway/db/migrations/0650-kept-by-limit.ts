import { type Kysely, sql } from 'kysely';

/** Payments wait whose members have closed deposits to themselves, or have no room in a limit for them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table suspense_item drop constraint suspense_item_reason_check`.execute(db);
  await sql`
    alter table suspense_item add constraint suspense_item_reason_check
      check (reason in ('UNKNOWN_ORDER', 'WRONG_CURRENCY', 'BELOW_MINIMUM', 'MEMBER_CLOSED', 'ORDER_CLOSED', 'REVERSED',
                        'OWED', 'PAID_TWICE', 'REFUNDED', 'DEPOSITS_CLOSED', 'LIMIT_REACHED'))`.execute(db);
}
