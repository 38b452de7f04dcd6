import { sql } from 'kysely';
import type { Executor, Trx } from '../../../kernel/db/types.ts';
import type { TimeWindow, WindowKind } from '../../../kernel/jobs/calendar.ts';
import type { Money } from '../../../kernel/money.ts';
import type { ContractKind } from '../machine.ts';
import type { ContractGames } from '../terms.ts';
import type { Left, SettledContract } from './bill.ts';
import { hasTurn } from './due-bills.repository.ts';
import { type BillState, isUnpaid } from './settlement.tables.ts';

/** Bills of a window so far, by contract. */
export interface Known extends Left {
  no: number;
  carryOut: Money;
  /** Version of the rules that the first of them was written by. */
  version: number;
  /** The agents above the payee that the first of them counts below. */
  lineageId: string;
}

export async function readKnown(trx: Trx, kind: ContractKind, { start, end }: TimeWindow): Promise<Map<string, Known>> {
  type Row = Record<'contract' | 'net' | 'due' | 'carryOut' | 'lineageId', string> & Record<'no' | 'version', number>;
  const { rows } = await sql<Row>`
    select contract_id as contract, max(no) as no, sum(delta)::bigint as net, sum(due)::bigint as due,
           ((array_agg(doc order by no))[1]::json ->> 'v')::int as version,
           (array_agg(lineage_id order by no))[1] as "lineageId",
           (array_agg(carry_out order by no desc))[1] as "carryOut"
      from agent_bill
     where adjusts_id is null and kind = ${kind} and window_start = ${start}::timestamptz and window_end = ${end}::timestamptz
     group by 1`.execute(trx);
  return new Map(
    rows.map(({ contract, no, version, lineageId, net, due, carryOut }) => [
      contract,
      { no, version, lineageId, net: BigInt(net), due: BigInt(due), carryOut: BigInt(carryOut) },
    ]),
  );
}

/** Why a bill is kept back, and which operator does. */
export interface Hold {
  reason: string;
  by: string;
}

/**
 * Windows of dividends that operators have rejected and have let nothing of be paid since, by contract: why, and who kept back
 * what was rejected.
 */
export async function readRejections(trx: Trx, { start, end }: TimeWindow): Promise<Map<string, Hold>> {
  const { rows } = await sql<Hold & { contract: string }>`
    select distinct on (b.contract_id) b.contract_id as contract, b.rejected_for as reason, b.held_by as by
      from agent_bill b
     where b.kind = 'DIVIDEND' and b.window_start = ${start}::timestamptz and b.window_end = ${end}::timestamptz
       and b.state = 'DENIED' and b.rejected_for is not null and b.held_by is not null
       and not exists (
         select from agent_bill later
          where later.contract_id = b.contract_id and later.version_no = b.version_no
            and later.window_start = b.window_start and later.adjusts_id is null and later.id > b.id and later.due > 0
            and later.state <> 'DENIED' and later.hold_reason is null)
     order by b.contract_id, b.id desc`.execute(trx);
  return new Map(rows.map(({ contract, ...hold }) => [contract, hold]));
}

/** Windows of the first computed bill that each of some contracts has from a moment on. */
export async function listNextBilled(
  trx: Trx,
  contracts: readonly string[],
  from: Date,
): Promise<{ kind: ContractKind; period: WindowKind; start: Date }[]> {
  if (!contracts.length) return [];
  const { rows } = await sql<{ kind: ContractKind; period: WindowKind; start: Date }>`
    select distinct n.kind, n.period, n.start from unnest(${contracts}::bigint[]) as c (id) cross join lateral (
      select b.kind, v.period, b.window_start as start
        from agent_bill b join agent_contract_version v on v.contract_id = b.contract_id and v.no = b.version_no
       where b.contract_id = c.id and b.adjusts_id is null and b.window_start >= ${from}::timestamptz
       order by b.window_start limit 1) n`.execute(trx);
  return rows;
}

/** What all bills that a run writes have in common. */
export interface BillsRun {
  kind: ContractKind;
  window: TimeWindow;
  seqTo: bigint;
  /** `null`: when operators release them. */
  payFrom: Date | null;
  /** Until when wallets of uplines may pay. */
  expiresAt: Date | null;
}

