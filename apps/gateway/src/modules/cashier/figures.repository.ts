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
    select (select coalesce(sum(amount - member_fee), 0)::text from deposit_payment
             where paid_at >= ${from} and paid_at < ${to} and currency = ${currency} and state = 'APPLIED')
             as deposits,
           (select coalesce(sum(w.amount), 0)::text
              from withdraw_part w join withdraw_order o on o.id = w.order_id
             where w.paid_at >= ${from} and w.paid_at < ${to} and o.currency = ${currency} and w.state = 'PAID')
             as withdrawals`.execute(db);
  return rows[0] ?? { deposits: '0', withdrawals: '0' };
}
