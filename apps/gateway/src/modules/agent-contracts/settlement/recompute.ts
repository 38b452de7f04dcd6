import { sql } from 'kysely';
import type { Executor } from '../../../kernel/db/types.ts';
import type { Money } from '../../../kernel/money.ts';
import type { ContractKind } from '../machine.ts';
import { type ContractGames, readTerms, type Terms, type Tier } from '../terms.ts';
import { type Below, type Gross, type Left, ONE_CYCLE_VERSION, type TeamSums, writeBill } from './bill.ts';
import { writeCorrection } from './correction.ts';
import { findCorrection, sumCorrected } from './corrections.repository.ts';
import { type ReadResults, type ResultRow, readResultsOf } from './recompute-results.ts';

/** A bill as it is stored, as far as it has to be made again. */
interface StoredBill {
  id: string;
  contractId: string;
  versionNo: number;
  kind: ContractKind;
  games: ContractGames;
  currency: string;
  start: Date;
  end: Date;
  no: number;
  seqTo: string;
  doc: string;
  hash: string;
  uplineId: string | null;
  payeeId: string;
}

/** What came of making a bill again. */
export interface Recomputed {
  id: string;
  isSame: boolean;
  doc: string;
  hash: string;
  /** Results of the team in the games of the contract. */
  results: number;
  /** The first thing that differs, by its path in the bill. */
  differs?: string | undefined;
}

/**
 * Makes a bill again from results and terms alone: row by row, in plain loops. It shares nothing with what wrote the bill but
 * the form it is written in, so that a fault there is seen here.
 *
 * @param read how the results of a bill are read; whoever makes many again shares those of a window
 * @returns `undefined` for a bill that does not exist
 */
export async function recomputeBill(
  db: Executor,
  id: string,
  read: ReadResults = readResultsOf(db),
): Promise<Recomputed | undefined> {
  const bill = await findStored(db, id);
  if (!bill) return undefined;
  const correction = await findCorrection(db, id);
  if (correction) return recomputeCorrection(db, bill, correction, read);
  if (readVersion(bill) >= ONE_CYCLE_VERSION) return remake(db, bill, 'BEFORE', read);
  // older bills do not say which of both rules they were made by
  const again = await remake(db, bill, 'LAST', read);
  const other = again.isSame ? again : await remake(db, bill, 'BEFORE', read);
  return other.isSame ? other : again;
}

/**
 * @param oneCycle from which bill ONE_CYCLE is carried: that of the cycle before, or the last one, over cycles without a bill
 */
