import { type RawBuilder, sql } from 'kysely';
import type { GameCategoryCode } from '../../../contract/values.ts';
import type { Executor } from '../../../kernel/db/types.ts';
import type { Money } from '../../../kernel/money.ts';
import type { ResultReason } from '../../results/results.tables.ts';
import type { ContractKind } from '../machine.ts';
import type { ContractGames } from '../terms.ts';
import type { BillHead, BillResultFilter } from './bill-rows.port.ts';
import { earnedBy } from './bills.repository.ts';
import { resultsWithin } from './window-results.ts';

/** What decides which rows a bill counts. */
export interface BillScope extends BillHead {
  contractId: string;
  games: ContractGames;
  seqTo: string;
  payeeId: string;
  uplineId: string | null;
}

/** A member whose results a bill counts. */
export interface BillMember {
  memberId: string;
  username: string;
  bets: number;
  volume: Money;
  ggr: Money;
  bonus: Money;
}

/** How many bets a result counts as. */
const betsOf = ({ kind }: BillScope) => sql`
  case when r.reason in ('VOID', 'ROLLBACK') then -1
       when r.reason = 'SETTLE' or (r.reason = 'IMPORT' and ${kind !== 'REALTIME'}::boolean) then 1 else 0 end`;

/** Results `r` that a bill counts. */
const countedBy = ({
  kind,
  games,
  currency,
  windowStart: start,
  windowEnd: end,
  seqTo,
  payeeId,
  uplineId,
}: BillScope) => sql`
          ${resultsWithin({ kind, start, end })} r
     join lineage_edge e on e.lineage_id = r.lineage_id and e.ancestor = ${payeeId}::bigint
                        and e.parent is not distinct from ${uplineId}::bigint
    where r.seq <= ${seqTo}::bigint and r.currency = ${currency} and (${games} = 'ALL' or r.game_type = ${games})`;

/** Members behind a bill, or one of them, the greatest valid bet first, from behind one. */
export async function listBillMembers(
  db: Executor,
  bill: BillScope,
  member: string | undefined,
  behind: { volume: string; memberId: string } | undefined,
  limit: number,
): Promise<BillMember[]> {
  const { rows } = await sql<Record<'memberId' | 'username' | 'volume' | 'ggr' | 'bonus', string> & { bets: number }>`
    with rows as (
      select r.member_id, sum(r.valid_bet)::bigint as volume, sum(r.stake - r.payout)::bigint as ggr,
             sum(r.bonus)::bigint as bonus, sum(${betsOf(bill)})::int4 as bets
        from ${countedBy(bill)} ${member === undefined ? sql`` : sql`and r.member_id = ${member}::bigint`}
       group by 1)
    select rows.member_id as "memberId", m.username, rows.volume, rows.ggr, rows.bonus, rows.bets
      from rows join member m on m.id = rows.member_id
     ${behind ? sql`where (rows.volume, rows.member_id) < (${behind.volume}::bigint, ${behind.memberId}::bigint)` : sql``}
     order by rows.volume desc, rows.member_id desc
     limit ${limit}`.execute(db);
  return rows.map(({ volume, ggr, bonus, ...row }) => ({
    ...row,
    volume: BigInt(volume),
    ggr: BigInt(ggr),
    bonus: BigInt(bonus),
  }));
}

