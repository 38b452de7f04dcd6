import { type Kysely, sql } from 'kysely';

/**
 * Makes the money of a member's quarters anew from the bets, up to a moment, and leaves the time played as it is: that comes from
 * signs of play too. A bet at the same time waits for the rows that are locked first, or is waited for, so that none is lost.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function recount_stakes(p_member bigint, p_before timestamptz) returns int language plpgsql as $$
    declare
      v_before timestamptz := public.quarter_of(p_before);
      v_mended int;
    begin
      perform from public.play_quarter where member_id = p_member and quarter < v_before order by quarter for update;
      with parts as (
        select public.quarter_of(placed_at) as quarter, stake as staked, stake - bonus_stake as cash_staked, 0 as cash_returned
          from public.bet
         where member_id = p_member and placed_at < v_before and status not in ('VOID', 'REFUNDED')
        union all
        select public.quarter_of(coalesce(settled_at, placed_at)), 0, 0, public.cash_of(payout, bonus_stake, stake)
          from public.bet
         where member_id = p_member and coalesce(settled_at, placed_at) < v_before and status = 'WON'
        union all
        select quarter, 0, 0, 0 from public.play_quarter where member_id = p_member and quarter < v_before
      ), sums as (
        select quarter, sum(staked)::bigint as staked, sum(cash_staked)::bigint as cash_staked,
               sum(cash_returned)::bigint as cash_returned
          from parts group by quarter
      )
      insert into public.play_quarter as q (member_id, quarter, staked, cash_staked, cash_returned)
      select p_member, quarter, staked, cash_staked, cash_returned from sums
          on conflict (member_id, quarter) do update
            set staked = excluded.staked, cash_staked = excluded.cash_staked, cash_returned = excluded.cash_returned
          where (q.staked, q.cash_staked, q.cash_returned)
                is distinct from (excluded.staked, excluded.cash_staked, excluded.cash_returned);
      get diagnostics v_mended = row_count;
      return v_mended;
    end $$`.execute(db);
}
