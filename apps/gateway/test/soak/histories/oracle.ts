import type { ContractKind } from '../../../src/modules/agent-contracts/machine.ts';
import type { ContractGames, Terms, Tier } from '../../../src/modules/agent-contracts/terms.ts';

/**
 * What settlements have to come to, worked out by plain loops over the bets of a history. Nothing is shared with the code that
 * settles, and nothing with the code that checks bills: types alone.
 */

/** What a bet stands at from one moment on. */
export interface BetState {
  /** Not when it is void or rolled back. */
  readonly counts: boolean;
  readonly payout: bigint;
  readonly validBet: bigint;
  /** When its change got a number; absent until that is known, and of no account for a bet with a moment of its own. */
  bookedAt?: number;
  /** Which time that everything was settled knew it first. */
  readonly round: number;
}

/** A bet with all that became of it. */
export interface PlayedBet {
  readonly memberId: number;
  /** Agents above the player when it was placed, the nearest first. */
  readonly above: readonly number[];
  /** How often agents had moved before. */
  readonly era: number;
  readonly games: string;
  /** Moment that all of it counts at, in milliseconds; `null`: each change counts when it is booked. */
  readonly at: number | null;
  readonly stake: bigint;
  /** In the order in which they came; none while it is open. */
  readonly states: BetState[];
}

/** Terms from one moment to another. */
export interface PlayedVersion {
  readonly no: number;
  readonly terms: Terms;
  readonly from: number;
  readonly to: number;
}

export interface PlayedContract {
  readonly id: number;
  readonly kind: ContractKind;
  readonly games: ContractGames;
  readonly uplineId: number | null;
  readonly downlineId: number;
  readonly versions: readonly PlayedVersion[];
}

export interface History {
  /** The agent directly above each agent at the end; `null`: nobody. */
  readonly uplines: ReadonlyMap<number, number | null>;
  readonly contracts: readonly PlayedContract[];
  readonly bets: readonly PlayedBet[];
}

/** First moments of the days of the history, and the one after the last. */
export type Days = readonly number[];

/** A mistake that a settlement could make: a comparison that does not see it proves nothing. */
export type Mistake = 'rounds' | 'dividend-first' | 'reopens-windows' | 'tree-of-now';

const HOUR_MS = 3_600_000;
export const FIVE_MINUTES_MS = 300_000;

/** What the contracts of a history come to, by contract and start of the window. */
export function workOut(history: History, days: Days, mistake?: Mistake): Map<string, bigint> {
  const nets = new Map<string, bigint>();
  const trees = new Map<string, readonly number[]>();
  const settle = (kinds: readonly ContractKind[], starts: readonly number[], length: (n: number) => number): void => {
    for (const kind of kinds) {
      const carried = new Map<number, { from: number; amount: bigint }>();
      for (const [n, start] of starts.entries())
        settleOne({ ...history, nets, trees, carried, mistake }, kind, start, start + length(n), n === 0 ? 1 : 2);
    }
  };
  const day = (n: number) => (days[n + 1] ?? 0) - (days[n] ?? 0);
  const wages = () => settle(['DAILY', 'DAILY_MR'], days.slice(0, -1), day);
  const hours = Array.from(
    { length: ((days.at(-1) ?? 0) - (days[0] ?? 0)) / HOUR_MS },
    (_, n) => (days[0] ?? 0) + n * HOUR_MS,
  );
  settle(['REALTIME'], bookedWindows(history.bets), () => FIVE_MINUTES_MS);
  settle(['HOURLY'], hours, () => HOUR_MS);
  if (mistake !== 'dividend-first') wages();
  settle(['DIVIDEND'], days.slice(0, -1), day);
  if (mistake === 'dividend-first') wages();
  return nets;
}

/** Starts of the five minutes in which something was booked, in order. */
function bookedWindows(bets: readonly PlayedBet[]): number[] {
  const starts = new Set<number>();
  for (const { at, states } of bets)
    if (at === null) for (const { bookedAt = 0 } of states) starts.add(bookedAt - (bookedAt % FIVE_MINUTES_MS));
  return [...starts].toSorted((one, other) => one - other);
}