/** A bill to be written. */
export interface NewBill {
  contract: SettledContract;
  no: number;
  /**
   * The agents above a player of the team, those above the payee among them: of the newest results in the first bill of the
   * window. The others count where that does, wherever the payee stands by then.
   */
  lineageId: string;
  gross: Money;
  net: Money;
  delta: Money;
  due: Money;
  carryOut: Money;
  doc: string;
  hash: string;
  state: BillState;
  /** Whose wallet pays it; `null`: the house. */
  payerId: string | null;
  /** Keeps it back from the start. */
  hold: Hold | undefined;
}

/** Bills in one statement: so many that another costs nothing, and so few that the text of them is held with ease. */
const AT_ONCE = 2_000;

/**
 * Writes bills; one that is there already stays as it is. Columns go to PostgreSQL as arrays and documents as lines of one text,
 * in which no document has a break: rows as JSON took both sides as long as everything else of writing.
 */
export async function insertBills(
  trx: Trx,
  { kind, window, seqTo, payFrom, expiresAt }: BillsRun,
  bills: readonly NewBill[],
): Promise<void> {
  for (let from = 0; from < bills.length; from += AT_ONCE) {
    const some = bills.slice(from, from + AT_ONCE);
    const numbers = (read: (bill: NewBill) => string | number | bigint | null) =>
      sql`${`{${some.map((bill) => read(bill) ?? 'null').join()}}`}::text::bigint[]`;
    const texts = (read: (bill: NewBill) => string | null) => sql`${some.map(read)}::text[]`;
    await sql`
      insert into agent_bill (contract_id, version_no, kind, window_start, window_end, no, payee_id, lineage_id, currency,
                              game_type, seq_to, gross, net, delta, due, carry_out, doc, hash, state, pay_from, payer_id, expires_at,
                              hold_reason, held_by, held_at, created_at)
      select t.contract_id, version_no, ${kind}, ${window.start}::timestamptz, ${window.end}::timestamptz, no, payee_id,
             case when e.depth = 0 then e.lineage_id
                  else (select n.above_id from lineage_edge n
                         where n.lineage_id = e.lineage_id and n.depth = e.depth - 1) end,
             currency,
             game_type, ${seqTo.toString()}::bigint, gross, net, delta, due, carry_out, doc, hash, state,
             ${payFrom}::timestamptz, payer_id, case when payer_id is not null then ${expiresAt}::timestamptz end,
             hold_reason, held_by, case when hold_reason is not null then job_now() end, job_now()
        from unnest(${numbers(({ contract }) => contract.contractId)}, ${numbers(({ contract }) => contract.versionNo)},
                    ${numbers(({ no }) => no)}, ${numbers(({ contract }) => contract.downlineId)},
                    ${numbers(({ lineageId }) => lineageId)}, ${texts(({ contract }) => contract.currency)},
                    ${texts(({ contract }) => contract.games)}, ${numbers(({ gross }) => gross)}, ${numbers(({ net }) => net)},
                    ${numbers(({ delta }) => delta)}, ${numbers(({ due }) => due)}, ${numbers(({ carryOut }) => carryOut)},
                    string_to_array(${some.map(({ doc }) => doc).join('\n')}::text, chr(10)),
                    string_to_array(${some.map(({ hash }) => hash).join('\n')}::text, chr(10)), ${texts(({ state }) => state)},
                    ${numbers(({ payerId }) => payerId)}, ${texts(({ hold }) => hold?.reason ?? null)},
                    ${texts(({ hold }) => hold?.by ?? null)})
          as t (contract_id, version_no, no, payee_id, result_lineage_id, currency, game_type, gross, net, delta, due, carry_out,
                doc, hash, state, payer_id, hold_reason, held_by)
        left join lineage_edge e on e.lineage_id = t.result_lineage_id and e.ancestor = t.payee_id
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
  /** What of it sums of what was earned count. */
  earned: Money;
  due: Money;
  paid: Money;
  state: BillState;
  payerId: string | null;
  expiresAt: Date | null;
  /** What of it was given up; below zero: what was taken from that of its window. */
  givenUp: Money;
  /** The bill that it corrects; `null`: it was computed. */
  adjustsId: string | null;
  /** Whether an operator keeps it back from being paid. */
  isKeptBack: boolean;
  /** Whether nothing before it of its window has to be settled first. */
  hasTurn: boolean;
  /** Why operators have rejected it. */
  rejectedFor: string | null;
  doc: string;
  hash: string;
  seqTo: string;
  createdAt: Date;
  paidAt: Date | null;
}

const billRows = (db: Executor) =>
  db
    .selectFrom('agent_bill')
    .selectAll()
    .select([earnedBy('agent_bill').as('earned'), hasTurn('agent_bill').as('hasTurn')]);
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
  earned: BigInt(row.earned),
  due: BigInt(row.due),
  paid: BigInt(row.paid),
  state: row.state,
  payerId: row.payer_id,
  expiresAt: row.expires_at,
  givenUp: BigInt(row.given_up),
  adjustsId: row.adjusts_id,
  isKeptBack: row.hold_reason !== null && isUnpaid(row.state),
  hasTurn: row.hasTurn,
  rejectedFor: row.rejected_for,
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

const billsOf = (db: Executor, { payeeId, kind, from, to }: BillsOf) =>
  db
    .selectFrom('agent_bill')
    .where('payee_id', '=', payeeId)
    .$if(kind !== undefined, (q) => q.where('kind', '=', kind as ContractKind))
    .$if(from !== undefined, (q) => q.where('window_end', '>', from as Date))
    .$if(to !== undefined, (q) => q.where('window_end', '<=', to as Date));

/** Bills of an agent, newest first, from behind one. */
export async function listBills(
  db: Executor,
  of: BillsOf,
  behind: string | undefined,
  limit: number,
): Promise<BillRow[]> {
  const rows = await billsOf(db, of)
    .selectAll()
    .select([earnedBy('agent_bill').as('earned'), hasTurn('agent_bill').as('hasTurn')])
    .$if(behind !== undefined, (q) => q.where('id', '<', behind as string))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toBill);
}

/** Numbers of bills of an agent, newest first: so few bytes of each that very many may be held. */
export async function listBillIds(db: Executor, of: BillsOf, limit: number): Promise<string[]> {
  const rows = await billsOf(db, of).select('id').orderBy('id', 'desc').limit(limit).execute();
  return rows.map(({ id }) => id);
}

/** Bills by their numbers, newest first. */
export async function readBills(db: Executor, ids: readonly string[]): Promise<BillRow[]> {
  const rows = await billRows(db).where('id', 'in', ids).orderBy('id', 'desc').execute();
  return rows.map(toBill);
}

/**
 * What an agent has earned by a bill, in every sum: nothing by one that operators have rejected, and nothing less by what is
 * taken from that.
 */
export const earnedBy = (bill: 'b' | 'o' | 'agent_bill') => {
  const b = sql.table(bill);
  return sql<string>`case
    when ${b}.state = 'DENIED' then 0
    when ${b}.given_up < 0 and ${b}.delta < 0 and exists (
      select from agent_bill d
       where d.contract_id = ${b}.contract_id and d.version_no = ${b}.version_no and d.window_start = ${b}.window_start
         and d.state = 'DENIED') then least(${b}.delta - ${b}.given_up, 0)
    else ${b}.delta end`;
};

/** Sums of all bills of a filter: what was earned by them, and what was paid. */
export async function sumBills(db: Executor, of: BillsOf): Promise<{ count: number; amount: Money; paid: Money }> {
  const row = await billsOf(db, of)
    .select([
      sql<number>`count(*)::int4`.as('count'),
      sql<string>`coalesce(sum(${earnedBy('agent_bill')}), 0)::bigint`.as('amount'),
      sql<string>`coalesce(sum(paid), 0)::bigint`.as('paid'),
    ])
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
    .select(['c.upline_id as uplineId', earnedBy('b').as('earned'), hasTurn('b').as('hasTurn')])
    .where('b.id', '=', id)
    .executeTakeFirst();
  return row && { ...toBill(row), payeeId: row.payee_id, uplineId: row.uplineId };
}
