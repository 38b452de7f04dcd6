import type { Chance } from '@mekong/catalogue/chance';
import { sql } from 'kysely';
import type { Executor } from '../../../src/kernel/db/types.ts';
import type { ContractKind } from '../../../src/modules/agent-contracts/machine.ts';
import { canonicalTerms, hashTerms, type Terms, type Tier } from '../../../src/modules/agent-contracts/terms.ts';
import {
  type BetState,
  type Days,
  FIVE_MINUTES_MS,
  type PlayedBet,
  type PlayedContract,
  type PlayedVersion,
} from './oracle.ts';

/** Whole units of money in ten-thousandths. */
const units = (count: number): bigint => BigInt(count) * 10_000n;
const HOUR_MS = 3_600_000;
/** For so long real-time wages are agreed on at a time: every window costs those who settle it, with bets or without. */
const SEASON_MS = 2 * HOUR_MS;

/** Numbers that nothing else in the database has: trees are written set by set, under numbers that are known before. */
const FIRST = 1_000_000;
let numbers = FIRST;
const nextNumber = (): number => numbers++;

/** A bet with what the database calls it. */
export interface NamedBet extends PlayedBet {
  readonly name: string;
}

export interface Tree {
  readonly uplines: Map<number, number | null>;
  readonly players: { readonly id: number; agentId: number }[];
  readonly contracts: PlayedContract[];
  readonly bets: NamedBet[];
  /** How often its agents have moved. */
  era: number;
}

/** Agents on a few levels, and players below each of them. */
function growTree(chance: Chance): Pick<Tree, 'uplines' | 'players'> {
  const agents: number[] = [];
  const uplines = new Map<number, number | null>();
  for (let n = chance.between(2, 5); n > 0; n--) {
    const id = nextNumber();
    uplines.set(id, agents.length > 0 ? chance.pick(agents) : null);
    agents.push(id);
  }
  const players = Array.from({ length: chance.between(2, 6) }, () => ({
    id: nextNumber(),
    agentId: chance.pick(agents),
  }));
  return { uplines, players };
}

/** Rows that ascend, some of them fixed amounts, some for a day that the house has won or not. */
function rowsOf(kind: ContractKind, chance: Chance): Tier[] {
  const rate = BigInt(chance.between(1, 90_000));
  if (kind === 'REALTIME') return [{ outcome: 'ANY', volume: 0n, active: 0, rateType: 'P', rate }];
  const tables = chance.next() < 0.2 ? (['PROFIT', 'LOSS'] as const) : (['ANY'] as const);
  return tables.flatMap((outcome) =>
    Array.from({ length: chance.between(1, 3) }, (_, n): Tier => {
      const isFixed = kind !== 'DIVIDEND' && chance.next() < 0.2;
      return {
        outcome,
        volume: units(n * chance.between(100, 900)) + units(n * 1_000),
        active: n === 0 ? 0 : n - 1,
        ...(kind === 'DIVIDEND' ? { loss: units(n * 150) } : {}),
        rateType: isFixed ? 'A' : 'P',
        rate: isFixed ? BigInt(chance.between(1, 90_000)) * 100n : BigInt(chance.between(1, 90_000)),
      };
    }),
  );
}

const periodOf = (kind: ContractKind) => (kind === 'REALTIME' ? 'five-minutes' : kind === 'HOURLY' ? 'hour' : 'day');

function termsOf(kind: ContractKind, isPaidByUpline: boolean, chance: Chance): Terms {
  const isDividend = kind === 'DIVIDEND';
  return {
    period: periodOf(kind),
    activeFrom: units(chance.between(1, 500)),
    carry: isDividend ? chance.pick(['NONE', 'ONE_CYCLE', 'PERMANENT']) : 'NONE',
    deductions: isDividend && chance.next() < 0.7 ? ['DAILY_WAGE'] : [],
    ...(isPaidByUpline ? { funding: 'UPLINE_WALLET' as const } : {}),
    tiers: rowsOf(kind, chance),
  };
}