async function remake(
  db: Executor,
  bill: StoredBill,
  oneCycle: 'BEFORE' | 'LAST',
  read: ReadResults,
): Promise<Recomputed> {
  const { id } = bill;
  const readCarryIn = (of: StoredBill, { carry }: Terms) =>
    carry === 'NONE' ? 0n : readCarried(db, of, carry === 'ONE_CYCLE' && oneCycle === 'BEFORE');
  const rows = await read(bill);
  const contract = { contractId: bill.contractId, uplineId: bill.uplineId, downlineId: bill.payeeId };
  const versions = await readVersions(db, bill);
  const own = versions.find(({ contractId }) => contractId === bill.contractId);
  if (!own) throw new Error(`Bill ${id} has no terms.`);
  const wages = own.terms.deductions.includes('DAILY_WAGE') ? await readWages(db, bill) : 0n;
  const team = teamOf(rows, bill, contract, own.terms);
  const gross = payable(bill.kind, own.terms, team, { wages, carryIn: await readCarryIn(bill, own.terms) });
  const downlines: Below[] = [];
  for (const below of versions) {
    if (below.uplineId !== bill.payeeId) continue;
    const theirs = teamOf(rows, bill, below, below.terms);
    // the results of one that was billed before may all have been taken back
    if (theirs.results === 0 && !(await findFirst(db, below.contractId, bill))) continue;
    const belowBill = { ...bill, contractId: below.contractId, payeeId: below.downlineId, uplineId: below.uplineId };
    const extra = {
      wages: below.terms.deductions.includes('DAILY_WAGE') ? await readWages(db, belowBill) : 0n,
      carryIn: await readCarryIn(belowBill, below.terms),
    };
    const { gross: theirGross } = payable(bill.kind, below.terms, theirs, extra);
    const { funding, carry } = below.terms;
    downlines.push({ contractId: below.contractId, gross: theirGross, funding, carry });
  }
  // the house pays what is left beside those that it pays itself; the payee pays the others out of that
  let due = gross.gross;
  for (const below of downlines) if (!below.funding) due -= below.gross;
  if (due < 0n && bill.kind !== 'REALTIME') due = 0n;
  let net = due;
  for (const below of downlines) if (below.funding) net -= below.gross;
  const { zone } = (JSON.parse(bill.doc) as { window: { zone: string } }).window;
  const { results, ...sums } = team;
  const parts = {
    contract: {
      ...{ contractId: bill.contractId, versionNo: bill.versionNo, termsHash: own.termsHash, kind: bill.kind },
      ...{ games: bill.games, currency: bill.currency, terms: own.terms, uplineId: bill.uplineId },
      downlineId: bill.payeeId,
    },
    window: { start: bill.start, end: bill.end, zone },
    no: bill.no,
    seqTo: BigInt(bill.seqTo),
    chainHash: await readChain(db, bill.seqTo),
    team: sums,
    ...{ gross, downlines, left: { due, net }, before: await readBefore(db, bill) },
  };
  const again = writeBill(parts, readVersion(bill));
  const isDoc = again.doc === bill.doc && again.hash === bill.hash;
  const isSame = isDoc && (await isOfItsTree(db, bill, rows));
  return {
    id,
    isSame,
    results,
    ...again,
    ...(isSame ? {} : { differs: isDoc ? 'lineage' : firstDifference(bill.doc, again.doc) }),
  };
}

/**
 * Whether a bill counts for the agents that stood above the payee in its window: the first of a window for those of its newest
 * results, the others with it. Dividends of those agents have it taken off.
 */
async function isOfItsTree(db: Executor, bill: StoredBill, rows: readonly ResultRow[]): Promise<boolean> {
  const stored = await readTree(db, bill.id);
  if (bill.no > 1) {
    const first = await findFirst(db, bill.contractId, bill);
    return first !== undefined && (await readTree(db, first)).join() === stored.join();
  }
  let newest: ResultRow | undefined;
  for (const row of rows) {
    if (bill.games !== 'ALL' && row.games !== bill.games) continue;
    if (!row.above.some(({ agent, upline }) => agent === bill.payeeId && upline === bill.uplineId)) continue;
    if (!newest || row.lineageId > newest.lineageId) newest = row;
  }
  const agents = newest?.above.map(({ agent }) => agent) ?? [];
  return agents.slice(agents.indexOf(bill.payeeId)).join() === stored.join();
}

/** The payee of a bill and the agents above it that the bill counts for, the nearest first. */
async function readTree(db: Executor, id: string): Promise<string[]> {
  const { rows } = await sql<{ agent: string }>`
    select e.ancestor as agent from agent_bill b join lineage_edge e on e.lineage_id = b.lineage_id
     where b.id = ${id}::bigint order by e.depth`.execute(db);
  return rows.map(({ agent }) => agent);
}

/** The first bill that a contract has of a window, of those written before another one. */
async function findFirst(
  db: Executor,
  contractId: string,
  { id, start, end }: Pick<StoredBill, 'id' | 'start' | 'end'>,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('agent_bill')
    .select('id')
    .where('contract_id', '=', contractId)
    .where('window_start', '=', start)
    .where('window_end', '=', end)
    .where('no', '=', 1)
    .where('id', '<', id)
    .executeTakeFirst();
  return row?.id;
}

const readVersion = ({ doc }: StoredBill): number => (JSON.parse(doc) as { v: number }).v;

/** A correction comes out of the bill that it corrects, made again too, and what operators have decided. */
async function recomputeCorrection(
  db: Executor,
  { id, doc, hash, contractId, versionNo, start }: StoredBill,
  { adjustsId, no, amount, note }: NonNullable<Awaited<ReturnType<typeof findCorrection>>>,
  read: ReadResults,
): Promise<Recomputed> {
  const [of, corrected] = [await recomputeBill(db, adjustsId, read), await findStored(db, adjustsId)];
  if (!of || !corrected) throw new Error(`Bill ${id} corrects nothing.`);
  const before = await sumCorrected(db, { contractId, versionNo, start, no: corrected.no }, no);
  const again = writeCorrection({ of, no, amount, note, before });
  const isSame = again.doc === doc && again.hash === hash;
  return { id, isSame, results: of.results, ...again, ...(isSame ? {} : { differs: firstDifference(doc, again.doc) }) };
}

