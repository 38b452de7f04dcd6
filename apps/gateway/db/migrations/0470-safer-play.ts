import { type Kysely, sql } from 'kysely';

/** Limits that members set for themselves, breaks from playing, and what both are measured by. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table play_limit (
      member_id bigint not null references member (id),
      kind text not null constraint play_limit_kind_check check (kind in ('deposit', 'loss', 'wager', 'time')),
      period text not null constraint play_limit_period_check check (period in ('day', 'week', 'month')),
      -- 1/10,000 of the currency unit; of time: of a minute
      amount bigint not null constraint play_limit_amount_check check (amount >= 0),
      set_at timestamptz not null default now(),
      -- a higher limit that was asked for, or none at all; the old one is in force until the second yes
      asked_at timestamptz,
      asked_amount bigint constraint play_limit_asked_amount_check check (asked_at is not null or asked_amount is null),
      primary key (member_id, kind, period)
    )`.execute(db);
  await sql`create index play_limit_asked_at_idx on play_limit (asked_at) where asked_at is not null`.execute(db);
  await sql`
    create table play_limit_change (
      id bigint generated always as identity primary key,
      member_id bigint not null references member (id),
      kind text not null,
      period text not null,
      step text not null constraint play_limit_change_step_check check (step in ('SET', 'ASKED', 'CONFIRMED', 'KEPT')),
      -- null: no limit
      amount bigint,
      at timestamptz not null default now()
    )`.execute(db);
  await sql`create index play_limit_change_member_id_idx on play_limit_change (member_id, id desc)`.execute(db);
  await sql`
    create table play_break (
      id bigint generated always as identity primary key,
      member_id bigint not null references member (id),
      kind text not null constraint play_break_kind_check check (kind in ('TIME_OUT', 'EXCLUSION')),
      period text not null,
      began_at timestamptz not null default now(),
      -- null: for life
      until timestamptz,
      -- after an exclusion is over the owner asks to play again, and says so once more a day later
      return_asked_at timestamptz,
      lifted_at timestamptz
    )`.execute(db);
  await sql`create index play_break_member_id_idx on play_break (member_id) where lifted_at is null`.execute(db);
  await sql`
    create table play_preference (
      member_id bigint primary key references member (id),
      -- minutes of play between two reality checks
      check_minutes int not null constraint play_preference_check_minutes_check check (check_minutes in (15, 30, 60))
    )`.execute(db);
  await sql`create index game_session_member_id_idx on game_session (member_id)`.execute(db);
  await quarters(db);
  await counting(db);
}

/**
 * What a member did in a quarter of an hour. The clocks of every zone are whole quarters apart, so the sums of any day,
 * week or month are sums of rows, and a merchant may change zone.
 */
