import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../src/kernel/db/types.ts';

/**
 * The baseline: a transfer as one function call with two balance updates, two entries and a unique key. No kinds of account, no zero-sum check, no append-only guard, no replay.
 */
export const bareStatements = (accounts: number): RawBuilder<unknown>[] => [
  sql`create table bare_account (
    id bigint primary key, balance bigint not null check (balance >= 0), version bigint not null default 0)`,
  sql`insert into bare_account select g, 10000000000 from generate_series(0, ${sql.lit(accounts - 1)}) as g`,
  sql`create table bare_transfer (
    id bigint generated always as identity primary key, key text not null unique, source bigint, target bigint,
    amount bigint, at timestamptz default now())`,
  sql`create table bare_entry (
    transfer_id bigint, account_id bigint, amount bigint, balance_after bigint, version bigint,
    primary key (account_id, version))`,
  sql`create function bare_post(p_key text, p_source bigint, p_target bigint, p_amount bigint) returns bigint
    language plpgsql as $$
    declare
      v_id bigint;
      v_balance bigint;
      v_version bigint;
      v_account bigint;
      v_change bigint;
    begin
      insert into bare_transfer (key, source, target, amount) values (p_key, p_source, p_target, p_amount)
        returning id into v_id;
      for i in 0 .. 1 loop
        if (p_source < p_target) = (i = 0) then
          v_account := p_source; v_change := -p_amount;
        else
          v_account := p_target; v_change := p_amount;
        end if;
        update bare_account set balance = balance + v_change, version = version + 1 where id = v_account
          returning balance, version into v_balance, v_version;
        insert into bare_entry values (v_id, v_account, v_change, v_balance, v_version);
      end loop;
      return v_id;
    end $$`,
];

/** One transfer through the bare function. */
export function bareTransfer(db: Executor | Kysely<unknown>, key: string, source: number, target: number) {
  return sql`select bare_post(${key}, ${source}, ${target}, 1)`.execute(db);
}
