/** The family of slots: reels and rules of their own, a table of pays for each game. */
import { reelCount, rowCount } from '../../shared/slot/board.ts';
import { type Game, minimumMovementMs, type Played } from '../core/game.ts';
import { formatAmount } from '../core/money.ts';
import { type SlotGame, type SlotId, slotGames } from './games.ts';
import { boardAt, drawStops } from './models/board.ts';
import { toPercent } from './models/fraction.ts';
import { freeSpinMultiplier, freeSpinsAt, lines, multipliersOf } from './paytable.ts';
import { drawFreeSpins, freeSpinsOf, payoutOf, settle } from './play.ts';
import { type Stops, strips } from './reels.ts';
import { exactReturnOf } from './rtp.ts';

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
    freeSpinMultipliers: multipliersOf(slot),
    minimumSpinMs: minimumMovementMs,
    /** Return to player in percent, cut after two places. */
    rtp: toPercent(exactReturnOf(slot)),
    hitRate,
    bestSpin,
  } as const;
}

/** What is stored of a round: its stops, and with them the multiplier where the player chooses it; null until then. */
type Stored = readonly Stops[] | { readonly stops: readonly Stops[]; readonly multiplier: number | null };

const isList = (stored: Stored): stored is readonly Stops[] => Array.isArray(stored);
const read = (stored: Stored) => (isList(stored) ? { stops: stored, multiplier: freeSpinMultiplier } : stored);
const nothing = { stops: [], multiplier: freeSpinMultiplier };

/** How a choice is called on the wire. */
const choiceOf = (multiplier: number) => `x${multiplier}`;

function createSlot(id: SlotId): Game<Stored> {
  const table: SlotGame = slotGames[id];
  const multipliers = multipliersOf(table);
  const [usual] = multipliers;
  const [firstChoice, ...otherChoices] = multipliers.map(choiceOf);
  if (firstChoice === undefined) throw new Error(`${id} has no multiplier of free spins.`);
  const isAsked = multipliers.length > 1;

  function end(stake: bigint, stops: readonly Stops[], multiplier: number, movements: number): Played<Stored> {
    const { units } = settle(table, stops, multiplier);
    return { result: isAsked ? { stops, multiplier } : stops, payout: payoutOf(stake, units), movements };
  }

  return {
    id,
    page: 'slot/index.html',
    stakesOf: (currency) => (stakes[currency] ?? []).map((stake) => BigInt(stake) * 10_000n),
    rules: () => rulesOf(id),
    play: (stake, draw) => {
      const paid = drawStops(strips, draw);
      if (isAsked && freeSpinsOf(table, paid) > 0)
        return { result: { stops: [paid], multiplier: null }, payout: null, movements: 1 };
      const free = drawFreeSpins(table, paid, usual, draw);
      return end(stake, [paid, ...free], usual, 1 + free.length);
    },
    ...(isAsked && {
      steps: {
        choices: () => [firstChoice, ...otherChoices],
        take: (stake, stored, choice, draw) => {
          const [paid] = read(stored).stops;
          const multiplier = multipliers.find((one) => choiceOf(one) === choice);
          if (!paid || multiplier === undefined) throw new Error(`Nobody can choose ${choice}.`);
          const free = drawFreeSpins(table, paid, multiplier, draw);
          return end(stake, [paid, ...free], multiplier, free.length);
        },
      },
    }),
    view: (stake, stored) => {
      const { stops, multiplier } = stored ? read(stored) : nothing;
      const [paid] = stops;
      const offered = paid && multiplier === null ? freeSpinsOf(table, paid) : 0;
      return {
        spins: settle(table, stops).spins.map((spin, index) => ({
          ...spin,
          payout: formatAmount(payoutOf(stake, spin.units * (index === 0 ? 1 : (multiplier ?? usual)))),
        })),
        /** What wins of its free spins are multiplied by; null while the player has to choose. */
        multiplier,
        offers: (offered > 0 ? multipliers : []).map((one) => ({
          choice: choiceOf(one),
          multiplier: one,
          freeSpins: freeSpinsAt(offered, one),
        })),
      };
    },
    details: (stored) => {
      const [paid, ...free] = stored ? read(stored).stops : [];
      const rows = paid
        ? [0, 1, 2].map((row) => boardAt(strips, paid, rowCount).flatMap((reel) => reel[row] ?? []))
        : [];
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