async function quarters(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table play_quarter (
      member_id bigint not null,
      quarter timestamptz not null,
      -- stakes that were placed in it, without those that were given back; cash_staked is their part that was no bonus
      staked bigint not null default 0,
      cash_staked bigint not null default 0,
      -- payouts in it, without their bonus part
      cash_returned bigint not null default 0,
      played interval not null default '0',
      -- last sign of play in it
      last_at timestamptz,
      primary key (member_id, quarter)
    ) with (fillfactor = 80)`.execute(db);
}

async function counting(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function quarter_of(p_moment timestamptz) returns timestamptz language sql immutable as $$
      select date_bin('15 minutes', p_moment, timestamptz 'epoch')
    $$`.execute(db);
  // Play is a chain of signs with gaps of at most five minutes; what lies between them is time played.
  await sql`
    create function count_play(p_member bigint, p_at timestamptz, p_staked bigint, p_cash bigint) returns void
    language plpgsql as $$
    declare
      v_quarter timestamptz := public.quarter_of(p_at);
      v_gap interval := '5 minutes';
      v_carried interval := '0';
    begin
      update public.play_quarter q
         set staked = q.staked + p_staked, cash_staked = q.cash_staked + p_cash,
             played = q.played + case when p_at > q.last_at and p_at - q.last_at <= v_gap then p_at - q.last_at else '0' end,
             last_at = greatest(q.last_at, p_at)
       where q.member_id = p_member and q.quarter = v_quarter and q.last_at is not null;
      if found then
        return;
      end if;
      update public.play_quarter q set played = q.played + (v_quarter - q.last_at), last_at = v_quarter
       where q.member_id = p_member and q.quarter = v_quarter - interval '15 minutes' and p_at - q.last_at <= v_gap;
      if found then
        v_carried := p_at - v_quarter;
      end if;
      insert into public.play_quarter as q (member_id, quarter, staked, cash_staked, played, last_at)
        values (p_member, v_quarter, p_staked, p_cash, v_carried, p_at)
        on conflict (member_id, quarter) do update
          set staked = q.staked + excluded.staked, cash_staked = q.cash_staked + excluded.cash_staked,
              played = q.played + case when q.last_at is null then excluded.played else '0' end,
              last_at = greatest(q.last_at, excluded.last_at);
    end $$`.execute(db);
  await sql`
    create function count_return(p_member bigint, p_at timestamptz, p_staked bigint, p_cash bigint, p_returned bigint)
    returns void language sql as $$
      insert into public.play_quarter as q (member_id, quarter, staked, cash_staked, cash_returned)
        values (p_member, public.quarter_of(p_at), p_staked, p_cash, p_returned)
        on conflict (member_id, quarter) do update
          set staked = q.staked + excluded.staked, cash_staked = q.cash_staked + excluded.cash_staked,
              cash_returned = q.cash_returned + excluded.cash_returned
    $$`.execute(db);
  await sql`
    create function cash_of(p_payout bigint, p_bonus_stake bigint, p_stake bigint) returns bigint language sql immutable as $$
      -- of a payout the bonus has its share of the stake, rounded down
      select case when p_bonus_stake = 0 then p_payout
                  else p_payout - div(p_payout::numeric * p_bonus_stake, p_stake)::bigint end
    $$`.execute(db);
  // Runs with each bet: qualified names in place of "set search_path", which every call would pay for.
  await sql`
    create function bet_count_play() returns trigger language plpgsql security definer as $$
    declare
      v_cash bigint := new.stake - new.bonus_stake;
      v_returned bigint := 0;
    begin
      if tg_op = 'INSERT' then
        perform public.count_play(new.member_id, new.placed_at, new.stake, v_cash);
        return null;
      end if;
      v_returned := case when new.status = 'WON' then public.cash_of(new.payout, new.bonus_stake, new.stake) else 0 end
                  - case when old.status = 'WON' then public.cash_of(old.payout, old.bonus_stake, old.stake) else 0 end;
      if v_returned <> 0 then
        perform public.count_return(new.member_id, now(), 0, 0, v_returned);
      end if;
      -- a stake that is given back counts no more in the time it was placed in
      if new.status in ('VOID', 'REFUNDED') and old.status not in ('VOID', 'REFUNDED') then
        perform public.count_return(new.member_id, new.placed_at, -new.stake, -v_cash, 0);
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger bet_play_counted after insert or update of status, payout on bet
      for each row execute function bet_count_play()`.execute(db);
  await recount(db);
}

/** Makes the rows of some members anew from their bets: for bets of before, and for a seed that puts the times of bets back. */
async function recount(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function recount_play(p_members bigint[]) returns void language sql as $$
      delete from public.play_quarter where member_id = any(p_members);
      insert into public.play_quarter (member_id, quarter, staked, cash_staked, cash_returned, played, last_at)
      select member_id, quarter, sum(staked), sum(cash_staked), sum(cash_returned), sum(played), max(last_at)
        from (
          select member_id, public.quarter_of(placed_at) as quarter,
                 case when status in ('VOID', 'REFUNDED') then 0 else stake end as staked,
                 case when status in ('VOID', 'REFUNDED') then 0 else stake - bonus_stake end as cash_staked,
                 0::bigint as cash_returned,
                 case when before is null or placed_at - before > interval '5 minutes' then interval '0'
                      else placed_at - greatest(before, public.quarter_of(placed_at)) end as played,
                 placed_at as last_at
            from (select b.*, lag(placed_at) over (partition by member_id order by placed_at) as before
                    from public.bet b where member_id = any(p_members)) b
          union all
          -- the end of a quarter that play went on after
          select member_id, public.quarter_of(before), 0, 0, 0, public.quarter_of(placed_at) - before, null
            from (select member_id, placed_at, lag(placed_at) over (partition by member_id order by placed_at) as before
                    from public.bet where member_id = any(p_members)) b
           where placed_at - before <= interval '5 minutes' and public.quarter_of(before) < public.quarter_of(placed_at)
          union all
          select member_id, public.quarter_of(coalesce(settled_at, placed_at)), 0, 0,
                 public.cash_of(payout, bonus_stake, stake), '0', null
            from public.bet where status = 'WON' and member_id = any(p_members)
        ) parts
       group by 1, 2
    $$`.execute(db);
  await sql`select recount_play(array(select id from member))`.execute(db);
}