/** How many members are behind a bill. */
export async function countBillMembers(db: Executor, bill: BillScope): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct r.member_id)::int4 as count from ${countedBy(bill)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** A result that a bill counts. */
export interface BillResult extends BillMember {
  seq: string;
  /** `null`: of a bonus. */
  betId: string | null;
  category: GameCategoryCode;
  reason: ResultReason;
  at: Date;
  /** That moment, as exact as the database has it. */
  place: string;
}

/** Results `r` that a bill counts and that are asked for. */
const askedOf = (bill: BillScope, { of, member }: BillResultFilter) => {
  const only = { BETS: sql`and r.bet_id is not null`, BONUSES: sql`and r.bonus <> 0` };
  return sql`${countedBy(bill)} ${of === undefined ? sql`` : only[of]}
             ${member === undefined ? sql`` : sql`and r.member_id = ${member}::bigint`}`;
};

/** Results of a bill, the latest first, out of a query for `r` with its `seq` and `moment`. */
async function readResults(db: Executor, bill: BillScope, results: RawBuilder<unknown>): Promise<BillResult[]> {
  const { rows } = await sql<Omit<BillResult, 'volume' | 'ggr' | 'bonus'> & Record<'volume' | 'ggr' | 'bonus', string>>`
    with page as (
      select r.seq, r.moment as at, r.member_id, r.bet_id, r.game_type, r.reason, r.valid_bet as volume,
             r.stake - r.payout as ggr, r.bonus, ${betsOf(bill)} as bets
        from ${results})
    select page.seq, page.at, page.at::text as place, page.member_id as "memberId", m.username, page.bet_id as "betId",
           page.game_type as category, page.reason, page.volume, page.ggr, page.bonus, page.bets
      from page join member m on m.id = page.member_id
     order by page.at desc, page.seq desc`.execute(db);
  return rows.map(({ volume, ggr, bonus, ...row }) => ({
    ...row,
    volume: BigInt(volume),
    ggr: BigInt(ggr),
    bonus: BigInt(bonus),
  }));
}

/** Results behind a bill, the latest first, from behind one. */
export const listBillResults = (
  db: Executor,
  bill: BillScope,
  only: BillResultFilter,
  behind: { at: string; seq: string } | undefined,
  limit: number,
): Promise<BillResult[]> =>
  readResults(
    db,
    bill,
    sql`${askedOf(bill, only)}
        ${behind ? sql`and (r.moment, r.seq) < (${behind.at}::timestamptz, ${behind.seq}::bigint)` : sql``}
        order by 2 desc, 1 desc limit ${limit}`,
  );

/** Numbers of the results behind a bill in the order of the list. */
export async function listBillResultSeqs(
  db: Executor,
  bill: BillScope,
  only: BillResultFilter,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ seq: string }>`
    select r.seq from ${askedOf(bill, only)} order by r.moment desc, r.seq desc limit ${limit}`.execute(db);
  return rows.map(({ seq }) => seq);
}

/** Results of a bill by their numbers, in the order of the list. */
export const readBillResults = (db: Executor, bill: BillScope, seqs: readonly string[]): Promise<BillResult[]> =>
  readResults(
    db,
    bill,
    sql`(select s.seq, coalesce(b.effective_at, s.booked_at) as moment, b.* from result_seq s
           join bet_result b on b.id = s.result_id where s.seq = any(${[...seqs]}::bigint[])) r`,
  );

