import { type RawBuilder, sql } from 'kysely';
import type { Executor, Trx } from '../../../kernel/db/types.ts';
import type { WindowKind } from '../../../kernel/jobs/calendar.ts';
import type { ContractGames } from '../terms.ts';
import { earnedBy } from './bills.repository.ts';
import type { BillState } from './settlement.tables.ts';

/** A cycle of dividends. */
export interface DividendCycle {
  period: WindowKind;
  start: Date;
}

/** Dividends of a cycle in a currency; amounts in 1/10,000, as text. */
export interface CycleSums extends DividendCycle {
  end: Date;
  currency: string;
  bills: number;
  inReview: number;
  onHold: number;
  amount: string;
  /** What the cycle before came to. */
  before: string;
  releasable: string;
  /** Of the bills that wait, over all currencies. */
  digest: string;
}

/** Bills that wait and are not kept back. */
const waits = sql.raw(`b.state = 'UNDER_REVIEW' and b.hold_reason is null`);
const digest = sql`md5(coalesce(string_agg(b.hash, '' order by b.id) filter (where ${waits}), ''))`;

/** Dividends with their cycles as `b`, `v`. */
const dividends = sql`
  agent_bill b join agent_contract_version v on v.contract_id = b.contract_id and v.no = b.version_no`;

/** The latest window that has dividends, of all or of those before one: found in the index, without a look at its bills. */
const lastWindow = (before?: RawBuilder<unknown>) => sql`
  select window_start, window_end from agent_bill
   where kind = 'DIVIDEND' ${before ? sql`and (window_end, window_start) < (${before}.window_end, ${before}.window_start)` : sql``}
   order by window_end desc, window_start desc limit 1`;

/** Cycles whose bills wait, and the last of all, the latest first; a row for each currency. */
export async function sumCycles(db: Executor, limit: number): Promise<CycleSums[]> {
  const { rows } = await sql<CycleSums>`
    with recursive latest as (
      select window_start, window_end, 1 as place from (${lastWindow()}) last
       union all
      select next.*, latest.place + 1 from latest cross join lateral (${lastWindow(sql`latest`)}) next where latest.place < ${limit}
    ), listed as (
      select window_start, window_end from latest
       union
      select window_start, window_end from agent_bill where kind = 'DIVIDEND' and state = 'UNDER_REVIEW'
    ), cycle as (
      select v.period, b.window_start as start, b.window_end as "end", ${digest} as digest
        from ${dividends} join listed on listed.window_start = b.window_start and listed.window_end = b.window_end
       where b.kind = 'DIVIDEND'
       group by 1, 2, 3
    )
    select c.period, c.start, c."end", c.digest, b.currency, count(*)::int4 as bills,
           (count(*) filter (where ${waits}))::int4 as "inReview",
           (count(*) filter (where b.hold_reason is not null and b.state <> 'DENIED'))::int4 as "onHold",
           sum(${earnedBy('b')})::text as amount, coalesce(sum(b.due) filter (where ${waits}), 0)::text as releasable,
           coalesce((select sum(${earnedBy('o')}) from agent_bill o
                       join agent_contract_version ov on ov.contract_id = o.contract_id and ov.no = o.version_no
                      where o.kind = 'DIVIDEND' and ov.period = c.period and o.window_end = c.start and o.currency = b.currency),
                    0)::text as before
      from cycle c
      join agent_bill b on b.kind = 'DIVIDEND' and b.window_start = c.start and b.window_end = c."end"
      join agent_contract_version v on v.contract_id = b.contract_id and v.no = b.version_no and v.period = c.period
     group by c.period, c.start, c."end", c.digest, b.currency
     order by c."end" desc, c.period, b.currency`.execute(db);
  return rows;
}

/** A dividend beside what its contract came to in the cycle before. */
export interface ReviewedBill {
  id: string;
  agent: string;
  games: ContractGames;
  currency: string;
  no: number;
  delta: string;
  before: string;
  difference: string;
  /** Size of the difference, whichever way. */
  size: string;
  state: BillState;
  payFrom: Date | null;
  holdReason: string | null;
  heldBy: string | null;
  heldAt: Date | null;
}

