import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Executor, Trx } from '../../../kernel/db/types.ts';
import type { Money } from '../../../kernel/money.ts';
import type { SettlementFile } from '../providers/provider.ts';
import type { Compared } from './compare.ts';

const dayText = sql<string>`to_char(day, 'YYYY-MM-DD')`;

/** One run at a time compares the files of a provider. */
export async function lockProvider(trx: Trx, provider: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('settlement'), hashtext(${provider}))`.execute(trx);
}

/** A day of a provider. */
export interface DayRow {
  id: string;
  day: string;
  fetchedAt: Date | null;
}

/** Days before this one that are not closed, oldest first. */
export async function listOpenDays(db: Executor, provider: string, before: string): Promise<DayRow[]> {
  return db
    .selectFrom('settlement_day')
    .select(['id', dayText.as('day'), 'fetched_at as fetchedAt'])
    .where('provider', '=', provider)
    .where(sql<boolean>`settlement_day.day < ${before}::date`)
    .where('closed_at', 'is', null)
    .orderBy('settlement_day.day')
    .execute();
}

/** The newest day that is known, and the day of the first payment or payout that was booked. */
export async function readEnds(db: Executor, provider: string): Promise<{ last: string | null; first: string | null }> {
  const { rows } = await sql<{ last: string | null; first: string | null }>`
    select (select to_char(max(day), 'YYYY-MM-DD') from settlement_day where provider = ${provider}) as last,
           to_char(least(
             (select min(paid_at) from deposit_payment where provider = ${provider}),
             (select min(p.paid_at) from withdraw_part p join withdraw_order o on o.id = p.order_id
               where o.provider = ${provider})
           ) at time zone 'UTC', 'YYYY-MM-DD') as first`.execute(db);
  return rows[0] ?? { last: null, first: null };
}

export async function insertDay(db: Executor, provider: string, day: string): Promise<void> {
  await db
    .insertInto('settlement_day')
    .values({ provider, day })
    .onConflict((conflict) => conflict.columns(['provider', 'day']).doNothing())
    .execute();
}

/** @param problem why the files are not here; nothing: they are */
export async function noteDay(db: Executor, id: string, problem: string | undefined, at: Date): Promise<void> {
  await db
    .updateTable('settlement_day')
    .set(problem === undefined ? { problem: null, fetched_at: at } : { problem })
    .where('id', '=', id)
    .where('fetched_at', 'is', null)
    .execute();
}

/** Lines of a file that are written by one statement. */
const LINES_AT_ONCE = 500;

/**
 * Keeps a file with its bytes. One that says something else than the file that is here corrects it: that stays with its lines,
 * and counts no more. A line that stands in a file twice, alike in every figure, counts once and is noted.
 *
 * @returns the number of the file that it takes the place of
 */
export async function insertFile(
  trx: Trx,
  dayId: string,
  currency: string,
  file: SettlementFile,
): Promise<string | undefined> {
  const sha256 = createHash('sha256').update(file.raw).digest();
  const day = await trx.selectFrom('settlement_day').select('closed_at').where('id', '=', dayId).executeTakeFirst();
  const known = await trx
    .selectFrom('settlement_file')
    .select(['id', 'batch', 'sha256'])
    .where('day_id', '=', dayId)
    .where('currency', '=', currency)
    .where('replaced_at', 'is', null)
    .executeTakeFirst();
  // what a closed day has settled is at the bank
  if (day?.closed_at || (known && sha256.equals(known.sha256))) return undefined;
  if (known)
    await trx
      .updateTable('settlement_file')
      .set({ replaced_at: sql<Date>`now()` })
      .where('id', '=', known.id)
      .execute();
  const keyOf = ({ kind, ref, ownRef = '', method, amount, fee, at }: SettlementFile['lines'][number]) =>
    [kind, ref, ownRef, method, amount, fee, at.getTime()].join(' ');
  const lines = [...new Map(file.lines.map((line) => [keyOf(line), line])).values()];
  const row = await trx
    .insertInto('settlement_file')
    .values({
      day_id: dayId,
      currency,
      batch: file.batch,
      raw: file.raw,
      sha256,
      repeated: file.lines.length - lines.length,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = lines.map(({ kind, ref, ownRef, method, amount, fee, at }) => {
    const isPayout = kind === 'payout' || kind === 'payout-back';
    return {
      ...{ file_id: row.id, kind, method, amount, fee, at },
      is_payout: isPayout,
      // parts are ours, so that their number is the one that both know
      ref: isPayout ? (ownRef ?? ref) : ref,
      order_no: kind === 'payment' ? (ownRef ?? null) : null,
    };
  });
  for (let from = 0; from < rows.length; from += LINES_AT_ONCE)
    await trx
      .insertInto('settlement_line')
      .values(rows.slice(from, from + LINES_AT_ONCE))
      .execute();
  return known?.batch;
}

/** What was compared, with what is needed to book it after all. */
export type ComparedRow = Compared & {
  /** Open days that it stands in. */
  readonly days: readonly string[];
  readonly orderNo: string | undefined;
  readonly isReversed: boolean;
  readonly isRefunded: boolean;
  /** What its line says that was paid; nothing when no file has that line. */
  readonly paid: { readonly amount: Money; readonly fee: Money; readonly at: Date } | undefined;
};

interface RawRow {
  ref: string;
  isPayout: boolean;
  currency: string;
  method: string;
  toldAmount: string | null;
  toldFee: string | null;
  bookedAmount: string | null;
  bookedFee: string | null;
  acceptedAmount: string;
  acceptedFee: string;
  ledger: string;
  postedAt: Date | null;
  paidAmount: string | null;
  paidFee: string | null;
  paidAt: Date | null;
  day: string;
  days: string[];
  orderNo: string | null;
  isReversed: boolean;
  isRefunded: boolean;
}

/**
 * What stands in the files of open days, or stood in one that was corrected since, what was booked otherwise than files and books
 * have last agreed on, whenever it was paid, and what is open already, each with all that its provider has ever told of it.
 *
 * @param until end of the newest day whose files are here
 */
export async function readCompared(db: Executor, provider: string, until: Date): Promise<ComparedRow[]> {
  const { rows } = await sql<RawRow>`
    with lines as not materialized (
      select l.*, f.currency, d.day, d.closed_at from settlement_line l
        join settlement_file f on f.id = l.file_id join settlement_day d on d.id = f.day_id
       where d.provider = ${provider} and d.fetched_at is not null and f.replaced_at is null
    ), replaced as (
      select l.ref, l.is_payout, f.currency, min(l.method) as method, min(l.at) as at from settlement_line l
        join settlement_file f on f.id = l.file_id join settlement_day d on d.id = f.day_id
       where d.provider = ${provider} and d.closed_at is null and f.replaced_at is not null
       group by l.ref, l.is_payout, f.currency
    ), bookings as not materialized (
      select payment_ref as ref, false as is_payout, currency, method, paid_at as at,
             case when state = 'REFUNDED' then 0 else amount - reversed end as amount, fee, settled,
             array['pay:' || provider || ':' || payment_ref, 'suspense:' || provider || ':' || payment_ref,
                   'reverse:' || provider || ':' || payment_ref]
               || array(select way || ':' || provider || ':' || payment_ref || ':' || part
                          from generate_series(1, parts_reversed) part, unnest(array['suspense', 'reverse']) way) as keys
        from deposit_payment where provider = ${provider}
      union all
      select p.part_no, true, o.currency, o.method, p.paid_at, case when p.state in ('RETURNED', 'RECOVERED') then 0 else -p.amount end, p.fee, p.settled,
             array['part:' || p.part_no || ':paid', 'part:' || p.part_no || ':returned',
                   'part:' || p.part_no || ':recovered']
               || array(select 'part:' || p.part_no || ':' || step || ':' || again
                          from generate_series(2, p.times_paid_again + 1) again, unnest(array['paid', 'returned']) step)
        from withdraw_part p join withdraw_order o on o.id = p.order_id
       where o.provider = ${provider} and p.paid_at is not null
    ), candidates as (
      select ref, is_payout, currency from lines where closed_at is null
      union
      select ref, is_payout, currency from replaced
      union
      select ref, is_payout, currency from bookings
       where settled is distinct from amount and at < ${until}
      union
      select ref, is_payout, currency from settlement_difference where provider = ${provider} and ended_at is null
    )
    select c.ref, c.is_payout as "isPayout", c.currency, coalesce(b.method, t.method, r.method, '') as method,
           t.amount as "toldAmount", t.fee as "toldFee", b.amount as "bookedAmount", b.fee as "bookedFee",
           coalesce(a.amount, 0) as "acceptedAmount", coalesce(a.fee, 0) as "acceptedFee",
           coalesce(g.net, 0) as ledger, g.posted_at as "postedAt",
           t.paid_amount as "paidAmount", t.paid_fee as "paidFee", t.paid_at as "paidAt",
           to_char(coalesce(b.at, t.at, r.at) at time zone 'UTC', 'YYYY-MM-DD') as day,
           coalesce(t.days, '{}') as days, t.order_no as "orderNo",
           coalesce(t.is_reversed, false) as "isReversed", coalesce(t.is_refunded, false) as "isRefunded"
      from candidates c
      left join lateral (
        select sum(l.amount)::bigint as amount, sum(l.fee)::bigint as fee, min(l.method) as method, min(l.at) as at,
               max(l.order_no) as order_no, bool_or(l.kind = 'reversal') as is_reversed,
               bool_or(l.kind = 'refund') as is_refunded,
               max(l.amount) filter (where l.kind = 'payment') as paid_amount,
               max(l.fee) filter (where l.kind = 'payment') as paid_fee,
               min(l.at) filter (where l.kind = 'payment') as paid_at,
               array_agg(distinct to_char(l.day, 'YYYY-MM-DD')) filter (where l.closed_at is null) as days
          from lines l where l.ref = c.ref and l.is_payout = c.is_payout and l.currency = c.currency having count(*) > 0
      ) as t on true
      left join replaced r on r.ref = c.ref and r.is_payout = c.is_payout and r.currency = c.currency
      left join bookings b on b.ref = c.ref and b.is_payout = c.is_payout and b.currency = c.currency
      left join lateral (
        select sum(told_amount - booked_amount)::bigint as amount, sum(told_fee - booked_fee)::bigint as fee
          from settlement_difference d
         where d.provider = ${provider} and d.ref = c.ref and d.is_payout = c.is_payout and d.currency = c.currency
           and d.outcome in ('ACCEPTED', 'TOLERATED')
      ) as a on true
      left join lateral (
        select -sum(e.amount) filter (where k.kind = 'PSP') as net, max(p.created_at) filter (where k.kind = 'PSP') as posted_at
          from posting p join entry e on e.posting_id = p.id join ledger_account k on k.id = e.account_id
         where p.key = any(b.keys)
      ) as g on true
     order by c.is_payout, c.ref, c.currency`.execute(db);
  return rows.map(toCompared);
}

/** Notes that files and books agree, so that nothing of it is compared again until it moves or is told of. */
export async function noteSettled(
  trx: Trx,
  provider: string,
  matched: readonly Pick<Compared, 'ref' | 'isPayout'>[],
): Promise<void> {
  const refs = (isPayout: boolean) => matched.filter((row) => row.isPayout === isPayout).map(({ ref }) => ref);
  await sql`
    update deposit_payment set settled = case when state = 'REFUNDED' then 0 else amount - reversed end
     where provider = ${provider} and payment_ref = any(${refs(false)}::text[])
       and settled is distinct from (case when state = 'REFUNDED' then 0 else amount - reversed end)`.execute(trx);
  await sql`
    update withdraw_part p set settled = case when p.state in ('RETURNED', 'RECOVERED') then 0 else -p.amount end
      from withdraw_order o
     where o.id = p.order_id and o.provider = ${provider} and p.part_no = any(${refs(true)}::text[]) and p.paid_at is not null
       and p.settled is distinct from (case when p.state in ('RETURNED', 'RECOVERED') then 0 else -p.amount end)`.execute(
    trx,
  );
}

function toCompared(row: RawRow): ComparedRow {
  const accepted = { amount: BigInt(row.acceptedAmount), fee: BigInt(row.acceptedFee) };
  const isBooked = row.bookedAmount !== null || accepted.amount !== 0n || accepted.fee !== 0n;
  return {
    ...{
      ref: row.ref,
      isPayout: row.isPayout,
      currency: row.currency,
      method: row.method,
      day: row.day,
      days: row.days,
    },
    told: row.toldAmount === null ? undefined : { amount: BigInt(row.toldAmount), fee: BigInt(row.toldFee ?? 0) },
    booked: isBooked
      ? {
          amount: BigInt(row.bookedAmount ?? 0) + accepted.amount,
          fee: BigInt(row.bookedFee ?? 0) + accepted.fee,
        }
      : undefined,
    ledger: BigInt(row.ledger),
    accepted: accepted.amount - accepted.fee,
    postedAt: row.postedAt ?? undefined,
    orderNo: row.orderNo ?? undefined,
    isReversed: row.isReversed,
    isRefunded: row.isRefunded,
    paid:
      row.paidAt && row.paidAmount !== null
        ? { amount: BigInt(row.paidAmount), fee: BigInt(row.paidFee ?? 0), at: row.paidAt }
        : undefined,
  };
}

/** What the files of a day have settled, by currency and method, after fees. */
export async function readSettled(
  db: Executor,
  dayId: string,
): Promise<{ batch: string; currency: string; method: string; amount: Money }[]> {
  const rows = await db
    .selectFrom('settlement_line as l')
    .innerJoin('settlement_file as f', 'f.id', 'l.file_id')
    .select(['f.batch', 'f.currency', 'l.method', sql<string>`sum(l.amount - l.fee)::bigint`.as('amount')])
    .where('f.day_id', '=', dayId)
    .where('f.replaced_at', 'is', null)
    .groupBy(['f.batch', 'f.currency', 'l.method'])
    .orderBy('f.batch')
    .orderBy('l.method')
    .execute();
  return rows.map((row) => ({ ...row, amount: BigInt(row.amount) }));
}

export async function closeDay(trx: Trx, id: string): Promise<void> {
  await trx.updateTable('settlement_day').set({ closed_at: sql<Date>`now()` }).where('id', '=', id).execute();
}

/** A day as operators see it. */
export interface SettledDay {
  id: string;
  provider: string;
  day: string;
  fetchedAt: Date | null;
  problem: string | null;
  closedAt: Date | null;
  files: { currency: string; batch: string; lines: number; repeated: number; amount: string; fee: string }[];
}

/** Days of all providers, the newest first. */
export async function listDays(db: Executor, behind: string | undefined, limit: number): Promise<SettledDay[]> {
  const { rows } = await sql<SettledDay>`
    select d.id, d.provider, to_char(d.day, 'YYYY-MM-DD') as day, d.fetched_at as "fetchedAt", d.problem,
           d.closed_at as "closedAt",
           coalesce((select json_agg(f order by f.currency) from (
             select f.currency, f.batch, f.repeated, count(l.id)::int4 as lines, coalesce(sum(l.amount), 0)::text as amount,
                    coalesce(sum(l.fee), 0)::text as fee
               from settlement_file f left join settlement_line l on l.file_id = f.id
              where f.day_id = d.id and f.replaced_at is null group by f.id
           ) as f), '[]') as files
      from settlement_day d
     where ${behind ?? null}::bigint is null or d.id < ${behind ?? null}::bigint
     order by d.id desc limit ${limit}`.execute(db);
  return rows;
}
