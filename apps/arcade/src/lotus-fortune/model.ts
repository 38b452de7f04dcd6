/** What the vendor's server says, checked where it comes in. Amounts are decimal strings with four places. */
import { balance, count, flag, list, maybe, money, object, oneOf, type Read, record, text } from '../kit/shape.ts';

/** The symbols of the game, best paid first; their pictures and names live in `symbols.ts`. */
export const symbols = [
  'lotus',
  'lantern',
  'naga',
  'elephant',
  'apsara',
  'drum',
  'coin',
  'ace',
  'king',
  'queen',
  'jack',
  'ten',
] as const;
export type SymbolId = (typeof symbols)[number];

const symbol = oneOf(...symbols);
const stops = list(count);

/** Strips, lines, pays and figures: the same for everybody, and all the verifier needs. */
export const rulesShape = object({
  strips: list(list(symbol)),
  lines: list(list(count)),
  linePays: record(record(count)),
  scatterPays: record(object({ stakes: count, freeSpins: count })),
  freeSpinMultiplier: count,
  minimumSpinMs: count,
  rtp: text,
  hitRate: text,
  bestSpin: count,
});
export type Rules = Read<typeof rulesShape>;

const spinShape = object({
  stops,
  lineWins: list(object({ line: count, symbol, count, units: count })),
  scatterWin: maybe(object({ count, units: count, freeSpins: count })),
  units: count,
  /** What this spin pays, multiplier included. */
  payout: money,
});
export type Spin = Read<typeof spinShape>;

const roundShape = object({
  number: text,
  state: oneOf('BETTING', 'SETTLING', 'DONE', 'VOIDING', 'VOID', 'REFUSED'),
  startedAt: text,
  currency: text,
  stake: money,
  payout: maybe(money),
  balance: maybe(balance),
  clientSeed: text,
  /** Null without a result. */
  nonce: maybe(count),
  serverSeedHash: text,
  /** Null as long as it is secret. */
  serverSeed: maybe(text),
  /** The paid spin, then its free spins; empty until there is a result. */
  spins: list(spinShape),
});
export type Round = Read<typeof roundShape>;

const commitmentShape = object({ serverSeedHash: text, clientSeed: text, nonce: count });
/** The seeds of the next round. */
export type Commitment = Read<typeof commitmentShape>;

export const sessionShape = object({
  token: text,
  currency: text,
  decimals: count,
  trial: flag,
  balance,
  stakes: list(money),
  commitment: commitmentShape,
  /** A round that an earlier page did not show to its end. */
  interrupted: maybe(roundShape),
});
export type Session = Read<typeof sessionShape>;

export const balanceShape = object({ balance });
export const spunShape = object({ round: roundShape, commitment: commitmentShape });
export const openShape = object({ round: maybe(roundShape) });
export const historyShape = object({ rounds: list(roundShape), commitment: commitmentShape });
export const rotatedShape = object({
  revealed: object({ serverSeed: text, serverSeedHash: text, rounds: count }),
  commitment: commitmentShape,
});
export const nothingShape = () => null;
