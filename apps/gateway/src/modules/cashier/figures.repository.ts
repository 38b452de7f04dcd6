import { sql } from 'kysely';
import type { Span } from '../../kernel/days.ts';
import type { Executor } from '../../kernel/db/types.ts';

/** Money of all members paid in and out in a span; amounts in 1/10,000 of the currency unit, as text. */
export interface FlowSum {
  deposits: string;
  withdrawals: string;
}

/** What was paid in and out in a span; what was taken back does not count. */
export async function sumFlows(db: Executor, { from, to }: Span, currency: string): Promise<FlowSum> {
  const { rows } = await sql<FlowSum>`
    select (select coalesce(sum(credited), 0)::text from deposit_payment
             where paid_at >= ${from} and paid_at < ${to} and currency = ${currency} and state = 'APPLIED')
             as deposits,
           (select coalesce(sum(w.amount), 0)::text
              from withdraw_part w join withdraw_order o on o.id = w.order_id
             where w.paid_at >= ${from} and w.paid_at < ${to} and o.currency = ${currency} and w.state = 'PAID')
             as withdrawals`.execute(db);
  return rows[0] ?? { deposits: '0', withdrawals: '0' };
}

/** Money paid in and out in an hour. */
export interface FlowHour extends FlowSum {
  startsAt: Date;
}

/** The same for each of the 24 hours up to a moment, by the clocks of a zone; oldest first, empty hours too. */
export async function readFlowHours(db: Executor, until: Date, zone: string, currency: string): Promise<FlowHour[]> {
  const { rows } = await sql<FlowHour>`
    with hours as (
      select g.hour
        from (select date_trunc('hour', ${until}::timestamptz, ${zone}) as last) l
       cross join lateral generate_series(l.last - interval '23 hours', l.last, interval '1 hour') as g (hour)),
    flows as (
      select paid_at, credited as deposit, 0 as withdrawal from deposit_payment
       where paid_at >= (select min(hour) from hours) and currency = ${currency} and state = 'APPLIED'
      union all
      select w.paid_at, 0, w.amount from withdraw_part w join withdraw_order o on o.id = w.order_id
       where w.paid_at >= (select min(hour) from hours) and o.currency = ${currency} and w.state = 'PAID')
    select h.hour as "startsAt", coalesce(sum(f.deposit), 0)::text as deposits,
           coalesce(sum(f.withdrawal), 0)::text as withdrawals
      from hours h left join flows f on f.paid_at >= h.hour and f.paid_at < h.hour + interval '1 hour'
     group by h.hour
     order by h.hour`.execute(db);
  return rows;
}
