/**
 * The slots of the house: one set of reels and rules, tables of pays of their own. Data only; the page shows exactly these
 * tables, the verifier recomputes with them, and `rtp.test.ts` proves what is published of each. Another slot is an entry
 * here, its name in `slots.ts` of the page, and its game in the catalogue; tests ask for all three.
 */
import { houseVendor } from '../core/game.ts';
import type { SlotLook } from './look.ts';
import type { Paytable } from './paytable.ts';

/** One slot. */
export interface SlotGame extends Paytable {
  /** Percentage of paid spins that pay anything; counted by the test. */
  readonly hitRate: string;
  /** Highest pay of one spin in stakes, before the multiplier of free spins; counted by the test. */
  readonly bestSpin: number;
  /** How unevenly it pays, as the catalogue says too. */
  readonly volatility: 'low' | 'medium' | 'high';
  /** What its cover is drawn from. */
  readonly look: SlotLook;
}

/** By their code in the site's catalogue. */
export const slotGames = {
  'lotus-fortune': {
    look: { motif: 'lotus', coat: 'rose', vendor: houseVendor },
    linePays: {
      naga: { 3: 75, 4: 400, 5: 2500 },
      elephant: { 3: 60, 4: 250, 5: 1000 },
      apsara: { 3: 50, 4: 150, 5: 600 },
      drum: { 3: 40, 4: 125, 5: 400 },
      coin: { 3: 30, 4: 100, 5: 300 },
      ace: { 3: 20, 4: 75, 5: 250 },
      king: { 3: 20, 4: 60, 5: 200 },
      queen: { 3: 15, 4: 50, 5: 150 },
      jack: { 3: 15, 4: 50, 5: 125 },
      ten: { 3: 10, 4: 30, 5: 100 },
    },
    scatterPays: {
      3: { stakes: 2, freeSpins: 8 },
      4: { stakes: 10, freeSpins: 10 },
      5: { stakes: 100, freeSpins: 15 },
    },
    hitRate: '33.67',
    bestSpin: 259.5,
    volatility: 'medium',
  },
  // many small wins: the crown is best paid, and not by much
  'apsara-dawn': {
    look: { motif: 'crown', coat: 'gold', vendor: houseVendor },
    linePays: {
      apsara: { 3: 60, 4: 150, 5: 500 },
      naga: { 3: 75, 4: 200, 5: 500 },
      elephant: { 3: 60, 4: 150, 5: 400 },
      drum: { 3: 40, 4: 100, 5: 250 },
      coin: { 3: 35, 4: 90, 5: 200 },
      ace: { 3: 25, 4: 75, 5: 150 },
      king: { 3: 25, 4: 60, 5: 125 },
      queen: { 3: 20, 4: 50, 5: 100 },
      jack: { 3: 20, 4: 50, 5: 100 },
      ten: { 3: 12, 4: 40, 5: 80 },
    },
    scatterPays: {
      3: { stakes: 2, freeSpins: 6 },
      4: { stakes: 8, freeSpins: 8 },
      5: { stakes: 40, freeSpins: 10 },
    },
    hitRate: '33.67',
    bestSpin: 60.1,
    volatility: 'low',
  },
  'elephant-parade': {
    look: { motif: 'elephant', vendor: houseVendor },
    linePays: {
      elephant: { 3: 75, 4: 300, 5: 2000 },
      naga: { 3: 60, 4: 250, 5: 1000 },
      coin: { 3: 40, 4: 125, 5: 500 },
      apsara: { 3: 40, 4: 125, 5: 500 },
      drum: { 3: 40, 4: 125, 5: 400 },
      ace: { 3: 20, 4: 75, 5: 250 },
      king: { 3: 20, 4: 60, 5: 200 },
      queen: { 3: 15, 4: 50, 5: 150 },
      jack: { 3: 15, 4: 40, 5: 125 },
      ten: { 3: 10, 4: 30, 5: 80 },
    },
    scatterPays: {
      3: { stakes: 3, freeSpins: 6 },
      4: { stakes: 15, freeSpins: 10 },
      5: { stakes: 150, freeSpins: 12 },
    },
    hitRate: '33.67',
    bestSpin: 153.5,
    volatility: 'medium',
  },
  // much of what it returns comes with free spins: many small ones or few large ones, as the player likes
  'monsoon-drum': {
    look: { motif: 'drum', vendor: houseVendor },
    multipliers: [2, 1, 3],
    linePays: {
      drum: { 3: 50, 4: 250, 5: 1500 },
      naga: { 3: 60, 4: 300, 5: 1500 },
      elephant: { 3: 50, 4: 200, 5: 1000 },
      apsara: { 3: 40, 4: 125, 5: 500 },
      coin: { 3: 30, 4: 100, 5: 250 },
      ace: { 3: 20, 4: 50, 5: 200 },
      king: { 3: 15, 4: 50, 5: 150 },
      queen: { 3: 15, 4: 40, 5: 125 },
      jack: { 3: 10, 4: 40, 5: 100 },
      ten: { 3: 5, 4: 25, 5: 80 },
    },
    scatterPays: {
      3: { stakes: 2, freeSpins: 12 },
      4: { stakes: 10, freeSpins: 15 },
      5: { stakes: 100, freeSpins: 15 },
    },
    hitRate: '33.67',
    bestSpin: 178.25,
    volatility: 'high',
  },
  // few wins that count: five nagas pay five hundred stakes a line
  'naga-moon': {
    look: { motif: 'naga', vendor: houseVendor },
    linePays: {
      naga: { 3: 100, 4: 750, 5: 10_000 },
      elephant: { 3: 60, 4: 300, 5: 2000 },
      apsara: { 3: 50, 4: 200, 5: 1000 },
      drum: { 3: 35, 4: 125, 5: 400 },
      coin: { 3: 25, 4: 100, 5: 300 },
      ace: { 3: 20, 4: 50, 5: 200 },
      king: { 3: 15, 4: 50, 5: 150 },
      queen: { 3: 15, 4: 40, 5: 125 },
      jack: { 3: 10, 4: 40, 5: 100 },
      ten: { 3: 5, 4: 25, 5: 80 },
    },
    scatterPays: {
      3: { stakes: 2, freeSpins: 10 },
      4: { stakes: 15, freeSpins: 12 },
      5: { stakes: 250, freeSpins: 15 },
    },
    hitRate: '33.67',
    bestSpin: 1006.75,
    volatility: 'high',
  },
} as const satisfies Readonly<Record<string, SlotGame>>;

/** Code of a slot. */
export type SlotId = keyof typeof slotGames;