async function findStored(db: Executor, id: string): Promise<StoredBill | undefined> {
  return db
    .selectFrom('agent_bill as b')
    .innerJoin('agent_contract as c', 'c.id', 'b.contract_id')
    .select([
      'b.id',
      'b.contract_id as contractId',
      'b.version_no as versionNo',
      'b.kind',
      'b.game_type as games',
      'b.currency',
      'b.window_start as start',
      'b.window_end as end',
      'b.no',
      'b.seq_to as seqTo',
      'b.doc',
      'b.hash',
      'c.upline_id as uplineId',
      'b.payee_id as payeeId',
    ])
    .where('b.id', '=', id)
    .executeTakeFirst();
}

interface VersionOf {
  contractId: string;
  uplineId: string | null;
  downlineId: string;
  termsHash: string;
  terms: Terms;
}

/** The terms of the bill, and those that the contracts directly below had in its window. */
async function readVersions(db: Executor, bill: StoredBill): Promise<VersionOf[]> {
  const { contractId, versionNo, kind, games, currency, start, payeeId } = bill;
  const stored = db
    .selectFrom('agent_contract_version as v')
    .innerJoin('agent_contract as c', 'c.id', 'v.contract_id')
    .select(['c.id as contractId', 'c.upline_id as uplineId', 'c.downline_id as downlineId'])
    .select(['v.terms', 'v.terms_hash as termsHash']);
  const own = await stored.where('c.id', '=', contractId).where('v.no', '=', versionNo).executeTakeFirst();
  const below = await stored
    .where('c.upline_id', '=', payeeId)
    .where('c.kind', '=', kind)
    .where('c.game_type', '=', games)
    .where('c.currency', '=', currency)
    .where('v.state', 'in', ['SIGNED', 'IN_FORCE', 'REPLACED', 'ENDED'])
    .where('v.effective_from', '<=', start)
    .where((of) => of.or([of('v.effective_to', 'is', null), of('v.effective_to', '>', start)]))
    .orderBy('c.id')
    .execute();
  const period = own && readTerms(own.terms).period;
  return [...(own ? [own] : []), ...below]
    .map(({ terms, ...row }) => ({ ...row, terms: readTerms(terms) }))
    .filter(({ terms }) => terms.period === period);
}

function teamOf(
  rows: readonly ResultRow[],
  { games }: StoredBill,
  { downlineId, uplineId }: Pick<VersionOf, 'downlineId' | 'uplineId'>,
  { activeFrom }: Terms,
): TeamSums & { results: number } {
  const bets = new Map<string, Money>();
  const sums = { bets: 0, volume: 0n, ggr: 0n, bonus: 0n, active: 0, results: 0 };
  for (const row of rows) {
    if (games !== 'ALL' && row.games !== games) continue;
    if (!row.above.some(({ agent, upline }) => agent === downlineId && upline === uplineId)) continue;
    sums.results += 1;
    sums.bets += row.bets;
    sums.volume += row.validBet;
    sums.ggr += row.stake - row.payout;
    sums.bonus += row.bonus;
    bets.set(row.memberId, (bets.get(row.memberId) ?? 0n) + row.validBet);
  }
  for (const volume of bets.values()) if (volume >= activeFrom) sums.active += 1;
  return sums;
}

