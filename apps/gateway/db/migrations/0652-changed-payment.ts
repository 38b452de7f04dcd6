import { type Kysely, sql } from 'kysely';

/** A payment that its provider tells of otherwise than before is an item without money, which operators close. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table suspense_item drop constraint suspense_item_reason_check`.execute(db);
  await sql`
    alter table suspense_item add constraint suspense_item_reason_check
      check (reason in ('UNKNOWN_ORDER', 'WRONG_CURRENCY', 'BELOW_MINIMUM', 'MEMBER_CLOSED', 'ORDER_CLOSED', 'REVERSED',
                        'OWED', 'PAID_TWICE', 'REFUNDED', 'DEPOSITS_CLOSED', 'LIMIT_REACHED', 'CHANGED'))`.execute(db);
  await sql`alter table suspense_item drop constraint suspense_item_outcome_check`.execute(db);
  await sql`
    alter table suspense_item add constraint suspense_item_outcome_check
      check (outcome in ('CREDITED', 'REFUNDED', 'WRITTEN_OFF', 'COLLECTED', 'TAKEN_BACK', 'CLOSED'))`.execute(db);
  await sql`alter table suspense_item drop constraint suspense_item_amount_check`.execute(db);
  await sql`
    alter table suspense_item add constraint suspense_item_amount_check
      check (amount <> 0 or reason = 'CHANGED')`.execute(db);
}
