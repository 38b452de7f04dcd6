import { type Kysely, sql } from 'kysely';

/**
 * Bonus money among the results: what has reached a wallet as cash without a bet lowers what a team has lost, so it is
 * numbered in the order of commits like everything else that wages and dividends are paid from, and summed by the hour.
 *
 * What reaches a wallet in this way today are promotional wins, which vendors report. Rebates have no posting yet.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table bet_result
      alter column bet_id drop not null,
      -- of a result that is of no bet: key of the posting that paid it, also where it is taken back
      add column source text,
      add column bonus bigint not null default 0,
      drop constraint bet_result_reason_check,
      add constraint bet_result_reason_check
        check (reason in ('SETTLE', 'RESETTLE', 'VOID', 'ROLLBACK', 'IMPORT', 'BONUS')),
      add constraint bet_result_source_check
        check ((reason = 'BONUS') = (bet_id is null) and (reason = 'BONUS') = (source is not null)),
      add constraint bet_result_bonus_check check ((reason = 'BONUS') = (bonus <> 0))`.execute(db);
  await sql`create index bet_result_source_idx on bet_result (source) where source is not null`.execute(db);
  await sql`alter table member_hour add column bonus bigint not null default 0`.execute(db);
  await recording(db);
  await sums(db);
  await existing(db);
}

async function recording(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function record_bonus(p_source text, p_member bigint, p_currency text, p_game_type text, p_bonus bigint,
                                 p_effective_at timestamptz) returns void language plpgsql security definer as $$
    declare
      v_id bigint;
    begin
      -- what is taken back counts for those above the player when it was paid
      insert into public.bet_result (source, member_id, lineage_id, currency, game_type, reason, stake, valid_bet, payout,
                                     bonus, effective_at)
        select p_source, m.id,
               coalesce((select lineage_id from public.bet_result where source = p_source order by id limit 1), m.lineage_id),
               p_currency, p_game_type, 'BONUS', 0, 0, 0, p_bonus, p_effective_at
          from public.member m where m.id = p_member
        returning id into strict v_id;
      insert into public.result_inbox values (v_id);
    end $$`.execute(db);
  const signature = sql`record_bonus(text, bigint, text, text, bigint, timestamptz)`;
  await sql`revoke execute on function ${signature} from public`.execute(db);
  await sql`
    do $$ begin
      if exists (select from pg_roles where rolname = 'mekong_app') then
        grant execute on function ${signature} to mekong_app;
      end if;
    end $$`.execute(db);
}

async function sums(db: Kysely<unknown>): Promise<void> {
  // a row without a bonus has the hash that it had before there were any
  await sql`
    create or replace function results_hash(p_before bytea, p_from bigint, p_to bigint) returns bytea
    language sql stable as $$
      select sha256(p_before || convert_to(string_agg(concat_ws('|', s.seq, r.id, r.bet_id, r.source, r.member_id,
                      r.lineage_id, r.currency, r.game_type, r.reason, r.stake, r.valid_bet, r.payout,
                      nullif(r.bonus, 0), extract(epoch from r.effective_at), extract(epoch from s.booked_at)),
                      e'\n' order by s.seq), 'UTF8'))
        from result_seq s join bet_result r on r.id = s.result_id
       where s.seq between p_from and p_to
    $$`.execute(db);
  await sql`
    create or replace function sum_member_hours(p_from bigint, p_to bigint, p_zone text) returns void language sql as $$
      insert into member_hour as h (hour, member_id, lineage_id, currency, game_type, bets, stake, valid_bet, ggr, bonus)
      select hour_in(coalesce(r.effective_at, s.booked_at), p_zone), r.member_id, r.lineage_id, r.currency, r.game_type,
             sum(case when r.reason in ('SETTLE', 'IMPORT') then 1 when r.reason in ('VOID', 'ROLLBACK') then -1 else 0 end),
             sum(r.stake), sum(r.valid_bet), sum(r.stake - r.payout), sum(r.bonus)
        from result_seq s join bet_result r on r.id = s.result_id
       where s.seq between p_from and p_to
       group by 1, 2, 3, 4, 5
       order by 1, 2, 3, 4, 5
      on conflict (hour, member_id, lineage_id, currency, game_type) do update
        set bets = h.bets + excluded.bets, stake = h.stake + excluded.stake,
            valid_bet = h.valid_bet + excluded.valid_bet, ggr = h.ggr + excluded.ggr, bonus = h.bonus + excluded.bonus
    $$`.execute(db);
}

/** What was paid and taken back before counts at the time of its posting. */
async function existing(db: Kysely<unknown>): Promise<void> {
  await sql`
    select record_bonus('promo_win:' || paid.vendor || ':' || paid.transaction_id, p.member::bigint, p.currency, r.category,
                        e.bonus, p.created_at)
      from posting p
      join provider_txn paid on paid.kind = 'PROMO_WIN' and paid.vendor = split_part(p.key, ':', 2)
       and paid.transaction_id = case p.kind when 'PROMO_WIN' then substring(p.key from '^[^:]*:[^:]*:(.*)$')
                                             else split_part(p.key, '/', 2) end
      join round r on r.vendor = paid.vendor and r.round_id = paid.round_id and r.member_id = paid.member_id
      join lateral (
        select -sum(e.amount)::bigint as bonus from entry e join ledger_account a on a.id = e.account_id
         where e.posting_id = p.id and a.kind = 'PROMO'
      ) as e on true
     where p.kind in ('PROMO_WIN', 'ROLLBACK_PROMO')
     order by p.id`.execute(db);
}
