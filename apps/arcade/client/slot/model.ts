/** What the vendor's server says, checked where it comes in. Amounts are decimal strings with four places. */
import { roundMembers } from '../kit/model.ts';
import { count, flag, list, maybe, money, object, oneOf, type Read, record, type Shape, text } from '../kit/shape.ts';

/** A member that only some models have. */
const optional =
  <T>(shape: Shape<T>): Shape<T | undefined> =>
  (value) =>
    value === undefined ? undefined : shape(value);

const either =
  <A, B>(one: Shape<A>, other: Shape<B>): Shape<A | B> =>
  (value) => {
    try {
      return one(value);
    } catch {
      return other(value);
    }
  };

/** A value and its weight. */
const weighted =
  <T>(shape: Shape<T>): Shape<readonly (readonly [T, number])[]> =>
  (value) =>
    list((pair) => {
      const [first, weight] = list((member) => member)(pair);
      return [shape(first), count(weight)] as const;
    })(value);

/** The parts of a configuration that the page shows. What a model plays with is the whole of it, as it came. */
const configShape = object({
  strips: optional(list(list(text))),
  freeStrips: optional(list(list(text))),
  lines: optional(list(list(count))),
  /** Units for the least number of a symbol that pays, and each one more; for three of them where it is one number. */
  pays: record(either(list(count), (value) => [count(value)])),
  wild: optional(text),
  scatter: optional(text),
  bonus: optional(text),
  mystery: optional(text),
  scatterPays: optional(record(object({ stakes: count, freeSpins: count }))),
  bookPays: optional(record(count)),
  /** How many open the free spins. */
  scatters: optional(count),
  freeSpins: optional(either(count, object({ spins: count, most: count }))),
  freeMultiplier: optional(count),
  /** Least sizes of the classes that pay the same. */
  sizes: optional(list(count)),
  mostMultiplier: optional(count),
  orbs: optional(weighted(count)),
  coins: optional(count),
  respins: optional(count),
  values: optional(weighted(count)),
  screenUnits: optional(count),
  nudgeOneIn: optional(count),
  wheels: optional(list(weighted(either(count, oneOf('arrow'))))),
  symbols: optional(weighted(text)),
  /** Linked jackpots, the smallest first: smallest stakes that a new pot starts with, chance and share of the stakes. */
  pools: optional(list(object({ name: text, seed: count, oneIn: count, share: count }))),
});
export type Config = Read<typeof configShape>;

/** The same for everybody, and all the verifier needs. */
export const rulesShape = object({
  gameId: text,
  /** By language; absent for the slots of the house, whose names are among the texts of the page. */
  names: optional(record(text)),
  /** Name and version of the model. */
  model: text,
  /** What stands before the seeds in the text of the draws. */
  stream: maybe(text),
  /** As the model takes it. */
  config: (value) => ({ whole: value, parts: configShape(value) }),
  facts: object({
    /** Most rows of each reel. */
    rows: list(count),
    pays: oneOf('lines', 'ways', 'clusters', 'anywhere'),
    count: maybe(count),
    features: list(text),
    unitsPerStake: count,
    cap: maybe(count),
  }),
  minimumSpinMs: count,
  rtp: text,
  /** Points that a simulated return may be away. */
  within: maybe(text),
  hitRate: text,
  volatility: oneOf('low', 'medium', 'high', 'very high'),
  /** Of linked jackpots, by currency: the stake that is one share in their chances. */
  jackpotUnits: optional(record(money)),
  /** Where the pictures of its theme are; without one those of the page itself are shown. */
  theme: optional(
    object({
      base: text,
      hero: text,
      sprite: text,
      codes: list(text),
      columns: count,
      /** What the game calls what they draw, by the same places; absent where it calls them by the codes. */
      cells: optional(list(text)),
      /** Ids of the names of what the pictures show, by the place of their codes. */
      symbols: list(text),
      colors: record(text),
      /** The same for reels in light. */
      lightColors: record(text),
      /** Key of its sounds. */
      sound: text,
    }),
  ),
  /** Most that a round can pay, in stakes. */
  maxWin: count,
  /** Among these the player chooses; without any nothing is asked. */
  freeSpinMultipliers: list(count),
});
export type Rules = Read<typeof rulesShape>;

const winShape = object({
  kind: oneOf('line', 'ways', 'cluster', 'anywhere', 'scatter', 'expanded', 'coins', 'screen', 'wheel'),
  symbol: text,
  count,
  units: count,
  line: optional(count),
  ways: optional(count),
});
export type Win = Read<typeof winShape>;

const stepShape = object({
  kind: oneOf('spin', 'free', 'nudge', 'cascade', 'respin', 'wheel'),
  /** `board[reel][row]`. */
  board: list(list(text)),
  stops: optional(list(count)),
  /** The symbol that was drawn for the feature. */
  symbol: optional(text),
  wins: list(winShape),
  multiplier: count,
  units: count,
  /** What this step pays, multiplier included. */
  payout: money,
});
export type Step = Read<typeof stepShape>;

export const roundShape = object({
  ...roundMembers,
  /** The paid spin, then all that it brought; empty until there is a result. */
  steps: list(stepShape),
  /** Whether it has ended because it reached the most that the rules pay. */
  capped: flag,
  /** What wins of free spins are multiplied by; null where nobody chooses, and while the player has to. */
  multiplier: maybe(count),
  /** What can be chosen now. */
  offers: list(object({ choice: text, multiplier: count, freeSpins: count })),
});
export type Round = Read<typeof roundShape>;
