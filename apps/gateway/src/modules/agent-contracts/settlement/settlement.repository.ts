import { sql } from 'kysely';
import type { Executor, Trx } from '../../../kernel/db/types.ts';
import type { TimeWindow, WindowKind } from '../../../kernel/jobs/calendar.ts';
import type { Money } from '../../../kernel/money.ts';
import type { ContractKind } from '../machine.ts';
import { type ContractGames, readTerms } from '../terms.ts';
import type { SettledContract, TeamSums } from './bill.ts';
import type { BillState } from './settlement.tables.ts';

/** How far results are numbered, and the hash of the chain there. */
export interface ResultMark {
  seq: bigint;
  bookedAt: Date;
  hash: string;
}

export async function readMark(db: Executor): Promise<ResultMark> {
  const { rows } = await sql<{ seq: string; bookedAt: Date; hash: string }>`
    select seq, booked_at as "bookedAt", encode(hash, 'hex') as hash from result_counter`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('Results have no counter.');
  return { seq: BigInt(row.seq), bookedAt: row.bookedAt, hash: row.hash };
}

/** Contracts whose terms settle the window that starts at a moment: also those that ended since, or start only now. */
export async function listSettled(
  db: Executor,
  { kind, period }: { kind: ContractKind; period: WindowKind },
  start: Date,
): Promise<SettledContract[]> {
  const rows = await db
    .selectFrom('agent_contract_version as v')
    .innerJoin('agent_contract as c', 'c.id', 'v.contract_id')
    .select(['c.id', 'c.game_type', 'c.currency', 'c.upline_id', 'c.downline_id', 'v.no', 'v.terms', 'v.terms_hash'])
    .where('c.kind', '=', kind)
    .where('v.period', '=', period)
    .where('v.state', 'in', ['SIGNED', 'IN_FORCE', 'REPLACED', 'ENDED'])
    .where('v.effective_from', '<=', start)
    .where((of) => of.or([of('v.effective_to', 'is', null), of('v.effective_to', '>', start)]))
    .orderBy('c.id')
    .execute();
  return rows.map((row) => ({
    contractId: row.id,
    versionNo: row.no,
    termsHash: row.terms_hash,
    kind,
    games: row.game_type,
    currency: row.currency,
    uplineId: row.upline_id,
    downlineId: row.downline_id,
    terms: readTerms(row.terms),
  }));
}

interface TeamRow {
  contract: string;
  bets: number;
  volume: string;
  ggr: string;
  bonus: string;
  active: number;
}

interface Marked {
  seq: string;
  hash: string;
}

/** No team has done anything. */
interface NoTeam {
  contract: null;
}

/**
 * What the team of each contract has done in a window. The team is everybody whose bets were placed below the agent while
 * it stood below this upline. Real-time counts results in the window that they were booked in, the others by the hours that
 * they belong to.
 *
 * @returns the sums by contract, and the last result that is in them: both as of one moment
 */
export async function sumTeams(
  trx: Trx,
  { kind, period }: { kind: ContractKind; period: WindowKind },
  { start, end }: TimeWindow,
): Promise<{ teams: Map<string, TeamSums>; mark: Omit<ResultMark, 'bookedAt'> }> {
  const base =
    kind === 'REALTIME'
      ? sql`
        select r.member_id, r.lineage_id, r.currency, r.game_type, sum(r.valid_bet) as volume, sum(r.stake - r.payout) as ggr,
               sum(r.bonus) as bonus,
               sum(case when r.reason = 'SETTLE' then 1 when r.reason in ('VOID', 'ROLLBACK') then -1 else 0 end) as bets
          from result_seq s join bet_result r on r.id = s.result_id
         where s.booked_at >= ${start}::timestamptz and s.booked_at < ${end}::timestamptz and r.effective_at is null
         group by 1, 2, 3, 4`
      : sql`
        select member_id, lineage_id, currency, game_type, sum(valid_bet) as volume, sum(ggr) as ggr, sum(bonus) as bonus,
               sum(bets) as bets
          from member_hour where hour >= ${start}::timestamptz and hour < ${end}::timestamptz
         group by 1, 2, 3, 4`;
  // without a guess of how large the parts are, the planner joins them row by row
  await sql`set local enable_nestloop = off`.execute(trx);
  const { rows } = await sql<Marked & (TeamRow | NoTeam)>`
    with base as materialized (${base}),
    settled as materialized (
      select c.id, c.game_type, c.currency, c.upline_id, c.downline_id, v.active_from
        from agent_contract_version v join agent_contract c on c.id = v.contract_id
       where c.kind = ${kind} and v.period = ${period} and v.state in ('SIGNED', 'IN_FORCE', 'REPLACED', 'ENDED')
         and v.effective_from <= ${start}::timestamptz and (v.effective_to is null or v.effective_to > ${start}::timestamptz)
    ), of_member as (
      select c.id, c.active_from, b.member_id, sum(b.volume) as volume, sum(b.ggr) as ggr, sum(b.bonus) as bonus, sum(b.bets) as bets
        from base b
        join lineage_edge e on e.lineage_id = b.lineage_id
        join settled c on c.downline_id = e.ancestor and coalesce(c.upline_id, 0) = coalesce(e.parent, 0) and c.currency = b.currency
                      and (c.game_type = 'ALL' or c.game_type = b.game_type)
       group by 1, 2, 3
    ), team as (
      select id as contract, sum(bets)::int4 as bets, sum(volume)::bigint as volume, sum(ggr)::bigint as ggr,
           sum(bonus)::bigint as bonus, (count(*) filter (where volume >= active_from))::int4 as active
        from of_member group by 1
    )
    select c.seq, encode(c.hash, 'hex') as hash, team.* from result_counter c left join team on true`.execute(trx);
  await sql`set local enable_nestloop = on`.execute(trx);
  const [first] = rows;
  if (!first) throw new Error('Results have no counter.');
  const teams = new Map<string, TeamSums>();
  for (const row of rows) {
    if (row.contract === null) continue;
    const { contract, bets, volume, ggr, bonus, active } = row;
    teams.set(contract, { bets, active, volume: BigInt(volume), ggr: BigInt(ggr), bonus: BigInt(bonus) });
  }
  return { teams, mark: { seq: BigInt(first.seq), hash: first.hash } };
}

