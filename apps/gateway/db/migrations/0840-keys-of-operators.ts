import { type Kysely, sql } from 'kysely';

/**
 * What operators ask for by a key of their own is made once, however often it is sent: corrections of bills, and bonus offers. Rows
 * from before have none.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table agent_bill_correction
      add column request_key uuid constraint agent_bill_correction_request_key_key unique`.execute(db);
  await sql`
    alter table bonus_offer add column request_key uuid constraint bonus_offer_request_key_key unique`.execute(db);
  // what a maker has sent before
  await sql`
    create index operator_approval_maker_id_idx on operator_approval (maker_id, operation, id desc)`.execute(db);
}