/** Bills of a cycle, the greatest differences first, from behind one. */
export async function listReviewed(
  db: Executor,
  { period, start }: DividendCycle,
  behind: { size: string; id: string } | undefined,
  limit: number,
): Promise<ReviewedBill[]> {
  const { rows } = await sql<ReviewedBill>`
    with now as (
      select b.*, m.username, sum(${earnedBy('b')}) over (partition by b.contract_id) as all_of_it,
             coalesce((select sum(${earnedBy('o')}) from agent_bill o where o.contract_id = b.contract_id and o.window_end = b.window_start), 0)
               as before
        from ${dividends} join member m on m.id = b.payee_id
       where b.kind = 'DIVIDEND' and v.period = ${period} and b.window_start = ${start}::timestamptz
    ), sized as (select *, all_of_it - before as difference, abs(all_of_it - before)::bigint as size from now)
    select id, username as agent, game_type as games, currency, no, delta::text, before::text, difference::text, size::text,
           state, pay_from as "payFrom", hold_reason as "holdReason", held_by as "heldBy", held_at as "heldAt"
      from sized
     ${behind ? sql`where (size, id) < (${behind.size}::bigint, ${behind.id}::bigint)` : sql``}
     order by sized.size desc, sized.id desc limit ${limit}`.execute(db);
  return rows;
}

/** Locks the bills of a cycle that wait. @returns their digest, and their numbers */
export async function lockWaiting(
  trx: Trx,
  { period, start }: DividendCycle,
): Promise<{ digest: string; ids: string[] }> {
  const { rows } = await sql<{ id: string }>`
    select b.id from ${dividends}
     where b.kind = 'DIVIDEND' and v.period = ${period} and b.window_start = ${start}::timestamptz and ${waits}
     order by b.id for update of b`.execute(trx);
  const ids = rows.map(({ id }) => id);
  const { rows: digests } = await sql<{ digest: string }>`
    select ${digest} as digest from agent_bill b where b.id = any(${ids}::bigint[])`.execute(trx);
  return { digest: digests[0]?.digest ?? '', ids };
}

/** Has bills paid from now on; what uplines pay has its days from now. */
export async function releaseBills(trx: Trx, ids: readonly string[], unpaidDays: number): Promise<void> {
  await sql`
    update agent_bill
       -- whoever pays reads the clock in whole milliseconds, and would find a later one not due yet
       set state = 'CALCULATED', pay_from = date_trunc('milliseconds', job_now()),
           expires_at = case when payer_id is not null then job_now() + make_interval(days => ${unpaidDays}::int4) end
     where id = any(${ids}::bigint[])`.execute(trx);
}

/** A dividend, and whose it is. */
export interface LockedDividend extends DividendCycle {
  state: BillState;
  holdReason: string | null;
  payeeId: string;
  due: string;
  currency: string;
}

/** A dividend, held until the transaction ends. */
export async function lockDividend(trx: Trx, id: string): Promise<LockedDividend | undefined> {
  const { rows } = await sql<LockedDividend>`
    select v.period, b.window_start as start, b.state, b.hold_reason as "holdReason", b.payee_id as "payeeId", b.due, b.currency
      from ${dividends} where b.id = ${id}::bigint and b.kind = 'DIVIDEND' for update of b`.execute(trx);
  return rows[0];
}

/** Keeps a bill back, or no longer. */
export async function setHold(trx: Trx, id: string, hold: { reason: string; by: string } | undefined): Promise<void> {
  await trx
    .updateTable('agent_bill')
    .set({
      hold_reason: hold?.reason ?? null,
      held_by: hold?.by ?? null,
      held_at: hold ? sql<Date>`job_now()` : null,
      // the upline has as many days left to pay as it had when the bill was kept back
      ...(hold ? {} : { expires_at: sql<Date | null>`expires_at + (job_now() - held_at)` }),
    })
    .where('id', '=', id)
    .execute();
}

/** Ends a bill that is kept back: it is never paid, and so given up. Why it was kept back stays with it, beside why it is rejected. */
export async function denyBill(trx: Trx, id: string, note: string): Promise<void> {
  await trx
    .updateTable('agent_bill')
    .set({ state: 'DENIED', pay_from: null, given_up: sql<string>`due - paid`, rejected_for: note })
    .where('id', '=', id)
    .execute();
}
