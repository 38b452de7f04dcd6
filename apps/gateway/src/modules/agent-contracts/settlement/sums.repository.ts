import { type RawBuilder, sql } from 'kysely';
import type { Executor, Trx } from '../../../kernel/db/types.ts';
import type { TimeWindow, WindowKind } from '../../../kernel/jobs/calendar.ts';
import type { Money } from '../../../kernel/money.ts';
import type { ContractKind } from '../machine.ts';
import { readTerms, type Terms } from '../terms.ts';
import { ONE_CYCLE_VERSION, type SettledContract, type TeamSums } from './bill.ts';

/** A part of a query. */
type Sql = RawBuilder<unknown>;

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

/** Of some contracts those whose terms settle the window that starts at a moment: also those that ended since, or start only now. */
export async function listSettled(
  db: Executor,
  { kind, period }: { kind: ContractKind; period: WindowKind },
  start: Date,
  ids: readonly string[],
): Promise<SettledContract[]> {
  const rows = await db
    .selectFrom('agent_contract_version as v')
    .innerJoin('agent_contract as c', 'c.id', 'v.contract_id')
    .select(['c.id', 'c.game_type', 'c.currency', 'c.upline_id', 'c.downline_id', 'v.no', 'v.terms_hash'])
    .where(sql<boolean>`c.id = any(${ids}::bigint[])`)
    .where('c.kind', '=', kind)
    .where('v.period', '=', period)
    .where('v.state', 'in', ['SIGNED', 'IN_FORCE', 'REPLACED', 'ENDED'])
    .where('v.effective_from', '<=', start)
    .where((of) => of.or([of('v.effective_to', 'is', null), of('v.effective_to', '>', start)]))
    .orderBy('c.id')
    .execute();
  const terms = await readTermsOf(db, rows);
  return rows.map((row) => ({
    contractId: row.id,
    versionNo: row.no,
    termsHash: row.terms_hash,
    kind,
    games: row.game_type,
    currency: row.currency,
    uplineId: row.upline_id,
    downlineId: row.downline_id,
    terms: terms(row.terms_hash),
  }));
}

/** Terms by their hash: thousands of contracts have few different ones, which are fetched and read once. */
async function readTermsOf(
  db: Executor,
  rows: readonly { id: string; no: number; terms_hash: string }[],
): Promise<(hash: string) => Terms> {
  const one = [...new Map(rows.map((row) => [row.terms_hash, row])).values()];
  const { rows: texts } = await sql<{ hash: string; text: string }>`
    select v.terms_hash as hash, v.terms as text
      from unnest(${one.map(({ id }) => id)}::bigint[], ${one.map(({ no }) => no)}::int[]) as o (id, no)
      join agent_contract_version v on v.contract_id = o.id and v.no = o.no`.execute(db);
  const found = new Map(texts.map(({ hash, text }) => [hash, readTerms(text)]));
  return (hash) => {
    const terms = found.get(hash);
    if (!terms) throw new Error(`No terms have the hash ${hash}.`);
    return terms;
  };
}