/** How many results are behind a bill. */
export async function countBillResults(db: Executor, bill: BillScope, only: BillResultFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int4 as count from ${askedOf(bill, only)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Bills that a bill goes on from: the one before it of its window, and the one that left what is carried into it. */
export async function findBillsBefore(
  db: Executor,
  { id, contractId, windowStart, no }: Pick<BillScope, 'id' | 'contractId' | 'windowStart'> & { no: number },
): Promise<{ previous: string | undefined; carriedFrom: string | undefined }> {
  const bills = db
    .selectFrom('agent_bill')
    .select('id')
    .where('contract_id', '=', contractId)
    .where('adjusts_id', 'is', null)
    .where('id', '<', id)
    .orderBy('window_start', 'desc')
    .orderBy('no', 'desc')
    .limit(1);
  const [previous, carriedFrom] = await Promise.all([
    bills.where('window_start', '=', windowStart).where('no', '<', no).executeTakeFirst(),
    bills.where('window_end', '<=', windowStart).executeTakeFirst(),
  ]);
  return { previous: previous?.id, carriedFrom: carriedFrom?.id };
}

/** A daily wage that a dividend deducts. */
export interface BillWage {
  id: string;
  payeeId: string;
  /** Who offered the contract that it is of. */
  uplineId: string | null;
  username: string;
  start: Date;
  delta: Money;
}

/** Bills `b` of daily wages that were known when a dividend was written, from behind one. */
const wagesOf = (bill: BillScope, behind: string = bill.id) => sql`
      agent_bill b join member m on m.id = b.payee_id join agent_contract c on c.id = b.contract_id
     where b.kind in ('DAILY', 'DAILY_MR') and b.id < ${behind}::bigint and b.currency = ${bill.currency}
       and b.window_start >= ${bill.windowStart}::timestamptz and b.window_start < ${bill.windowEnd}::timestamptz
       and (${bill.games} = 'ALL' or b.game_type = ${bill.games}) and b.contract_id <> ${bill.contractId}::bigint
       and exists (select from lineage_edge e where e.lineage_id = b.lineage_id and e.ancestor = ${bill.payeeId}::bigint
                      and e.parent is not distinct from ${bill.uplineId}::bigint)`;

/** Daily wages that were known when a dividend was written, the latest first, from behind one. */
export async function listBillWages(
  db: Executor,
  bill: BillScope,
  behind: string | undefined,
  limit: number,
): Promise<BillWage[]> {
  const { rows } = await sql<Omit<BillWage, 'delta'> & { delta: string }>`
    select b.id, b.payee_id as "payeeId", c.upline_id as "uplineId", m.username, b.window_start as start, b.delta
      from ${wagesOf(bill, behind)}
     order by b.id desc limit ${limit}`.execute(db);
  return rows.map(({ delta, ...row }) => ({ ...row, delta: BigInt(delta) }));
}

/** How many daily wages a dividend deducts. */
export async function countBillWages(db: Executor, bill: BillScope): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int4 as count from ${wagesOf(bill)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Who got what a bill takes off: payees of contracts, with their last bill of the same window. */
export async function listBillsBelow(
  db: Executor,
  contracts: readonly string[],
  { windowStart, windowEnd }: Pick<BillScope, 'windowStart' | 'windowEnd'>,
): Promise<Map<string, { username: string; billId: string | null; unpaid: Money }>> {
  if (!contracts.length) return new Map();
  const rows = await db
    .selectFrom('agent_contract as c')
    .innerJoin('member as m', 'm.id', 'c.downline_id')
    .select(({ selectFrom }) => [
      'c.id as contractId',
      'm.username',
      selectFrom('agent_bill as b')
        .select(({ fn }) => fn.max('b.id').as('id'))
        .whereRef('b.contract_id', '=', 'c.id')
        .where('b.window_start', '=', windowStart)
        .where('b.window_end', '=', windowEnd)
        .where('b.adjusts_id', 'is', null)
        .as('billId'),
      selectFrom('agent_bill as b')
        .select(sql<string>`coalesce(sum(b.due - b.paid), 0)::bigint`.as('unpaid'))
        .whereRef('b.contract_id', '=', 'c.id')
        .where('b.window_start', '=', windowStart)
        .where('b.window_end', '=', windowEnd)
        .where('b.state', 'in', ['PART', 'INSUFFICIENT'])
        .as('unpaid'),
    ])
    .where('c.id', 'in', contracts)
    .execute();
  return new Map(rows.map(({ contractId, unpaid, ...row }) => [contractId, { ...row, unpaid: BigInt(unpaid ?? '0') }]));
}

/** Sums of the bills of one day and kind. */
export interface IncomeRow {
  day: string;
  kind: ContractKind;
  count: number;
  amount: Money;
  paid: Money;
}

/** Bills of an agent summed by the last day of their windows and by kind, the latest day first. */
export async function sumIncome(
  db: Executor,
  { payeeId, kind, from, to }: { payeeId: string; kind: ContractKind | undefined; from: Date; to: Date },
  zone: string,
): Promise<IncomeRow[]> {
  const { rows } = await sql<{ day: string; kind: ContractKind; count: number; amount: string; paid: string }>`
    select ((window_end - interval '1 second') at time zone ${zone})::date::text as day, kind, count(*)::int4 as count,
           sum(${earnedBy('agent_bill')})::bigint as amount, sum(paid)::bigint as paid
      from agent_bill
     where payee_id = ${payeeId}::bigint and window_end > ${from}::timestamptz and window_end <= ${to}::timestamptz
       ${kind === undefined ? sql`` : sql`and kind = ${kind}`}
     group by 1, 2 order by 1 desc, 2`.execute(db);
  return rows.map(({ amount, paid, ...row }) => ({ ...row, amount: BigInt(amount), paid: BigInt(paid) }));
}
