import { type Kysely, sql } from 'kysely';

/**
 * Results are written by functions that have the rights of their owner: the role of the running gateway may read results
 * and nothing else, so a bet that it settles could not be recorded with its own rights.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Runs for each bet that changes: qualified names in place of "set search_path", which every call would pay for.
  await sql`
    create or replace function bet_record_result() returns trigger language plpgsql security definer as $$
    declare
      v_counts boolean := new.status in ('WON', 'LOST');
      v_stake bigint := case when v_counts then new.stake else 0 end;
      v_valid_bet bigint := case when v_counts then new.valid_bet else 0 end;
      v_payout bigint := case when v_counts then new.payout else 0 end;
      v_reason text;
      v_id bigint;
    begin
      if tg_op = 'INSERT' then
        v_reason := 'IMPORT';
      elsif old.status in ('WON', 'LOST') then
        v_stake := v_stake - old.stake;
        v_valid_bet := v_valid_bet - old.valid_bet;
        v_payout := v_payout - old.payout;
        v_reason := case new.status when 'VOID' then 'VOID' when 'REFUNDED' then 'ROLLBACK' else 'RESETTLE' end;
      else
        v_reason := 'SETTLE';
      end if;
      if v_stake = 0 and v_valid_bet = 0 and v_payout = 0 then
        return null;
      end if;
      insert into public.bet_result (bet_id, member_id, lineage_id, currency, game_type, reason, stake, valid_bet, payout,
                                     effective_at)
        select new.id, new.member_id, new.lineage_id, new.currency, r.category, v_reason, v_stake, v_valid_bet, v_payout,
               new.effective_at
          from public.round r
         where r.vendor = new.vendor and r.round_id = new.round_id and r.member_id = new.member_id
        returning id into strict v_id;
      insert into public.result_inbox values (v_id);
      return null;
    end $$`.execute(db);
  for (const signature of ['member_give_lineage()', 'sequence_results(text, int)'])
    await sql`
      alter function ${sql.raw(signature)} security definer set search_path = public, pg_temp`.execute(db);
  await sql`revoke execute on function sequence_results(text, int) from public`.execute(db);
  await sql`
    do $$ begin
      if exists (select from pg_roles where rolname = 'mekong_app') then
        grant execute on function sequence_results(text, int) to mekong_app;
        revoke all on result_counter, result_inbox, member_hour from mekong_app;
        grant select on result_counter, result_inbox, member_hour to mekong_app;
      end if;
    end $$`.execute(db);
}
