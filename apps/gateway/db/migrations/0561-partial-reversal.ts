import { type Kysely, sql } from 'kysely';

/** A provider may take back a part of a payment. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table deposit_payment
      -- what of it was taken back, all of a reversed one
      add column reversed bigint not null default 0
        constraint deposit_payment_reversed_check check (reversed between 0 and amount),
      -- how many parts that were: each is a posting of its own
      add column parts_reversed integer not null default 0`.execute(db);
  await sql`update deposit_payment set reversed = amount where state = 'REVERSED'`.execute(db);
  await sql`
    alter table deposit_payment
      -- what stands of it in the wallet of its member; a part that is taken back costs the member's money before the fee
      add column credited bigint not null generated always as (greatest(amount - member_fee - reversed, 0)) stored`.execute(
    db,
  );
}
