import { type Kysely, sql } from 'kysely';

/** What becomes of payments without a place to go: credited, sent back to their payer, or written off. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // what two operators decide that the house gains or bears
  await sql`
    insert into ledger_account_kind (kind, class, owned_by, may_be_negative, is_sharded) values
      ('ADJUSTMENT', 'expense', 'nobody', true, false)`.execute(db);
  await sql`alter table deposit_payment drop constraint deposit_payment_state_check`.execute(db);
  await sql`
    alter table deposit_payment add constraint deposit_payment_state_check
      check (state in ('APPLIED', 'SUSPENSE', 'REVERSED', 'REFUNDING', 'REFUNDED', 'WRITTEN_OFF'))`.execute(db);
  await sql`
    alter table suspense_item
      -- how it ended, and who decided it; null for one of before, or that ended by itself
      add column outcome text constraint suspense_item_outcome_check
        check (outcome in ('CREDITED', 'REFUNDED', 'WRITTEN_OFF', 'COLLECTED', 'TAKEN_BACK')),
      add column decided_by text,
      -- number of the refund that is under way, the provider's key of it; each try has another one
      add column refund_no text constraint suspense_item_refund_no_key unique,
      -- when the provider was told of it last without a clear answer, and how often it has not known it since
      add column refund_sent_at timestamptz,
      add column refund_misses integer not null default 0,
      -- when it is looked at next; null: no refund is under way
      add column look_at timestamptz,
      -- a refund that was ordered and the provider has refused
      add column was_refused boolean not null default false`.execute(db);
  await sql`create index suspense_item_look_at_idx on suspense_item (look_at) where look_at is not null`.execute(db);
  await sql`create index suspense_item_open_idx on suspense_item (id desc) where ended_at is null`.execute(db);
}
