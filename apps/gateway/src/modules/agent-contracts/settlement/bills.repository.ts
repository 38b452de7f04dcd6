import { sql } from 'kysely';
import type { Executor, Trx } from '../../../kernel/db/types.ts';
import type { TimeWindow } from '../../../kernel/jobs/calendar.ts';
import type { Money } from '../../../kernel/money.ts';
import type { ContractKind } from '../machine.ts';
import type { ContractGames } from '../terms.ts';
import type { SettledContract } from './bill.ts';
import type { BillState } from './settlement.tables.ts';

/** Bills of a window so far, by contract. */
export interface Known {
  no: number;
  net: Money;
}

export async function readKnown(trx: Trx, kind: ContractKind, { start, end }: TimeWindow): Promise<Map<string, Known>> {
  const { rows } = await sql<{ contract: string; no: number; net: string }>`
    select contract_id as contract, max(no) as no, sum(delta)::bigint as net from agent_bill
     where kind = ${kind} and window_start = ${start}::timestamptz and window_end = ${end}::timestamptz
     group by 1`.execute(trx);
  return new Map(rows.map(({ contract, no, net }) => [contract, { no, net: BigInt(net) }]));
}

/** A bill to be written. */
export interface NewBill {
  contract: SettledContract;
  window: TimeWindow;
  no: number;
  seqTo: bigint;
  gross: Money;
  net: Money;
  delta: Money;
  carryOut: Money;
  doc: string;
  hash: string;
  state: BillState;
  payFrom: Date;
}

/** Writes bills; one that is there already stays as it is. */
export async function insertBills(trx: Trx, bills: readonly NewBill[]): Promise<void> {
  for (let from = 0; from < bills.length; from += 1_000) {
    const rows = bills.slice(from, from + 1_000).map((bill) => ({
      contract_id: bill.contract.contractId,
      version_no: bill.contract.versionNo,
      kind: bill.contract.kind,
      window_start: bill.window.start,
      window_end: bill.window.end,
      no: bill.no,
      payee_id: bill.contract.downlineId,
      currency: bill.contract.currency,
      game_type: bill.contract.games,
      seq_to: bill.seqTo.toString(),
      gross: bill.gross.toString(),
      net: bill.net.toString(),
      delta: bill.delta.toString(),
      carry_out: bill.carryOut.toString(),
      doc: bill.doc,
      hash: bill.hash,
      state: bill.state,
      pay_from: bill.payFrom,
    }));
    await sql`
      insert into agent_bill (contract_id, version_no, kind, window_start, window_end, no, payee_id, lineage_id, currency,
                              game_type, seq_to, gross, net, delta, carry_out, doc, hash, state, pay_from, created_at)
      select contract_id, version_no, kind, window_start, window_end, no, payee_id, lineage_of(payee_id), currency,
             game_type, seq_to, gross, net, delta, carry_out, doc, hash, state, pay_from, job_now()
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as t (contract_id bigint, version_no int4, kind text, window_start timestamptz, window_end timestamptz, no int4,
                payee_id bigint, currency text, game_type text, seq_to bigint, gross bigint, net bigint, delta bigint,
                carry_out bigint, doc text, hash text, state text, pay_from timestamptz)
      on conflict (contract_id, version_no, window_start, no) do nothing`.execute(trx);
  }
}

/** Hours that have got results of a time before, since somebody looked last. @returns their starts, and the new mark */
export async function listTouchedHours(trx: Trx): Promise<{ hours: Date[]; seq: bigint }> {
  const { rows: marks } = await sql<{ from: string; seq: string }>`
    select m.seq as "from", c.seq from agent_bill_mark m, result_counter c for update of m`.execute(trx);
  const [mark] = marks;
  if (!mark) throw new Error('Bills have no mark.');
  const { rows } = await sql<{ hour: Date }>`
    select distinct hour_in(r.effective_at, c.zone) as hour
      from result_seq s join bet_result r on r.id = s.result_id, result_counter c
     where s.seq > ${mark.from}::bigint and s.seq <= ${mark.seq}::bigint and r.effective_at is not null
     order by 1`.execute(trx);
  return { hours: rows.map(({ hour }) => hour), seq: BigInt(mark.seq) };
}

export async function moveBillMark(trx: Trx, seq: bigint): Promise<void> {
  await sql`update agent_bill_mark set seq = ${seq.toString()}::bigint`.execute(trx);
}

/** A bill that waits to be paid. */
export interface DueBill {
  id: string;
  contractId: string;
  payeeId: string;
  kind: ContractKind;
  currency: string;
  delta: Money;
}

