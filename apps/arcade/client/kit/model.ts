/** What the vendor's server says of every game, checked where it comes in. Amounts are decimal strings with four places. */
import { toAmount, toUnits } from './format.ts';
import { balance, count, flag, list, maybe, money, object, oneOf, type Read, type Shape, text } from './shape.ts';

/** Rules that every game has, whatever else it brings. */
export interface Rules {
  /** Return to player in percent. */
  readonly rtp: string;
}

const potShape = object({ pool: text, amount: money });
/** A pot of linked jackpots. */
export type Pot = Read<typeof potShape>;
export const potsShape = object({ jackpots: list(potShape) });

const hitsShape = list(object({ pool: text, amount: maybe(money) }));

/** Members of every round; a game adds those of its result. */
export const roundMembers = {
  number: text,
  /** PLAYING: it waits for the player's next step. */
  state: oneOf('BETTING', 'PLAYING', 'SETTLING', 'DONE', 'VOIDING', 'VOID', 'REFUSED'),
  startedAt: text,
  currency: text,
  stake: money,
  /** What the game has paid, without jackpots. */
  payout: maybe(money),
  /** Pots that it has hit, with what each has paid once that is known. Only games with linked jackpots have any. */
  jackpots: (value: unknown) => (value === undefined ? [] : hitsShape(value)),
  balance: maybe(balance),
  clientSeed: text,
  /** Null without a result. */
  nonce: maybe(count),
  /** Steps taken so far; 0 for a round that its stake alone has decided. */
  step: count,
  serverSeedHash: text,
  /** Null as long as it is secret. */
  serverSeed: maybe(text),
};
const anyRound = object(roundMembers);
export type Round = Read<typeof anyRound>;

/** All that a round has paid, as far as it is known; null without a result. */
export const paidBy = ({ payout, jackpots }: Pick<Round, 'payout' | 'jackpots'>): string | null =>
  payout === null
    ? null
    : toAmount(jackpots.reduce((sum, { amount }) => sum + toUnits(amount ?? '0.0000'), toUnits(payout)));

const commitmentShape = object({ serverSeedHash: text, clientSeed: text, nonce: count });
/** The seeds of the next round. */
export type Commitment = Read<typeof commitmentShape>;

/** Largest bet that a bonus of the player allows; null for any. */
const largestBet = maybe(money);

/** What opening a page answers. */
export const sessionShape = <R extends Round>(round: Shape<R>) =>
  object({
    token: text,
    currency: text,
    decimals: count,
    trial: flag,
    balance,
    stakes: list(money),
    maxStake: largestBet,
    commitment: commitmentShape,
    /** A round that an earlier page did not show to its end. */
    interrupted: maybe(round),
  });
/** An open page; the token stays with the calls that need it. */
export type Session<R extends Round> = Omit<Read<ReturnType<typeof sessionShape<R>>>, 'token'>;

export const balanceShape = object({ balance, maxStake: largestBet });
export type BalanceNow = Read<typeof balanceShape>;
export const spunShape = <R extends Round>(round: Shape<R>) => object({ round, commitment: commitmentShape });
export const openShape = <R extends Round>(round: Shape<R>) => object({ round: maybe(round) });
export const historyShape = <R extends Round>(round: Shape<R>) =>
  object({ rounds: list(round), commitment: commitmentShape });
export const rotatedShape = object({
  revealed: object({ serverSeed: text, serverSeedHash: text, rounds: count }),
  commitment: commitmentShape,
});

/** What the server pushes: the clock of the player's rounds, the newest round, the seeds of the next one. */
export const liveStateShape = <R extends Round>(round: Shape<R>) =>
  object({
    now: text,
    /** MOVING: a round is on its way and the next one cannot start before `endsAt`. */
    phase: oneOf('OPEN', 'MOVING'),
    endsAt: maybe(text),
    round: maybe(round),
    commitment: commitmentShape,
  });
export type LiveState<R extends Round> = Read<ReturnType<typeof liveStateShape<R>>>;

export const nothingShape = () => null;
