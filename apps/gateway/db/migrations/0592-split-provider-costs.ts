import { type Kysely, sql } from 'kysely';

/**
 * Every deposit and every payout books what its provider keeps, so all of them waited for the one account of that until the one
 * before was committed. It is split by members, as the house's accounts of bets are. One that is whole already stays so: its
 * row is found before another is opened.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update ledger_account_kind set is_sharded = true where kind = 'PSP_FEE'`.execute(db);
}
