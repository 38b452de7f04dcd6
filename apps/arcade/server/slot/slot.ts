/** The family of slots: reels and rules of their own, a table of pays for each game. */
import type { Game } from '../core/game.ts';
import { minimumMovementMs } from '../core/game.ts';
import { formatAmount } from '../core/money.ts';
import { type SlotGame, type SlotId, slotGames } from './games.ts';
import { freeSpinMultiplier, lines } from './paytable.ts';
import { payoutOf, play, settle } from './play.ts';
import { reelCount, rowCount, type Stops, strips, windowAt } from './reels.ts';
import { gameFigures, toPercent } from './rtp.ts';

/** Stakes on offer, smallest first, in whole currency units. The smallest is the one a new player starts with. */
const stakes: Readonly<Record<string, readonly number[]>> = {
  KHR: [500, 1000, 2500, 5000, 10_000, 25_000, 50_000],
  FUN: [50, 100, 250, 500, 1000, 2500, 5000],
};

/** Everything the page needs to show the rules of a slot and to recompute any round. */
export function rulesOf(gameId: SlotId) {
  const slot: SlotGame = slotGames[gameId];
  const { linePays, scatterPays, hitRate, bestSpin } = slot;
  return {
    gameId,
    rows: rowCount,
    reels: reelCount,
    strips,
    lines,
    linePays,
    scatterPays,
    freeSpinMultiplier,
    minimumSpinMs: minimumMovementMs,
    /** Return to player in percent, cut after two places. */
    rtp: toPercent(gameFigures(slot).rtp),
    hitRate,
    bestSpin,
  } as const;
}

function createSlot(id: SlotId): Game<readonly Stops[]> {
  const table: SlotGame = slotGames[id];
  return {
    id,
    page: 'slot/index.html',
    stakesOf: (currency) => (stakes[currency] ?? []).map((stake) => BigInt(stake) * 10_000n),
    rules: () => rulesOf(id),
    play: (stake, draw) => {
      const { spins, units } = play(table, draw);
      return { result: spins.map(({ stops }) => stops), payout: payoutOf(stake, units), movements: spins.length };
    },
    view: (stake, stops) => ({
      spins: settle(table, stops ?? []).spins.map((spin, index) => ({
        ...spin,
        payout: formatAmount(payoutOf(stake, spin.units * (index === 0 ? 1 : freeSpinMultiplier))),
      })),
    }),
    details: (stops) => {
      const [paid, ...free] = stops ?? [];
      const rows = paid ? [0, 1, 2].map((row) => windowAt(paid).flatMap((reel) => reel[row] ?? [])) : [];
      return [
        // the ids are what a page names in the language of its reader; the text is for readers that name none
        ...rows.map((symbols, row) => ({ name: `row-${row + 1}`, value: symbols.join(' '), symbols })),
        { name: 'stops', value: paid?.join(' ') ?? '' },
        { name: 'free-spins', value: String(free.length) },
      ];
    },
  };
}

const ids = Object.keys(slotGames) as SlotId[];

/** Every slot. */
export const slots: readonly Game[] = ids.map(createSlot);
