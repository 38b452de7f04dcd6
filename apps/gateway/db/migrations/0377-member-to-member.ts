import { type Kysely, sql } from 'kysely';

/** Members who pay one another: who pays in transfers to one who is paid out. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table deposit_order drop constraint deposit_order_kind_check`.execute(db);
  await sql`
    alter table deposit_order add constraint deposit_order_kind_check
      check (kind in ('QR', 'BANK', 'WALLET', 'CARD', 'VOUCHER', 'CRYPTO', 'C2C'))`.execute(db);
}
