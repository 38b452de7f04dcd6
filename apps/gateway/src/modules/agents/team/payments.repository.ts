import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../../kernel/db/types.ts';
import { movedIn, type TeamOf } from './moved.port.ts';
import { foundBy, type TeamFilter } from './team.repository.ts';

/** A time, from its first moment up to the first one after it, and a currency. */
export interface PaidTime {
  starts: Date;
  ends: Date;
  currency: string;
}

/** Payments of a team in a time. */
export type PaidFilter = TeamOf & PaidTime;

/** What was paid by a member with everybody below; amounts in 1/10,000 of the currency unit, as text. */
export interface PaidSums {
  deposits: string;
  withdrawals: string;
}

/** What anybody has paid in, as `came`, or was paid out, as `went`, in a time. */
export const paymentsIn = ({ starts, ends, currency }: PaidTime): RawBuilder<unknown> => sql`
    select o.member_id, d.credited as came, 0::bigint as went, d.created_at as at
      from deposit_payment d join deposit_order o on o.id = d.order_id
     where d.created_at >= ${starts} and d.created_at < ${ends} and d.currency = ${currency} and d.state = 'APPLIED'
    union all
    select o.member_id, 0, w.amount, w.paid_at
      from withdraw_part w join withdraw_order o on o.id = w.order_id
     where w.paid_at >= ${starts} and w.paid_at < ${ends} and o.currency = ${currency} and w.state = 'PAID'`;

/**
 * What was paid in and out in the time of a filter since the payers have stood below parent and reader, by the members above
 * them.
 *
 * @param members only of these, a relation with `id`
 */
export const paidBy = (
  { readerId, parentId, starts, ends, currency }: PaidFilter,
  members: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  moved as (${movedIn({ readerId, parentId }, starts)}), payment as (
    ${paymentsIn({ starts, ends, currency })}
  ), paid as (
    select e.ancestor as id, sum(p.came)::bigint as deposits, sum(p.went)::bigint as withdrawals
      from payment p join agent_edge e on e.descendant = p.member_id join ${members} on page.id = e.ancestor
      left join moved v on v.id = p.member_id
     where v.since is null or p.at >= v.since
     group by 1
  )`;

/** What was paid, by the numbers of the members; without those who have paid nothing. */
export async function readPaid(
  db: Executor,
  filter: PaidFilter,
  ids: readonly string[],
): Promise<Map<string, PaidSums>> {
  const { rows } = await sql<PaidSums & { id: string }>`
    with ${paidBy(filter, sql`unnest(${ids}::bigint[]) as page (id)`)} select * from paid`.execute(db);
  return new Map(rows.map(({ id, ...sums }) => [id, sums]));
}

/** What all members that a filter finds have paid in, each with everybody below. */
export async function sumDeposits(db: Executor, filter: TeamFilter & PaidTime): Promise<bigint> {
  const { rows } = await sql<{ deposits: string }>`
    with page as (select m.id from ${foundBy(filter)}), ${paidBy(filter, sql`page`)}
    select coalesce(sum(deposits), 0)::bigint as deposits from paid`.execute(db);
  return BigInt(rows[0]?.deposits ?? '0');
}
