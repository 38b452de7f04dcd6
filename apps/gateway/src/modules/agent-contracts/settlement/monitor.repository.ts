import { sql } from 'kysely';
import type { Executor } from '../../../kernel/db/types.ts';
import type { ContractKind } from '../machine.ts';
import { earnedBy } from './bills.repository.ts';
import { hasTurn } from './due-bills.repository.ts';

/** A window, and the kinds of contracts that are settled in it. */
export interface BilledWindow {
  kinds: readonly ContractKind[];
  start: Date;
  end: Date;
}

/** Bills of a window in a currency, by what became of them; amounts in 1/10,000, as text. */
export interface WindowBills {
  /** Place of the window among those that were asked for. */
  no: number;
  currency: string;
  made: number;
  paid: number;
  underReview: number;
  waiting: number;
  /** Wait for the money of an upline. */
  short: number;
  expired: number;
  held: number;
  notReached: number;
  denied: number;
  amount: string;
  paidAmount: string;
}

const windowRows = (windows: readonly BilledWindow[]) => {
  const rows = windows.flatMap(({ kinds, start, end }, no) => kinds.map((kind) => ({ no, kind, start, end })));
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as w (no int4, kind text, start timestamptz, "end" timestamptz)`;
};

/** Counts and sums the bills of windows, by currency. */
export async function sumWindowBills(db: Executor, windows: readonly BilledWindow[]): Promise<WindowBills[]> {
  if (!windows.length) return [];
  const { rows } = await sql<WindowBills>`
    select w.no, b.currency, count(*)::int4 as made,
           (count(*) filter (where b.state = 'ISSUED'))::int4 as paid,
           (count(*) filter (where b.state = 'UNDER_REVIEW'))::int4 as "underReview",
           (count(*) filter (where b.state = 'CALCULATED'))::int4 as waiting,
           (count(*) filter (where b.state in ('PART', 'INSUFFICIENT')))::int4 as short,
           (count(*) filter (where b.state = 'EXPIRED'))::int4 as expired,
           (count(*) filter (where b.state = 'HELD'))::int4 as held,
           (count(*) filter (where b.state = 'NOT_REACHED'))::int4 as "notReached",
           (count(*) filter (where b.state = 'DENIED'))::int4 as denied,
           sum(${earnedBy('b')})::text as amount,
           coalesce(sum(b.paid) filter (where b.payer_id is null), 0)::text as "paidAmount"
      from ${windowRows(windows)}
      join agent_bill b on b.kind = w.kind and b.window_start = w.start and b.window_end = w."end"
     group by 1, 2
     order by 1, 2`.execute(db);
  return rows;
}

/** Bills of a currency that should have been paid by now. */
export interface Unpaid {
  currency: string;
  bills: number;
  amount: string;
  oldestAt: Date;
}

export async function sumUnpaid(db: Executor): Promise<Unpaid[]> {
  const { rows } = await sql<Unpaid>`
    select currency, count(*)::int4 as bills, sum(due)::text as amount, min(pay_from) as "oldestAt" from agent_bill b
     where state in ('CALCULATED', 'UNDER_REVIEW') and pay_from <= job_now() and hold_reason is null and ${hasTurn('b')}
     group by 1 order by 1`.execute(db);
  return rows;
}

/**
 * Bills of a window, or of all, the newest first.
 *
 * @returns how many there are, and the numbers of the first of them
 */
export async function listBillIds(
  db: Executor,
  window: BilledWindow | undefined,
  limit: number,
): Promise<{ bills: number; ids: string[] }> {
  const of = window
    ? sql`where kind = any(${window.kinds}::text[]) and window_start = ${window.start} and window_end = ${window.end}`
    : sql``;
  const { rows: counts } = await sql<{ bills: number }>`select count(*)::int4 as bills from agent_bill ${of}`.execute(
    db,
  );
  const { rows } = await sql<{ id: string }>`
    select id from agent_bill ${of} order by id desc limit ${limit}`.execute(db);
  return { bills: counts[0]?.bills ?? 0, ids: rows.map(({ id }) => id) };
}