interface TeamRow {
  contract: string;
  lineage: string;
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

/** Results of a window by member, tree and games: of real-time those booked in it, of others by the hours they belong to. */
const resultsIn = (kind: ContractKind, { start, end }: TimeWindow, below: readonly string[] = []) => {
  const lineage = sql.ref(kind === 'REALTIME' ? 'r.lineage_id' : 'lineage_id');
  const ofTeams = below.length
    ? sql`and ${lineage} in (select lineage_id from lineage_edge where ancestor = any(${below}::bigint[]))`
    : sql``;
  return kind === 'REALTIME'
    ? sql`
        select r.member_id, r.lineage_id, r.currency, r.game_type, sum(r.valid_bet) as volume, sum(r.stake - r.payout) as ggr,
               sum(r.bonus) as bonus,
               sum(case when r.reason = 'SETTLE' then 1 when r.reason in ('VOID', 'ROLLBACK') then -1 else 0 end) as bets
          from bet_result r
         -- no join: without nested loops it would read all results there are
         where r.id = any (array(
                 select result_id from result_seq where booked_at >= ${start}::timestamptz and booked_at < ${end}::timestamptz))
           and r.effective_at is null ${ofTeams}
         group by 1, 2, 3, 4`
    : sql`
        select member_id, lineage_id, currency, game_type, sum(valid_bet) as volume, sum(ggr) as ggr, sum(bonus) as bonus,
               sum(bets) as bets
          from member_hour where hour >= ${start}::timestamptz and hour < ${end}::timestamptz ${ofTeams}
         group by 1, 2, 3, 4`;
};

/**
 * Sums of teams. The team of an agent is everybody whose bets were placed below it while it stood below this upline.
 *
 * @param settled rows of id, game_type, currency, upline_id, downline_id, active_from
 */
async function sumSettled(trx: Trx, base: Sql, settled: Sql): Promise<(Marked & (TeamRow | NoTeam))[]> {
  // without a guess of how large the parts are, the planner joins them row by row
  await sql`set local enable_nestloop = off`.execute(trx);
  const { rows } = await sql<Marked & (TeamRow | NoTeam)>`
    with settled as materialized (${settled}),
    -- nothing is summed where nobody has such a contract
    base as materialized (select * from (${base}) b where exists (select from settled)),
    -- made first: of all three together the planner joins results and contracts that share nothing but the currency
    above as materialized (
      select e.ancestor, coalesce(e.parent, 0) as parent, b.* from base b join lineage_edge e on e.lineage_id = b.lineage_id
    ), of_member as (
      select c.id, c.active_from, a.member_id, sum(a.volume) as volume, sum(a.ggr) as ggr, sum(a.bonus) as bonus, sum(a.bets) as bets,
             max(a.lineage_id) as lineage
        from above a
        join settled c on c.downline_id = a.ancestor and coalesce(c.upline_id, 0) = a.parent and c.currency = a.currency
                      and (c.game_type = 'ALL' or c.game_type = a.game_type)
       group by 1, 2, 3
    ), team as (
      select id as contract, sum(bets)::int4 as bets, sum(volume)::bigint as volume, sum(ggr)::bigint as ggr,
           sum(bonus)::bigint as bonus, (count(*) filter (where volume >= active_from))::int4 as active, max(lineage)::text as lineage
        from of_member group by 1
    )
    select c.seq, encode(c.hash, 'hex') as hash, team.* from result_counter c left join team on true`.execute(trx);
  await sql`set local enable_nestloop = on`.execute(trx);
  return rows;
}

/** A team that has done something. */
interface CountedTeam extends TeamSums {
  /** The agents above the players, as they were for the newest results: a move gives everybody below a newer one. */
  lineageId: string;
}

function readTeams(rows: readonly (TeamRow | NoTeam)[]): Map<string, CountedTeam> {
  const teams = new Map<string, CountedTeam>();
  for (const row of rows) {
    if (row.contract === null) continue;
    const { contract, bets, volume, ggr, bonus, active, lineage } = row;
    teams.set(contract, {
      bets,
      active,
      lineageId: lineage,
      volume: BigInt(volume),
      ggr: BigInt(ggr),
      bonus: BigInt(bonus),
    });
  }
  return teams;
}

/**
 * What the team of each contract has done in a window.
 *
 * @returns the sums by contract, and the last result that is in them: both as of one moment
 */
export async function sumTeams(
  trx: Trx,
  { kind, period }: { kind: ContractKind; period: WindowKind },
  window: TimeWindow,
): Promise<{ teams: Map<string, CountedTeam>; mark: Omit<ResultMark, 'bookedAt'> }> {
  const { start } = window;
  const settled = sql`
      select c.id, c.game_type, c.currency, c.upline_id, c.downline_id, v.active_from
        from agent_contract_version v join agent_contract c on c.id = v.contract_id
       where c.kind = ${kind} and v.period = ${period} and v.state in ('SIGNED', 'IN_FORCE', 'REPLACED', 'ENDED')
         and v.effective_from <= ${start}::timestamptz and (v.effective_to is null or v.effective_to > ${start}::timestamptz)`;
  const rows = await sumSettled(trx, resultsIn(kind, window), settled);
  const [first] = rows;
  if (!first) throw new Error('Results have no counter.');
  return { teams: readTeams(rows), mark: { seq: BigInt(first.seq), hash: first.hash } };
}

/** A team that terms are tried on, whether or not it has a contract. */
export interface TriedTeam extends Pick<SettledContract, 'uplineId' | 'downlineId' | 'terms'> {
  /** Name of it among those that are tried together. */
  id: string;
}

/** Rows of {@link TriedTeam} for a query. */
const triedRows = (teams: readonly TriedTeam[], { games, currency }: Pick<SettledContract, 'games' | 'currency'>) => {
  const rows = teams.map(({ id, uplineId, downlineId, terms }) => ({
    ...{ id, game_type: games, currency, upline_id: uplineId, downline_id: downlineId },
    active_from: terms.activeFrom.toString(),
  }));
  return sql`
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as t (id text, game_type text, currency text, upline_id bigint, downline_id bigint, active_from bigint)`;
};

/** What teams have done in a window, and the daily wages of it: as a settlement would count them. */
export async function sumTriedTeams(
  trx: Trx,
  key: Pick<SettledContract, 'kind' | 'games' | 'currency'>,
  teams: readonly TriedTeam[],
  window: TimeWindow,
): Promise<{ teams: Map<string, TeamSums>; wages: Map<string, Money> }> {
  const tried = triedRows(teams, key);
  const below = teams.map(({ downlineId }) => downlineId);
  const sums = readTeams(await sumSettled(trx, resultsIn(key.kind, window, below), tried));
  const taking = teams.filter(({ terms }) => terms.deductions.includes('DAILY_WAGE'));
  const wages = taking.length ? await readWagesOf(trx, triedRows(taking, key), window) : new Map();
  return { teams: sums, wages };
}

/** Daily wages of a cycle that an agent and those below it got, by the contract for a dividend that they are taken from. */
export async function sumWages(
  trx: Trx,
  contracts: readonly SettledContract[],
  window: TimeWindow,
): Promise<Map<string, Money>> {
  const taking = contracts.filter(({ terms }) => terms.deductions.includes('DAILY_WAGE'));
  if (!taking.length) return new Map();
  const ids = taking.map(({ contractId }) => contractId);
  return readWagesOf(trx, sql`select * from agent_contract where id = any(${ids}::bigint[])`, window);
}

/** @param taking rows of id, game_type, currency, upline_id, downline_id */
async function readWagesOf(trx: Trx, taking: Sql, { start, end }: TimeWindow): Promise<Map<string, Money>> {
  // as of teams: bills of the day are new, and the planner does not know yet that there are thousands
  await sql`set local enable_nestloop = off`.execute(trx);
  const { rows } = await sql<{ contract: string; wages: string }>`
    with taking as materialized (${taking}),
    -- made first, as above
    paid as materialized (
      select e.ancestor, coalesce(e.parent, 0) as parent, b.currency, b.game_type, b.delta
        from agent_bill b join lineage_edge e on e.lineage_id = b.lineage_id
       where b.kind in ('DAILY', 'DAILY_MR') and b.window_start >= ${start}::timestamptz and b.window_start < ${end}::timestamptz
         and e.ancestor in (select downline_id from taking)
    )
    select c.id as contract, sum(p.delta)::bigint as wages
      from paid p
      join taking c on c.downline_id = p.ancestor and coalesce(c.upline_id, 0) = p.parent and c.currency = p.currency
                   and (c.game_type = 'ALL' or c.game_type = p.game_type)
     group by 1`.execute(trx);
  await sql`set local enable_nestloop = on`.execute(trx);
  return new Map(rows.map(({ contract, wages }) => [contract, BigInt(wages)]));
}

/**
 * What the last bill left to be carried, by contract: into one cycle alone only from the window that ends where this starts.
 *
 * @param rules version that the window is settled by; older ones carry it over cycles without a bill
 */
export async function readCarried(
  trx: Trx,
  contracts: readonly SettledContract[],
  start: Date,
  rules = ONE_CYCLE_VERSION,
): Promise<Map<string, Money>> {
  const carrying = contracts.filter(({ terms }) => terms.carry !== 'NONE');
  if (!carrying.length) return new Map();
  const ids = carrying.map(({ contractId }) => contractId);
  const { rows } = await sql<{ contract: string; carry: string; isBefore: boolean }>`
    select distinct on (contract_id) contract_id as contract, carry_out as carry,
           window_end = ${start}::timestamptz as "isBefore"
      from agent_bill
     where contract_id = any(${ids}::bigint[]) and adjusts_id is null and window_end <= ${start}::timestamptz
     order by contract_id, window_start desc, no desc`.execute(trx);
  const last = new Map(rows.map((row) => [row.contract, row]));
  return new Map(
    carrying.flatMap(({ contractId, terms }) => {
      const bill = last.get(contractId);
      return bill && (bill.isBefore || terms.carry !== 'ONE_CYCLE' || rules < ONE_CYCLE_VERSION)
        ? [[contractId, BigInt(bill.carry)] as const]
        : [];
    }),
  );
}