/** What a bet adds to the sums of a team. */
interface Played {
  memberId: number;
  games: string;
  above: readonly number[];
  era: number;
  /** The first time that it was settled. */
  round: number;
  valid: bigint;
  ggr: bigint;
}

/**
 * What a bet adds to a window: all that it comes to where it has a moment of its own, else what it came to at the end of the
 * window less what it came to before. `undefined`: nothing has become of it there; what was taken back adds zero.
 */
function playedIn(bet: PlayedBet, kind: ContractKind, start: number, end: number, mistake: Mistake | undefined) {
  const worthOf = (state: BetState | undefined) =>
    state?.counts ? { valid: state.validBet, ggr: bet.stake - state.payout } : { valid: 0n, ggr: 0n };
  const first = mistake === 'reopens-windows' && kind === 'REALTIME' ? bet.states[0]?.bookedAt : undefined;
  const at = bet.at ?? first;
  if (at !== undefined) {
    // real-time wages are for what happens now: nothing that is told of a time before is in them
    if (kind === 'REALTIME' && bet.at !== null) return undefined;
    const isIn = at >= start && at < end && bet.states.some(({ counts }) => counts);
    return isIn ? { ...worthOf(bet.states.at(-1)), round: bet.states[0]?.round ?? 0 } : undefined;
  }
  let [before, after]: [BetState | undefined, BetState | undefined] = [undefined, undefined];
  let round: number | undefined;
  for (const state of bet.states) {
    const { bookedAt = 0 } = state;
    if (bookedAt < start) before = state;
    else if (bookedAt < end) {
      after = state;
      round ??= state.round;
    }
  }
  if (!after) return undefined;
  const [was, is] = [worthOf(before), worthOf(after)];
  return { valid: is.valid - was.valid, ggr: is.ggr - was.ggr, round: round ?? 0 };
}

interface Books extends History {
  readonly nets: Map<string, bigint>;
  /** Payee of each wage and the agents above it that it is taken off for, by contract and start of the window. */
  readonly trees: Map<string, readonly number[]>;
  /** Of each contract: what its last bill has left, and the end of the window of that bill. */
  readonly carried: Map<number, { from: number; amount: bigint }>;
  readonly mistake: Mistake | undefined;
}

