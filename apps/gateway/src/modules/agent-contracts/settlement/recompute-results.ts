import { sql } from 'kysely';
import type { Executor } from '../../../kernel/db/types.ts';
import type { Money } from '../../../kernel/money.ts';
import type { ContractKind } from '../machine.ts';
import { resultsWithin } from './window-results.ts';

/** A result of a bet, with everybody whose team it was in: pairs of agent and upline, the nearest first. */
export interface ResultRow {
  seq: bigint;
  memberId: string;
  /** A newer one is greater. */
  lineageId: bigint;
  games: string;
  stake: Money;
  validBet: Money;
  payout: Money;
  bonus: Money;
  bets: number;
  above: readonly { agent: string; upline: string | null }[];
}

/** What decides which results a bill was made of. */
export interface ResultsOf {
  kind: ContractKind;
  currency: string;
  start: Date;
  end: Date;
  /** Number of the last result that it has seen. */
  seqTo: string;
  payeeId: string;
}

/** Reads the results of a bill by their number: those of its window, of teams that the payee stands above. */
export type ReadResults = (of: ResultsOf) => Promise<readonly ResultRow[]>;

/** Results of one window that are kept in memory, about 100 MB of a tree of eight levels. */
const MOST_SHARED = 50_000;

/** Reads the results of each bill for itself. */
export const readResultsOf =
  (db: Executor): ReadResults =>
  async ({ payeeId, currency, seqTo, ...window }) => {
    const rows = await readRows(
      db,
      window,
      sql`where r.seq <= ${seqTo}::bigint and r.currency = ${currency}
            and r.lineage_id in (select e.lineage_id from lineage_edge e where e.ancestor = ${payeeId}::bigint)
          order by r.seq`,
    );
    return rows.map(({ row }) => row);
  };

/**
 * Reads a window once for all of its bills, as long as they follow one another: a window has thousands. One with more results
 * than are kept is read for each bill by itself.
 *
 * @param most results that are kept
 */
export function shareResults(db: Executor, most = MOST_SHARED): ReadResults {
  const readAlone = readResultsOf(db);
  let last: { key: string; byAgent: Promise<Map<string, ResultRow[]> | undefined> } | undefined;
  return async (of) => {
    const key = `${of.kind === 'REALTIME'} ${of.start.getTime()} ${of.end.getTime()}`;
    if (last?.key !== key) last = { key, byAgent: groupByAgent(db, of, most) };
    const byAgent = await last.byAgent;
    if (!byAgent) return readAlone(of);
    const seqTo = BigInt(of.seqTo);
    return (byAgent.get(`${of.payeeId} ${of.currency}`) ?? []).filter(({ seq }) => seq <= seqTo);
  };
}

/** Results of a window by agent above and currency; absent when there are too many. */
async function groupByAgent(
  db: Executor,
  window: ResultsOf,
  most: number,
): Promise<Map<string, ResultRow[]> | undefined> {
  const rows = await readRows(db, window, sql`order by r.seq limit ${most + 1}`);
  if (rows.length > most) return undefined;
  const byAgent = new Map<string, ResultRow[]>();
  for (const { row, currency } of rows)
    for (const { agent } of row.above) {
      const key = `${agent} ${currency}`;
      const others = byAgent.get(key);
      if (others) others.push(row);
      else byAgent.set(key, [row]);
    }
  return byAgent;
}

async function readRows(
  db: Executor,
  { kind, start, end }: Pick<ResultsOf, 'kind' | 'start' | 'end'>,
  which: ReturnType<typeof sql>,
): Promise<{ row: ResultRow; currency: string }[]> {
  const { rows } = await sql<
    Record<
      'seq' | 'memberId' | 'lineageId' | 'games' | 'currency' | 'stake' | 'validBet' | 'payout' | 'bonus' | 'reason',
      string
    >
  >`
    select r.seq, r.member_id as "memberId", r.lineage_id as "lineageId", r.game_type as games, r.currency,
           r.stake, r.valid_bet as "validBet", r.payout, r.bonus, r.reason
      from ${resultsWithin({ kind, start, end })} r
     ${which}`.execute(db);
  const lineages = await readLineages(db, [...new Set(rows.map(({ lineageId }) => lineageId))]);
  return rows.map(({ memberId, lineageId, games, reason, currency, ...figures }) => ({
    currency,
    row: {
      ...{ memberId, games, seq: BigInt(figures.seq), lineageId: BigInt(lineageId) },
      stake: BigInt(figures.stake),
      validBet: BigInt(figures.validBet),
      payout: BigInt(figures.payout),
      bonus: BigInt(figures.bonus),
      bets:
        reason === 'VOID' || reason === 'ROLLBACK'
          ? -1
          : reason === 'SETTLE' || (reason === 'IMPORT' && kind !== 'REALTIME')
            ? 1
            : 0,
      above: lineages.get(lineageId) ?? [],
    },
  }));
}

/** The agents of each of some lineages, the nearest first: a team of thousands has few, which its results share. */
async function readLineages(db: Executor, ids: readonly string[]): Promise<Map<string, ResultRow['above']>> {
  if (!ids.length) return new Map();
  const { rows } = await sql<{ lineage: string; agent: string; upline: string | null }>`
    select lineage_id as lineage, ancestor as agent, parent as upline from lineage_edge
     where lineage_id = any(${ids}::bigint[]) order by lineage_id, depth`.execute(db);
  return Map.groupBy(rows, ({ lineage }) => lineage);
}
