import { type Kysely, sql } from 'kysely';

/** Ways to pay in beside codes and transfers: e-wallets, cards, vouchers and stablecoins. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table deposit_order drop constraint deposit_order_kind_check`.execute(db);
  await sql`
    alter table deposit_order add constraint deposit_order_kind_check
      check (kind in ('QR', 'BANK', 'WALLET', 'CARD', 'VOUCHER', 'CRYPTO'))`.execute(db);
}
