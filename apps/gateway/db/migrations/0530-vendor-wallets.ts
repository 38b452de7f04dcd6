import { type Kysely, sql } from 'kysely';

/** Wallets at vendors: transfers between a member's own wallets, and which wallet a bet or a promotional win belongs to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table vendor_transfer (
      id bigint generated always as identity primary key,
      transfer_no text not null constraint vendor_transfer_transfer_no_key unique,
      member_id bigint not null references member (id),
      -- codes of vendors; null: the main wallet
      from_vendor text,
      to_vendor text constraint vendor_transfer_to_vendor_check check (to_vendor is distinct from from_vendor),
      currency text not null,
      amount bigint not null constraint vendor_transfer_amount_check check (amount > 0),
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index vendor_transfer_member_id_idx on vendor_transfer (member_id, id desc)`.execute(db);
  // its cash belongs to the wallet at the vendor, whatever the merchant has said since
  await sql`alter table bet add column in_vendor_wallet boolean not null default false`.execute(db);
  await sql`alter table provider_txn add column in_vendor_wallet boolean not null default false`.execute(db);
}
