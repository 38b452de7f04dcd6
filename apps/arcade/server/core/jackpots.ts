/** Linked jackpots, which live in the wallet's ledger: what a game asks for, and what the pots hold now. */
import type { VendorJackpotShare, VendorJackpotWin } from '@mekong/api-client/contract/types';
import { ArcadeError } from './errors.ts';
import { formatAmount } from './money.ts';
import type { Wallets } from './wallet.client.ts';

/** A pool of a game at one stake. Amounts in 1/10,000 of the currency unit. */
export interface GameJackpot {
  readonly pool: string;
  /** What the stake puts into the pot. */
  readonly pot: bigint;
  /** What the stake puts into the reserve for the next seed. */
  readonly reserve: bigint;
  /** What a new pot starts with. */
  readonly seed: bigint;
}

/** The linked jackpots of a game. */
export interface GameJackpots {
  /** Smallest stakes that a stake is made of: each is a share in the chances. */
  sharesOf(stake: bigint, currency: string): number;
  /** What a stake puts into each pool, greatest pot last. */
  of(stake: bigint, currency: string): readonly GameJackpot[];
}

/** A pot that a round has hit; without an amount until the wallet has said how much it has paid. */
export interface HitJackpot {
  readonly pool: string;
  readonly amount: string | null;
}

/** What the wallet is told of a stake. */
export const sharesOnWire = (jackpots: readonly GameJackpot[]): VendorJackpotShare[] =>
  jackpots.map(({ pool, pot, reserve, seed }) => ({
    pool,
    pot: formatAmount(pot),
    reserve: formatAmount(reserve),
    seed: formatAmount(seed),
  }));

/** What the wallet is told of the pots that a round has hit. */
export const winsOnWire = (hits: readonly HitJackpot[], jackpots: readonly GameJackpot[]): VendorJackpotWin[] =>
  hits.map((hit) => {
    const known = jackpots.find(({ pool }) => pool === hit.pool);
    if (!known) throw new Error(`There is no pool ${hit.pool}.`);
    return { pool: hit.pool, seed: formatAmount(known.seed) };
  });

/** So long an answer of the wallet is told to everybody who asks, in milliseconds: pots grow with every stake. */
const keptMs = 2000;

interface Kept {
  readonly at: number;
  readonly amounts: Promise<ReadonlyMap<string, string>>;
}

/** Asks the wallet what the pots hold, once for all pages that ask within two seconds. */
export function createPots(wallets: Wallets, now: () => number = Date.now) {
  const kept = new Map<string, Kept>();

  async function ask(vendor: string, currency: string): Promise<ReadonlyMap<string, string>> {
    const answer = await wallets.of(vendor).jackpots({ currency });
    if (answer.kind !== 'ok') throw new ArcadeError('WALLET_UNREACHABLE', { retryAfter: 2 });
    return new Map(answer.value.jackpots.map(({ pool, amount }) => [pool, amount]));
  }

  /**
   * What the pots of a game hold in a currency; one that nobody has played for yet, what it will start with.
   *
   * @throws ArcadeError WALLET_UNREACHABLE
   */
  return async function potsOf(vendor: string, currency: string, jackpots: readonly GameJackpot[]) {
    const key = `${vendor}/${currency}`;
    let known = kept.get(key);
    if (!known || now() - known.at >= keptMs) {
      known = { at: now(), amounts: ask(vendor, currency) };
      kept.set(key, known);
      // a failure is nobody else's: who asks next asks the wallet again
      known.amounts.catch(() => kept.delete(key));
    }
    const amounts = await known.amounts;
    return jackpots.map(({ pool, seed }) => ({ pool, amount: amounts.get(pool) ?? formatAmount(seed) }));
  };
}

export type PotsOf = ReturnType<typeof createPots>;