/** From when to when a contract lasts, and where its terms may change. */
interface Span {
  from: number;
  to: number;
  changes: readonly number[];
}

/** A contract for each agent of most kinds, some with other terms from a border of windows on. */
function signContracts(uplines: Tree['uplines'], days: Days, seasons: readonly number[], chance: Chance) {
  const all: Span = { from: days[0] ?? 0, to: days.at(-1) ?? 0, changes: days.slice(1, -1) };
  const short = seasons.map((from): Span => {
    const changes = [1, 2, 3].map((n) => from + n * FIVE_MINUTES_MS);
    return { from, to: from + SEASON_MS, changes };
  });
  const kinds = (['DAILY', 'DAILY_MR', 'DIVIDEND', 'HOURLY', 'REALTIME'] as const).filter(() => chance.next() < 0.6);
  return kinds.flatMap((kind) => {
    const games = kind === 'DAILY_MR' ? chance.pick(['RNG', 'LIVE'] as const) : chance.pick(['ALL', 'RNG'] as const);
    const isPaidByUpline = chance.next() < 0.1;
    const signing = [...uplines].filter(() => chance.next() < 0.9);
    return (kind === 'REALTIME' ? short : [all]).flatMap(({ from, to, changes }) =>
      signing.map(([downlineId, uplineId]): PlayedContract => {
        const change = chance.next() < 0.3 ? chance.pick(changes) : to;
        const version = (no: number, since: number, until: number): PlayedVersion => ({
          ...{ no, from: since, to: until },
          terms: termsOf(kind, isPaidByUpline && uplineId !== null, chance),
        });
        const versions = [version(1, from, change)];
        if (change < to) versions.push(version(2, change, to));
        return { id: nextNumber(), kind, games, uplineId, downlineId, versions };
      }),
    );
  });
}

/** @param seasons from when on real-time wages are agreed on: at borders of five minutes */
export function makeTree(days: Days, seasons: readonly number[], chance: Chance): Tree {
  const { uplines, players } = growTree(chance);
  return { uplines, players, contracts: signContracts(uplines, days, seasons, chance), bets: [], era: 0 };
}

/** Writes trees and contracts, level by level: whoever joins gets the lineage of the agent above. */
export async function writeTrees(db: Executor, trees: readonly Tree[]): Promise<void> {
  const done = new Set<number | null>([null]);
  let waiting = trees.flatMap(({ uplines }) => [...uplines].map(([id, upline]) => ({ id, upline, type: 1 })));
  while (waiting.length > 0) {
    const level = waiting.filter(({ upline }) => done.has(upline));
    await writeMembers(db, level);
    for (const { id } of level) done.add(id);
    waiting = waiting.filter(({ id }) => !done.has(id));
  }
  await writeMembers(
    db,
    trees.flatMap(({ players }) => players.map(({ id, agentId }) => ({ id, upline: agentId, type: 0 }))),
  );
  const contracts = trees.flatMap((tree) => tree.contracts);
  const rows = contracts.map(({ id, kind, games, uplineId, downlineId }) => ({
    id,
    kind,
    games,
    uplineId,
    downlineId,
  }));
  await sql`
    insert into agent_contract (id, kind, game_type, currency, upline_id, downline_id, state, reason)
    overriding system value
    select id, kind, games, 'KHR', "uplineId", "downlineId", 'ENDED', 'AGREED'
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as t (id bigint, kind text, games text, "uplineId" bigint, "downlineId" bigint)`.execute(db);
  const versions = contracts.flatMap(({ id, versions: all }) =>
    all.map(({ no, terms, from, to }) => ({
      ...{ id, no, terms: canonicalTerms(terms), hash: hashTerms(terms), period: terms.period },
      ...{ active: terms.activeFrom.toString(), from: new Date(from), to: new Date(to) },
      state: no < all.length ? 'REPLACED' : 'ENDED',
    })),
  );
  await sql`
    insert into agent_contract_version (contract_id, no, state, terms, terms_hash, period, active_from, expires_at, signed_at,
                                        effective_from, effective_to)
    select id, no, state, terms, hash, period, active, "from", "from", "from", "to"
      from jsonb_to_recordset(${JSON.stringify(versions)}::jsonb)
        as t (id bigint, no int4, state text, terms text, hash text, period text, active bigint, "from" timestamptz,
              "to" timestamptz)`.execute(db);
}

