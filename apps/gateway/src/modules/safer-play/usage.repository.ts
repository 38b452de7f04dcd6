import { sql } from 'kysely';
import type { Executor } from '../../kernel/db/types.ts';
import { type TimeWindow, windowOf } from '../../kernel/jobs/calendar.ts';
import type { Money } from '../../kernel/money.ts';
import type { LimitKind, LimitPeriod } from './safer-play.tables.ts';

export const limitKinds = ['deposit', 'loss', 'wager', 'time'] as const satisfies readonly LimitKind[];
export const limitPeriods = ['day', 'week', 'month'] as const satisfies readonly LimitPeriod[];

/** The day, week and month that a moment lies in, by the clocks of the merchant. */
export type PlayWindows = Readonly<Record<LimitPeriod, TimeWindow>>;

export const playWindows = (moment: Date, zone: string): PlayWindows => ({
  day: windowOf('day', moment, zone),
  week: windowOf('week', moment, zone),
  month: windowOf('month', moment, zone),
});

/**
 * What a member has done in the windows that are asked for, by the sums of quarters: at most one row for each of them in
 * which the member played, however many bets there were.
 */
export async function readPlay(
  db: Executor,
  memberId: string,
  windows: Partial<PlayWindows>,
): Promise<Partial<Record<LimitPeriod, Pick<Record<LimitKind, Money>, 'loss' | 'wager' | 'time'>>>> {
  const periods = limitPeriods.filter((period) => windows[period]);
  const starts = periods.map((period) => windows[period]?.start.toISOString());
  const { rows } = await sql<{ period: LimitPeriod; loss: string; wager: string; time: string }>`
    select w.period, coalesce(sum(q.cash_staked - q.cash_returned), 0)::bigint as loss,
           coalesce(sum(q.staked), 0)::bigint as wager,
           (coalesce(extract(epoch from sum(q.played)), 0) * 10000 / 60)::bigint as time
      from unnest(${periods}::text[], ${starts}::timestamptz[]) as w (period, start)
      left join play_quarter q on q.member_id = ${memberId}::bigint and q.quarter >= w.start
     group by w.period`.execute(db);
  return Object.fromEntries(
    rows.map(({ period, loss, wager, time }) => [
      period,
      { loss: BigInt(loss), wager: BigInt(wager), time: BigInt(time) },
    ]),
  );
}

/**
 * What a member has paid in since a moment, and what is still open of orders: a payment that went back counts too, but not one
 * that never came to the wallet. What operators have credited counts from then on.
 *
 * @param without id of an order whose open rest does not count, because it is being paid now
 */
export async function readDeposits(
  db: Executor,
  memberId: string,
  windows: Partial<PlayWindows>,
  without: string | null = null,
): Promise<Partial<Record<LimitPeriod, Money>>> {
  const periods = limitPeriods.filter((period) => windows[period]);
  const starts = periods.map((period) => windows[period]?.start.toISOString());
  const { rows } = await sql<{ period: LimitPeriod; paid: string; open: string }>`
    with paid as (
      select o.id, o.amount as ordered, o.state, p.amount, greatest(p.paid_at, s.ended_at) as paid_at
        from deposit_order o
        left join deposit_payment p on p.order_id = o.id and p.state in ('APPLIED', 'REVERSED')
         and not exists (select from suspense_item b where b.payment_id = p.id and b.outcome = 'TAKEN_BACK' and b.amount > 0)
        left join suspense_item s on s.payment_id = p.id and s.outcome = 'CREDITED'
       where o.member_id = ${memberId}::bigint
    ), open as (
      select coalesce(sum(rest), 0)::bigint as amount
        from (select greatest(ordered - coalesce(sum(amount), 0), 0) as rest
                from paid where state in ('CREATED', 'PENDING', 'REVIEW') and id is distinct from ${without}::bigint
               group by id, ordered) orders
    ), received as (
      select amount, coalesce(decided_at, created_at) as received_at from transfer
       where receiver_id = ${memberId}::bigint and state = 'COMPLETED'
      union all
      -- money that the house lends is money to play with
      select amount, taken_at from credit_advance where member_id = ${memberId}::bigint
    )
    select w.period,
           (coalesce(sum(paid.amount), 0)
             + (select coalesce(sum(amount), 0) from received where received_at >= w.start))::bigint as paid,
           (select amount from open) as open
      from unnest(${periods}::text[], ${starts}::timestamptz[]) as w (period, start)
      left join paid on paid.paid_at >= w.start
     group by w.period, w.start`.execute(db);
  return Object.fromEntries(rows.map(({ period, paid, open }) => [period, BigInt(paid) + BigInt(open)]));
}

/** Members with bets that were placed, settled or taken back since a moment. */
export async function listPlayers(db: Executor, since: Date): Promise<string[]> {
  const { rows } = await sql<{ memberId: string }>`
    select member_id as "memberId" from play_quarter where quarter >= ${since}
    union
    select member_id from bet_result where at >= ${since}
    order by 1`.execute(db);
  return rows.map(({ memberId }) => memberId);
}

/** Makes what limits are held against anew from the bets of a member. @returns how many quarters were wrong */
export async function recountStakes(db: Executor, memberId: string, before: Date): Promise<number> {
  const { rows } = await sql<{ mended: number }>`
    select recount_stakes(${memberId}::bigint, ${before}::timestamptz) as mended`.execute(db);
  return rows[0]?.mended ?? 0;
}