/** The last row that holds, and what it pays. */
function payable(
  kind: ContractKind,
  terms: Terms,
  team: TeamSums,
  { wages, carryIn }: { wages: Money; carryIn: Money },
): Gross {
  let own = team.ggr - wages;
  if (terms.deductions.includes('BONUS')) own -= team.bonus;
  const loss = own + carryIn;
  const amount = kind === 'DIVIDEND' ? loss : team.volume;
  const base = amount < 0n && kind !== 'REALTIME' ? 0n : amount;
  let found: { tier: Tier; row: number } | undefined;
  for (const [n, tier] of terms.tiers.entries()) {
    if (tier.outcome === 'PROFIT' && team.ggr <= 0n) continue;
    if (tier.outcome === 'LOSS' && team.ggr > 0n) continue;
    if ((team.volume < 0n ? 0n : team.volume) < tier.volume || team.active < tier.active) continue;
    if (tier.loss !== undefined && loss < tier.loss) continue;
    found = { tier, row: n + 1 };
  }
  let [gross, remainder] = [0n, 0n];
  if (found?.tier.rateType === 'A') gross = found.tier.rate;
  else if (found) {
    const exact = base * found.tier.rate;
    remainder = exact % 100_000_000n;
    gross = (exact - remainder) / 1_000_000n;
  }
  let carryOut = terms.carry === 'NONE' ? 0n : terms.carry === 'ONE_CYCLE' ? own : loss;
  if (carryOut > 0n) carryOut = 0n;
  return { wages, carryIn, carryOut, loss, base, ...found, gross, remainder: remainder.toString() };
}

/** Daily wages that were known when the bill was written. */
async function readWages(
  db: Executor,
  { id, contractId, payeeId, uplineId, start, end, currency, games }: StoredBill,
): Promise<Money> {
  const { rows } = await sql<{ delta: string }>`
    select b.delta from agent_bill b
     where b.kind in ('DAILY', 'DAILY_MR') and b.id < ${id}::bigint and b.currency = ${currency}
       and b.window_start >= ${start}::timestamptz and b.window_start < ${end}::timestamptz
       and (${games} = 'ALL' or b.game_type = ${games}) and b.contract_id <> ${contractId}::bigint
       and exists (select from lineage_edge e where e.lineage_id = b.lineage_id and e.ancestor = ${payeeId}::bigint
                      and e.parent is not distinct from ${uplineId}::bigint)`.execute(db);
  return rows.reduce((sum, { delta }) => sum + BigInt(delta), 0n);
}

/** @param isBefore only out of the window that ends where this one starts */
async function readCarried(db: Executor, { id, contractId, start }: StoredBill, isBefore: boolean): Promise<Money> {
  const last = await db
    .selectFrom('agent_bill')
    .select('carry_out')
    .where('contract_id', '=', contractId)
    .where('adjusts_id', 'is', null)
    .where('window_end', isBefore ? '=' : '<=', start)
    .where('id', '<', id)
    .orderBy('window_start', 'desc')
    .orderBy('no', 'desc')
    .limit(1)
    .executeTakeFirst();
  return BigInt(last?.carry_out ?? '0');
}

async function readBefore(db: Executor, { contractId, versionNo, start, no }: StoredBill): Promise<Left> {
  const rows = await db
    .selectFrom('agent_bill')
    .select(['delta', 'due'])
    .where('contract_id', '=', contractId)
    .where('version_no', '=', versionNo)
    .where('window_start', '=', start)
    .where('no', '<', no)
    .where('adjusts_id', 'is', null)
    .execute();
  return rows.reduce((sum, { delta, due }) => ({ net: sum.net + BigInt(delta), due: sum.due + BigInt(due) }), {
    net: 0n,
    due: 0n,
  });
}

async function readChain(db: Executor, seqTo: string): Promise<string> {
  const { rows } = await sql<{ hash: string }>`
    select encode(hash, 'hex') as hash from result_batch where seq_to = ${seqTo}::bigint`.execute(db);
  return rows[0]?.hash ?? '';
}

/** The first key of a bill whose value is another one. */
function firstDifference(one: string, other: string): string | undefined {
  const flat = (value: unknown, path: string): [string, unknown][] =>
    value && typeof value === 'object'
      ? Object.entries(value).flatMap(([key, inner]) => flat(inner, path ? `${path}.${key}` : key))
      : [[path, value]];
  const others = new Map(flat(JSON.parse(other), ''));
  const found = flat(JSON.parse(one), '').find(([path, value]) => others.get(path) !== value);
  return found?.[0] ?? [...others.keys()].find((path) => !new Map(flat(JSON.parse(one), '')).has(path));
}
