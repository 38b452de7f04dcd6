/** What the slots are towards the wallet and the page. */
import { type SlotId, slotGames } from './slot/games.ts';
import { freeSpinMultiplier, lines } from './slot/paytable.ts';
import { reelCount, rowCount, strips } from './slot/reels.ts';
import { gameFigures, toPercent } from './slot/rtp.ts';

/** Vendor code that signs calls to the wallet. */
export const vendorId = 'HOUSE';

/** A spin takes at least this long, by rule of the regulated markets (field.md, Slots); each free spin as well. */
export const minimumSpinMs = 2500;

/** Stakes on offer, smallest first, in whole currency units. The smallest is the one a new player starts with. */
const stakes: Readonly<Record<string, readonly number[]>> = {
  KHR: [500, 1000, 2500, 5000, 10_000, 25_000, 50_000],
  FUN: [50, 100, 250, 500, 1000, 2500, 5000],
};

/** Stakes of a currency in 1/10,000 of its unit; none where the game does not know the currency. */
export const stakesOf = (currency: string): readonly bigint[] =>
  (stakes[currency] ?? []).map((stake) => BigInt(stake) * 10_000n);

/** The slot of a code; undefined for what is none of them. */
export const toSlotId = (gameId: string): SlotId | undefined =>
  Object.keys(slotGames).find((id): id is SlotId => id === gameId);

/** Everything the page needs to show the rules of a slot and to recompute any round. Public and the same for everybody. */
export function rulesOf(gameId: SlotId) {
  const { linePays, scatterPays, hitRate, bestSpin } = slotGames[gameId];
  return {
    gameId,
    rows: rowCount,
    reels: reelCount,
    strips,
    lines,
    linePays,
    scatterPays,
    freeSpinMultiplier,
    minimumSpinMs,
    /** Return to player in percent, cut after two places. */
    rtp: toPercent(gameFigures(slotGames[gameId]).rtp),
    hitRate,
    bestSpin,
  } as const;
}