async function writeMembers(
  db: Executor,
  members: readonly { id: number; upline: number | null; type: number }[],
): Promise<void> {
  await sql`
    insert into member (id, username, nickname, currency, language, referral_code, type, upline_id)
    overriding system value
    select id, 'history' || id, 'History ' || id, 'KHR', 'KM', 'HIST' || lpad(id::text, 12, '0'), type, upline
      from jsonb_to_recordset(${JSON.stringify(members)}::jsonb) as t (id bigint, upline bigint, type int4)`.execute(
    db,
  );
}

/** Agents above somebody, the nearest first. */
function above({ uplines }: Tree, agentId: number | null): number[] {
  const chain: number[] = [];
  for (let at = agentId; at !== null; at = uplines.get(at) ?? null) chain.push(at);
  return chain;
}

/**
 * Bets of players, and now and then of agents.
 *
 * @param days at moments of these days; absent: each counts when what becomes of it is booked
 */
export function placeBets(tree: Tree, count: number, chance: Chance, days?: Days): NamedBet[] {
  const [first = 0, last = 0] = [days?.[0], days?.at(-1)];
  return Array.from({ length: count }, () => {
    const isAgent = chance.next() < 0.1;
    const player = chance.pick(tree.players);
    const agent = chance.pick([...tree.uplines.keys()]);
    // few hours, so that bets meet in them, and the borders of hours and days
    const hour = first + chance.between(0, Math.max(0, (last - first) / HOUR_MS / 4 - 1)) * 4 * HOUR_MS;
    const bet: NamedBet = {
      name: `bet-${nextNumber()}`,
      memberId: isAgent ? agent : player.id,
      above: above(tree, isAgent ? (tree.uplines.get(agent) ?? null) : player.agentId),
      era: tree.era,
      games: chance.pick(['RNG', 'RNG', 'LIVE']),
      at: days ? hour + chance.pick([0, 1, HOUR_MS - 1, chance.between(2, HOUR_MS - 2)]) : null,
      stake: BigInt(chance.between(1, 20_000_000)),
      states: [],
    };
    tree.bets.push(bet);
    return bet;
  });
}

export async function writeBets(db: Executor, bets: readonly NamedBet[]): Promise<void> {
  const rows = JSON.stringify(
    bets.map(({ name, memberId, games, at, stake }) => ({
      ...{ name, memberId, games, at: at === null ? null : new Date(at), stake: stake.toString() },
    })),
  );
  await sql`
    insert into round (vendor, round_id, member_id, game_id, category, currency, status, closed_at)
    select 'HOUSE', name, "memberId", 'slot', games, 'KHR', 'CLOSED', now()
      from jsonb_to_recordset(${rows}::jsonb) as t (name text, "memberId" bigint, games text)`.execute(db);
  await sql`
    insert into bet (vendor, transaction_id, round_id, member_id, game_id, category, currency, stake, balance_before,
                     balance_after, lineage_id, effective_at)
    select 'HOUSE', name, name, t."memberId", 'slot', games, 'KHR', t.stake, 0, 0, m.lineage_id, t.at
      from jsonb_to_recordset(${rows}::jsonb)
           as t (name text, "memberId" bigint, games text, stake bigint, at timestamptz)
      join member m on m.id = t."memberId"`.execute(db);
}

/** What becomes of a bet: it is settled, settled anew, void or rolled back. */
export interface Turn {
  readonly bet: NamedBet;
  readonly status: 'WON' | 'LOST' | 'VOID' | 'REFUNDED';
}