/** @param settled the time that the window was settled first */
function settleOne(books: Books, kind: ContractKind, start: number, end: number, settled: number): void {
  const { contracts, bets, nets, trees, carried, mistake } = books;
  const inForce = contracts.flatMap((contract) => {
    const version = contract.versions.find(({ from, to }) => contract.kind === kind && from <= start && start < to);
    return version ? [{ contract, terms: version.terms }] : [];
  });
  if (inForce.length === 0) return;
  const played = bets.flatMap((bet): Played[] => {
    const worth = playedIn(bet, kind, start, end, mistake);
    return worth ? [{ memberId: bet.memberId, games: bet.games, above: bet.above, era: bet.era, ...worth }] : [];
  });
  const gross = new Map<number, bigint>();
  for (const { contract, terms } of inForce) {
    const team = played.filter(
      ({ games, above }) =>
        (contract.games === 'ALL' || contract.games === games) &&
        above.some((agent, n) => agent === contract.downlineId && (above[n + 1] ?? null) === contract.uplineId),
    );
    if (team.length === 0) continue;
    trees.set(`${contract.id} ${start}`, treeOf(team, contract.downlineId, settled));
    let [volume, ggr] = [0n, 0n];
    const byMember = new Map<number, bigint>();
    for (const { memberId, valid, ggr: won } of team) {
      volume += valid;
      ggr += won;
      byMember.set(memberId, (byMember.get(memberId) ?? 0n) + valid);
    }
    let active = 0;
    for (const valid of byMember.values()) if (valid >= terms.activeFrom) active += 1;
    let own = ggr;
    if (terms.deductions.includes('DAILY_WAGE')) own -= wagesBelow(books, contract, start, end);
    const before = carried.get(contract.id);
    const hasCarry = before && (terms.carry === 'PERMANENT' || (terms.carry === 'ONE_CYCLE' && before.from === start));
    const loss = own + (hasCarry ? before.amount : 0n);
    const left = terms.carry === 'NONE' ? 0n : terms.carry === 'ONE_CYCLE' ? own : loss;
    carried.set(contract.id, { from: end, amount: left < 0n ? left : 0n });
    let reached: Tier | undefined;
    for (const tier of terms.tiers) {
      if (tier.outcome === 'PROFIT' && ggr <= 0n) continue;
      if (tier.outcome === 'LOSS' && ggr > 0n) continue;
      // where more was taken back than bet, what needs no bets is reached
      if (
        (volume < 0n ? 0n : volume) < tier.volume ||
        active < tier.active ||
        (tier.loss !== undefined && loss < tier.loss)
      )
        continue;
      reached = tier;
    }
    const base = kind === 'DIVIDEND' ? loss : volume;
    gross.set(contract.id, payOf(reached, base < 0n && kind !== 'REALTIME' ? 0n : base, mistake));
  }
  for (const { contract } of inForce) {
    const own = gross.get(contract.id);
    if (own === undefined) continue;
    let [byHouse, byWallet] = [0n, 0n];
    for (const below of inForce) {
      if (below.contract.uplineId !== contract.downlineId || below.contract.games !== contract.games) continue;
      const theirs = gross.get(below.contract.id) ?? 0n;
      if (below.terms.funding) byWallet += theirs;
      else byHouse += theirs;
    }
    // real-time alone goes below zero, and waits for the next windows then
    const rest = own > byHouse || kind === 'REALTIME' ? own - byHouse : 0n;
    nets.set(`${contract.id} ${start}`, rest - byWallet);
  }
}

/**
 * A wage is taken off for those who stood above when its newest bets were placed, of the bets that its first bill knew: whatever
 * comes later is billed beside that.
 */
function treeOf(team: readonly Played[], payee: number, settled: number): readonly number[] {
  const billed = ({ round }: Played): number => Math.max(round, settled);
  const first = Math.min(...team.map(billed));
  let newest: Played | undefined;
  for (const one of team) if (billed(one) === first && (!newest || one.era > newest.era)) newest = one;
  const above = newest?.above ?? [];
  return above.slice(above.indexOf(payee));
}

function payOf(tier: Tier | undefined, base: bigint, mistake: Mistake | undefined): bigint {
  if (!tier) return 0n;
  if (tier.rateType === 'A') return tier.rate;
  // ten-thousandths times millionths; whole cents of it
  const exact = base * tier.rate;
  const cent = 100_000_000n;
  const cents = mistake === 'rounds' ? (exact + cent / 2n) / cent : exact / cent;
  return cents * 100n;
}

/** Daily wages in a cycle of an agent and everybody below it. */
function wagesBelow(
  { uplines, contracts, nets, trees, mistake }: Books,
  { downlineId, uplineId, games }: PlayedContract,
  start: number,
  end: number,
): bigint {
  const treeNow = (agent: number): number[] => {
    const tree: number[] = [];
    for (let at: number | null = agent; at !== null; at = uplines.get(at) ?? null) tree.push(at);
    return tree;
  };
  const isBelow = (key: string, payee: number): boolean => {
    const tree = mistake === 'tree-of-now' ? treeNow(payee) : (trees.get(key) ?? []);
    return tree.some((agent, n) => agent === downlineId && (tree[n + 1] ?? null) === uplineId);
  };
  let sum = 0n;
  for (const { id, kind, games: of, downlineId: payee } of contracts)
    if ((kind === 'DAILY' || kind === 'DAILY_MR') && (games === 'ALL' || of === games))
      for (const [key, net] of nets) {
        const [contract, at] = key.split(' ').map(Number) as [number, number];
        if (contract === id && at >= start && at < end && isBelow(key, payee)) sum += net;
      }
  return sum;
}
