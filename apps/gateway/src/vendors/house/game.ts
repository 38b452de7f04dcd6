/** What Lotus Fortune is towards the wallet and the page. */
import { freeSpinMultiplier, linePays, lines, scatterPays } from './slot/paytable.ts';
import { reelCount, rowCount, strips } from './slot/reels.ts';
import { gameFigures, measuredFigures, toPercent } from './slot/rtp.ts';

/** Code of the game in the site's catalogue. */
export const gameId = 'lotus-fortune';

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

/** Everything the page needs to show the rules and to recompute any round. Public and the same for everybody. */
export const rules = {
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
  rtp: toPercent(gameFigures().rtp),
  ...measuredFigures,
} as const;
