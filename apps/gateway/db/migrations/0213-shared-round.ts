import { type Kysely, sql } from 'kysely';

/** Players share a round of their vendor: each has a part of it, with bets, an end and an answer of its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table bet drop constraint bet_round_fkey`.execute(db);
  await sql`
    alter table round
      drop constraint round_pkey,
      add primary key (vendor, round_id, member_id),
      -- the vendor has ended the round for everybody: nobody joins it any more
      add column closed_for_all boolean not null default false`.execute(db);
  await sql`
    alter table bet add constraint bet_round_fkey
      foreign key (vendor, round_id, member_id) references round (vendor, round_id, member_id)`.execute(db);
  await sql`alter table provider_txn add column member_id bigint`.execute(db);
  await sql`
    update provider_txn t set member_id = r.member_id from round r
     where r.vendor = t.vendor and r.round_id = t.round_id`.execute(db);
  await sql`
    create or replace function bet_record_result() returns trigger language plpgsql as $$
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
      insert into bet_result (bet_id, member_id, lineage_id, currency, game_type, reason, stake, valid_bet, payout, effective_at)
        select new.id, new.member_id, new.lineage_id, new.currency, r.category, v_reason, v_stake, v_valid_bet, v_payout,
               new.effective_at
          from round r where r.vendor = new.vendor and r.round_id = new.round_id and r.member_id = new.member_id
        returning id into strict v_id;
      insert into result_inbox values (v_id);
      return null;
    end $$`.execute(db);
}
