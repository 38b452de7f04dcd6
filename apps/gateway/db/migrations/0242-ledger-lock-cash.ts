import { type Kysely, sql } from 'kysely';

/**
 * `ledger_lock_cash`: what members have in cash, which nobody moves until the transaction ends. For whoever shares out what is
 * there. It locks in the order in which postings do, so that neither waits for the other in a circle.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function ledger_lock_cash(p_owners text[], p_currency text) returns table (owner text, balance bigint)
      language sql security definer set search_path = public as $$
      select a.owner, a.balance from ledger_account a
       where a.owner = any (p_owners) and a.kind = 'MAIN' and a.currency = p_currency and a.lane = '' and a.shard = 0
       order by a.owner collate "C" for update
    $$`.execute(db);
  await sql`revoke all on function ledger_lock_cash from public`.execute(db);
  await sql`
    do $$ begin
      if exists (select from pg_roles where rolname = 'mekong_app') then
        grant execute on function ledger_lock_cash to mekong_app;
      end if;
    end $$`.execute(db);
}
