/** What a slot model is: the mathematics of a kind of slot, apart from its pictures, its stakes and its wallet. */
import type { Draw } from '../../draw.ts';
import type { Fraction } from './fraction.ts';

/** What is seen: `board[reel][row]`, each cell the code of a symbol. */
export type Board = readonly (readonly string[])[];

/** One thing that pays. */
export interface SlotWin {
  readonly kind: 'line' | 'ways' | 'cluster' | 'anywhere' | 'scatter' | 'expanded' | 'coins' | 'screen' | 'wheel';
  /** What pays: a symbol of the board, or the part of the feature. */
  readonly symbol: string;
  /** How many of them. */
  readonly count: number;
  /** Paid before the multiplier of the step, in the model's parts of a stake. */
  readonly units: number;
  /** Index of the line, of a win on a line. */
  readonly line?: number;
  /** Different ways, of a win that pays by ways. */
  readonly ways?: number;
}

/** One thing that the page shows: a spin, a fall of symbols, a turn of a wheel. */
export interface SlotStep {
  readonly kind: 'spin' | 'free' | 'nudge' | 'cascade' | 'respin' | 'wheel';
  readonly board: Board;
  /** Positions of the reels, where there are reels. */
  readonly stops?: readonly number[];
  /** The symbol that was drawn for the feature: the one that expands, or that mystery symbols became. */
  readonly symbol?: string;
  readonly wins: readonly SlotWin[];
  /** What the wins of this step count. */
  readonly multiplier: number;
  /** The wins together, times the multiplier. */
  readonly units: number;
}

/** A whole round. */
export interface SlotRound {
  readonly steps: readonly SlotStep[];
  /** The steps together, but never more than the cap of the model; a round that reaches its cap ends there. */
  readonly units: number;
  /** Pools of linked jackpots that this round has hit. What is in them is not a matter of the draw. */
  readonly jackpots?: readonly string[];
}

/** What a card or a table of pays says of a configuration. Derived from it, never written by hand. */
export interface SlotFacts {
  /** Rows of each reel; of reels that change their height, the most. */
  readonly rows: readonly number[];
  /** How wins come about, and of how many lines or ways. */
  readonly pays: 'lines' | 'ways' | 'clusters' | 'anywhere';
  readonly count: number | null;
  readonly features: readonly Feature[];
  /** Equal parts of a stake that payouts are counted in: a stake is a multiple of so many smallest coins. */
  readonly unitsPerStake: number;
  /** Most that a round may pay, in stakes, where the rules cut it; null where the best of every part adds up to the bound. */
  readonly cap: number | null;
  /** Most steps of a round. */
  readonly longest: number;
}

/** What a round may hold beside its paid spin. */
export type Feature =
  | 'wild'
  | 'scatter'
  | 'free-spins'
  | 'retrigger'
  | 'nudge'
  | 'cascades'
  | 'multiplier'
  | 'changing-heights'
  | 'expanding-symbol'
  | 'hold-and-spin'
  | 'sticky-wilds'
  | 'mystery-symbols'
  | 'wheel'
  | 'jackpots';

/** What counting every stop tells of a configuration. */
export interface Counted {
  /** Share of paid rounds that pay anything. */
  readonly hitRate: number;
  /** Standard deviation of a round, in stakes. */
  readonly deviation: number;
  /** The best paid spin, in units. */
  readonly bestSpin: number;
  /** A closer bound of a round, in units: the best spin in place of the best pay everywhere. */
  readonly bound: number;
}

/**
 * A model of slots. `play` is a function of its configuration and of the draw alone: nothing of the player, the clock or the
 * machine enters, or nobody could recompute a round.
 *
 * @typeParam Config the data of a game: strips or weights, pays, features
 */
export interface SlotModel<Config> {
  /** Name and version. It stands in the text that rounds are drawn from, and changes with the order or meaning of draws. */
  readonly name: string;
  facts(config: Config): SlotFacts;
  /** Most that a round can pay, in units: the best of each of its parts together, or the cap. Quick, and not always reached. */
  bound(config: Config): number;
  /** Plays one round. */
  play(config: Config, draw: Draw, options?: PlayOptions): SlotRound;
  /** Mean payout of a stake, counted exactly; absent where there are too many outcomes to count. */
  readonly exactReturn?: (config: Config) => Fraction;
  /** The part of that return which linked pools pay, not the round itself; absent where there are none. */
  readonly pooled?: (config: Config) => Fraction;
  /** Hit rate, deviation and bounds by counting every stop; takes seconds. Absent where a simulation has to tell them. */
  readonly countAll?: (config: Config) => Counted;
  /**
   * Rounds without what the page shows, for simulations: `out` gets the units of the same round in each configuration. They
   * differ in their pays alone. Absent where `play` is quick enough.
   */
  readonly counter?: (configs: readonly Config[]) => (draw: Draw, out: Float64Array) => CountedRound;
}

/** What a simulation wants to know of a round beside its units. */
export interface CountedRound {
  /** Steps that the page would show. */
  readonly steps: number;
  readonly hasFeature: boolean;
}

export interface PlayOptions {
  /** Smallest stakes that the stake is made of: shares in linked jackpots. */
  readonly shares?: number;
}

/** A step whose units follow from its wins. */
export function step(parts: Omit<SlotStep, 'units' | 'multiplier'> & { readonly multiplier?: number }): SlotStep {
  const multiplier = parts.multiplier ?? 1;
  return { ...parts, multiplier, units: multiplier * parts.wins.reduce((total, win) => total + win.units, 0) };
}

/** The steps together, never above the cap. */
export function total(steps: readonly SlotStep[], cap = Number.POSITIVE_INFINITY): number {
  const units = steps.reduce((all, one) => all + one.units, 0);
  return Math.min(units, cap);
}

/**
 * Money paid for the units of a round, cut once and never rounded up.
 *
 * @param stake in 1/10,000 of the currency unit
 */
export const payoutOf = (stake: bigint, units: number, unitsPerStake: number): bigint =>
  (stake * BigInt(units)) / BigInt(unitsPerStake);