/**
 * @param share of the bets that something becomes of
 * @param round which time that everything is settled knows of it first
 */
export function turnBets(bets: readonly NamedBet[], share: number, round: number, chance: Chance): Turn[] {
  return bets.flatMap((bet) => {
    if (chance.next() >= share) return [];
    const was = bet.states.at(-1);
    const isTakenBack = was?.counts && chance.next() < 0.5;
    const status = isTakenBack ? chance.pick(['VOID', 'REFUNDED'] as const) : chance.pick(['WON', 'LOST'] as const);
    const is: BetState = {
      counts: !isTakenBack,
      round,
      payout: status === 'WON' ? BigInt(chance.between(1, Number(bet.stake) * 3)) : 0n,
      validBet: isTakenBack ? 0n : chance.next() < 0.8 ? bet.stake : BigInt(chance.between(0, Number(bet.stake))),
    };
    // what changes nothing is no result
    if (was && was.counts === is.counts && was.payout === is.payout && was.validBet === is.validBet) return [];
    bet.states.push(is);
    return [{ bet, status }];
  });
}

export async function writeTurns(db: Executor, turns: readonly Turn[]): Promise<void> {
  const rows = turns.map(({ bet: { name, states }, status }) => ({
    ...{ name, status },
    payout: states.at(-1)?.payout.toString(),
    valid: states.at(-1)?.validBet.toString(),
  }));
  await sql`
    update bet set status = t.status, payout = t.payout, valid_bet = t.valid, settled_at = now()
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t (name text, status text, payout bigint, valid bigint)
     where bet.vendor = 'HOUSE' and bet.transaction_id = t.name`.execute(db);
}

/**
 * Reads when changes of bets without a moment of their own were booked.
 *
 * @param behind number of the last result before them
 * @returns names of bets of which no change was booked
 */
export async function readBookings(db: Executor, turns: readonly Turn[], behind: string): Promise<string[]> {
  const { rows } = await sql<{ name: string; at: Date }>`
    select b.transaction_id as name, s.booked_at as at
      from result_seq s join bet_result r on r.id = s.result_id join bet b on b.id = r.bet_id
     where s.seq > ${behind}::bigint and r.effective_at is null`.execute(db);
  const booked = new Map(rows.map(({ name, at }) => [name, at.getTime()]));
  return turns.flatMap(({ bet: { name, at, states } }) => {
    const [state, bookedAt] = [states.at(-1), booked.get(name)];
    if (at !== null || !state) return [];
    if (bookedAt === undefined) return [name];
    state.bookedAt = bookedAt;
    return [];
  });
}

/** Some players go to another agent of their tree: what they bet from now on counts there. */
export async function movePlayers(db: Executor, trees: readonly Tree[], chance: Chance): Promise<void> {
  const moves: { id: number; upline: number }[] = [];
  for (const tree of trees)
    for (const player of tree.players)
      if (chance.next() < 0.2) {
        player.agentId = chance.pick([...tree.uplines.keys()]);
        moves.push({ id: player.id, upline: player.agentId });
      }
  await sql`
    update member set upline_id = t.upline
      from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as t (id bigint, upline bigint)
     where member.id = t.id`.execute(db);
}

/** Some agents go below another one of their tree, with everybody below them: contracts with those above get no more bets. */
export async function moveAgents(db: Executor, trees: readonly Tree[], chance: Chance): Promise<void> {
  for (const tree of trees) {
    const { uplines } = tree;
    for (const [id, upline] of uplines) {
      if (upline === null || chance.next() >= 0.3) continue;
      // nobody goes below itself
      const to = chance.pick([...uplines.keys()].filter((agent) => !above(tree, agent).includes(id)));
      if (to === upline) continue;
      uplines.set(id, to);
      await sql`update member set upline_id = ${to}::bigint where id = ${id}::bigint`.execute(db);
    }
    tree.era += 1;
  }
}