/** Daily wages of a cycle that an agent and those below it got, by the contract for a dividend that they are taken from. */
export async function sumWages(
  trx: Trx,
  contracts: readonly SettledContract[],
  { start, end }: TimeWindow,
): Promise<Map<string, Money>> {
  const taking = contracts.filter(({ terms }) => terms.deductions.includes('DAILY_WAGE'));
  if (!taking.length) return new Map();
  const ids = taking.map(({ contractId }) => contractId);
  const { rows } = await sql<{ contract: string; wages: string }>`
    select c.id as contract, sum(b.delta)::bigint as wages
      from agent_bill b
      join lineage_edge e on e.lineage_id = b.lineage_id
      join agent_contract c on c.downline_id = e.ancestor and coalesce(c.upline_id, 0) = coalesce(e.parent, 0)
                           and c.currency = b.currency and (c.game_type = 'ALL' or c.game_type = b.game_type)
     where b.kind in ('DAILY', 'DAILY_MR') and b.window_start >= ${start}::timestamptz and b.window_start < ${end}::timestamptz
       and c.id = any(${ids}::bigint[])
     group by 1`.execute(trx);
  return new Map(rows.map(({ contract, wages }) => [contract, BigInt(wages)]));
}

/** What the last bill of the window before left to be carried, by contract. */
export async function readCarried(
  trx: Trx,
  contracts: readonly SettledContract[],
  start: Date,
): Promise<Map<string, Money>> {
  const carrying = contracts.filter(({ terms }) => terms.carry !== 'NONE');
  if (!carrying.length) return new Map();
  const ids = carrying.map(({ contractId }) => contractId);
  const { rows } = await sql<{ contract: string; carry: string }>`
    select distinct on (contract_id) contract_id as contract, carry_out as carry
      from agent_bill where contract_id = any(${ids}::bigint[]) and window_end <= ${start}::timestamptz
     order by contract_id, window_start desc, no desc`.execute(trx);
  return new Map(rows.map(({ contract, carry }) => [contract, BigInt(carry)]));
}

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
  createdAt: row.created_at,
  paidAt: row.paid_at,
});

/** Bills of an agent, newest first, from behind one. */
export async function listBills(
  db: Executor,
  {
    payeeId,
    kind,
    from,
    to,
  }: { payeeId: string; kind?: ContractKind | undefined; from?: Date | undefined; to?: Date | undefined },
  behind: string | undefined,
  limit: number,
): Promise<BillRow[]> {
  const rows = await billRows(db)
    .where('payee_id', '=', payeeId)
    .$if(kind !== undefined, (q) => q.where('kind', '=', kind as ContractKind))
    .$if(from !== undefined, (q) => q.where('window_start', '>=', from as Date))
    .$if(to !== undefined, (q) => q.where('window_start', '<', to as Date))
    .$if(behind !== undefined, (q) => q.where('id', '<', behind as string))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toBill);
}

/** Sums of all bills of a filter: what they came to, and what was paid. */
export async function sumBills(
  db: Executor,
  {
    payeeId,
    kind,
    from,
    to,
  }: { payeeId: string; kind?: ContractKind | undefined; from?: Date | undefined; to?: Date | undefined },
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
    .$if(from !== undefined, (q) => q.where('window_start', '>=', from as Date))
    .$if(to !== undefined, (q) => q.where('window_start', '<', to as Date))
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
