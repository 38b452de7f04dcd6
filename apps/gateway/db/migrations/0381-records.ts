import { type Kysely, sql } from 'kysely';

/**
 * What the records of one member are read by. Entries of an account are numbered in the order of their time, so days are found
 * by halving, with no index that every bet would have to write; kinds that are seldom have one of their own.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function ledger_seq_at(p_account bigint, p_moment timestamptz) returns bigint
    language plpgsql stable parallel safe as $$
    declare
      v_low bigint := 0;
      v_high bigint;
      v_middle bigint;
    begin
      -- the first entry that is not before the moment, or one behind the last
      select seq + 1 into v_high from public.ledger_account where id = p_account;
      if v_high is null then
        return 0;
      end if;
      while v_low + 1 < v_high loop
        v_middle := (v_low + v_high) / 2;
        if (select p.created_at from public.entry e join public.posting p on p.id = e.posting_id
             where e.account_id = p_account and e.seq = v_middle) < p_moment then
          v_low := v_middle;
        else
          v_high := v_middle;
        end if;
      end loop;
      return v_high;
    end $$`.execute(db);
  await sql`
    create index posting_member_seldom_idx on posting (member, kind, id)
      where kind not in ('BET', 'SETTLE_WON', 'SETTLE_LOST')`.execute(db);
  await sql`create index member_hour_member_id_idx on member_hour (member_id, hour)`.execute(db);
}
