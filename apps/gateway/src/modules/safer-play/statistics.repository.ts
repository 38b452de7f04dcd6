import { sql } from 'kysely';
import type { Executor } from '../../kernel/db/types.ts';

/** A day of play; amounts in 1/10,000 of the currency unit, as text. */
export interface PlayDay {
  /** `2026-11-26`, by the clocks of the merchant. */
  day: string;
  minutes: number;
  staked: string;
  net: string;
}

/** The days of a span, also those without play, the oldest first. */
export async function readPlayDays(
  db: Executor,
  memberId: string,
  { from, to, zone }: { from: Date; to: Date; zone: string },
): Promise<PlayDay[]> {
  const { rows } = await sql<PlayDay>`
    select to_char(d.day, 'YYYY-MM-DD') as day,
           round(coalesce(extract(epoch from sum(q.played)), 0) / 60)::int4 as minutes,
           coalesce(sum(q.staked), 0)::bigint::text as staked,
           coalesce(sum(q.cash_returned - q.cash_staked), 0)::bigint::text as net
      from generate_series((${from}::timestamptz at time zone ${zone})::date::timestamp,
                           (${to}::timestamptz at time zone ${zone})::date::timestamp, interval '1 day') as d (day)
      left join play_quarter q on q.member_id = ${memberId}::bigint and q.quarter >= ${from}::timestamptz
                              and (q.quarter at time zone ${zone})::date = d.day::date
     group by d.day order by d.day`.execute(db);
  return rows;
}

/** What was paid in and paid out since a moment, in 1/10,000 of the currency unit, as text. */
export async function readMoneyMoved(
  db: Executor,
  memberId: string,
  from: Date,
): Promise<{ deposits: string; withdrawals: string }> {
  const { rows } = await sql<{ deposits: string; withdrawals: string }>`
    select (select coalesce(sum(p.amount - p.reversed), 0)::bigint::text
              from deposit_order o join deposit_payment p on p.order_id = o.id
             where o.member_id = ${memberId}::bigint and p.state = 'APPLIED' and p.paid_at >= ${from}) as deposits,
           (select coalesce(sum(p.amount), 0)::bigint::text
              from withdraw_order o join withdraw_part p on p.order_id = o.id
             where o.member_id = ${memberId}::bigint and p.state = 'PAID' and p.paid_at >= ${from}) as withdrawals`.execute(
    db,
  );
  return rows[0] ?? { deposits: '0', withdrawals: '0' };
}
