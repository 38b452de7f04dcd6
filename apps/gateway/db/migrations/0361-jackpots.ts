import { type Kysely, sql } from 'kysely';

/**
 * Linked jackpots in the ledger. Each pool of a vendor has in each currency a pot, which the next winner is paid, and a reserve,
 * which later seeds are taken from; neither goes below zero. What stakes put in is a cost of the house beside its revenue, and
 * a seed that the reserve does not hold is lent by the house. The pool stands in the account's lane.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into ledger_account_kind (kind, class, owned_by, may_be_negative, is_sharded) values
      ('JACKPOT', 'liability', 'vendor', false, false),
      ('JACKPOT_RESERVE', 'liability', 'vendor', false, false),
      ('JACKPOT_COST', 'expense', 'vendor', true, true),
      ('JACKPOT_LOAN', 'asset', 'vendor', true, false)`.execute(db);
  // which part of a bet's payout came out of which pot; a bet wins a pool once
  await sql`
    create table jackpot_win (
      bet_id bigint not null references bet (id),
      vendor text not null,
      pool text not null,
      currency text not null,
      amount bigint not null constraint jackpot_win_amount_check check (amount > 0),
      won_at timestamptz not null default now(),
      -- the round was cancelled and the pot has its money back
      returned_at timestamptz,
      primary key (bet_id, pool)
    )`.execute(db);
  await sql`create index jackpot_win_pool_idx on jackpot_win (vendor, currency, pool)`.execute(db);
}