/** Bills that are to be paid by now, of the oldest windows first, held until the transaction ends. */
export async function lockDueBills(trx: Trx, now: Date, limit: number): Promise<DueBill[]> {
  const rows = await trx
    .selectFrom('agent_bill')
    .select(['id', 'contract_id as contractId', 'payee_id as payeeId', 'kind', 'currency', 'delta'])
    .where('state', 'in', ['CALCULATED', 'UNDER_REVIEW'])
    .where('pay_from', '<=', now)
    .orderBy('pay_from')
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ delta, ...row }) => ({ ...row, delta: BigInt(delta) }));
}

/** Adds to what a contract has come to. @returns what it owes after that; below zero it waits for its next bills */
export async function addOwed(trx: Trx, contractId: string, amount: Money): Promise<Money> {
  const { rows } = await sql<{ owed: string }>`
    update agent_contract set owed = owed + ${amount.toString()}::bigint where id = ${contractId}::bigint returning owed`.execute(
    trx,
  );
  return BigInt(rows[0]?.owed ?? '0');
}

export async function settleBill(trx: Trx, id: string, state: BillState, paid: Money): Promise<void> {
  await trx
    .updateTable('agent_bill')
    .set({ state, paid: paid.toString(), paid_at: sql<Date>`job_now()` })
    .where('id', '=', id)
    .execute();
}

/** One bill, for its payee and whoever checks it. */
export interface BillRow {
  id: string;
  contractId: string;
  versionNo: number;
  kind: ContractKind;
  games: ContractGames;
  currency: string;
  windowStart: Date;
  windowEnd: Date;
  no: number;
  gross: Money;
  net: Money;
  delta: Money;
  paid: Money;
  state: BillState;
  doc: string;
  hash: string;
  seqTo: string;
  createdAt: Date;
  paidAt: Date | null;
}

const billRows = (db: Executor) => db.selectFrom('agent_bill').selectAll();
type StoredBill = Awaited<ReturnType<ReturnType<typeof billRows>['execute']>>[number];

const toBill = (row: StoredBill): BillRow => ({
  id: row.id,
  contractId: row.contract_id,
  versionNo: row.version_no,
  kind: row.kind,
  games: row.game_type,
  currency: row.currency,
  windowStart: row.window_start,
  windowEnd: row.window_end,
  no: row.no,
  gross: BigInt(row.gross),
  net: BigInt(row.net),
  delta: BigInt(row.delta),
  paid: BigInt(row.paid),
  state: row.state,
  doc: row.doc,
  hash: row.hash,
  seqTo: row.seq_to,
  createdAt: row.created_at,
  paidAt: row.paid_at,
});

/** Which bills of an agent: a kind, and when their windows end. */
interface BillsOf {
  payeeId: string;
  kind: ContractKind | undefined;
  from: Date | undefined;
  to: Date | undefined;
}

/** Bills of an agent, newest first, from behind one. */
export async function listBills(
  db: Executor,
  { payeeId, kind, from, to }: BillsOf,
  behind: string | undefined,
  limit: number,
): Promise<BillRow[]> {
  const rows = await billRows(db)
    .where('payee_id', '=', payeeId)
    .$if(kind !== undefined, (q) => q.where('kind', '=', kind as ContractKind))
    .$if(from !== undefined, (q) => q.where('window_end', '>', from as Date))
    .$if(to !== undefined, (q) => q.where('window_end', '<=', to as Date))
    .$if(behind !== undefined, (q) => q.where('id', '<', behind as string))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toBill);
}

/** Sums of all bills of a filter: what they came to, and what was paid. */
export async function sumBills(
  db: Executor,
  { payeeId, kind, from, to }: BillsOf,
): Promise<{ count: number; amount: Money; paid: Money }> {
  const row = await db
    .selectFrom('agent_bill')
    .select([
      sql<number>`count(*)::int4`.as('count'),
      sql<string>`coalesce(sum(delta), 0)::bigint`.as('amount'),
      sql<string>`coalesce(sum(paid), 0)::bigint`.as('paid'),
    ])
    .where('payee_id', '=', payeeId)
    .$if(kind !== undefined, (q) => q.where('kind', '=', kind as ContractKind))
    .$if(from !== undefined, (q) => q.where('window_end', '>', from as Date))
    .$if(to !== undefined, (q) => q.where('window_end', '<=', to as Date))
    .executeTakeFirstOrThrow();
  return { count: row.count, amount: BigInt(row.amount), paid: BigInt(row.paid) };
}

export async function findBill(
  db: Executor,
  id: string,
): Promise<(BillRow & { payeeId: string; uplineId: string | null }) | undefined> {
  const row = await db
    .selectFrom('agent_bill as b')
    .innerJoin('agent_contract as c', 'c.id', 'b.contract_id')
    .selectAll('b')
    .select('c.upline_id as uplineId')
    .where('b.id', '=', id)
    .executeTakeFirst();
  return row && { ...toBill(row), payeeId: row.payee_id, uplineId: row.uplineId };
}
