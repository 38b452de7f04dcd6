/**
 * Slots of the house that are models: a name, a family of rules and a return. Another one is an entry here, its name in
 * `slots.ts` of the page, and its game in the catalogue; tests ask for all three.
 */
import type { Game } from '../core/game.ts';
import { createModelSlot, type ModelSlot } from './model-slot.ts';

export const modelSlots: readonly ModelSlot[] = [
  { id: 'ways-of-the-river', family: 'ways-243', goal: 96 },
  { id: 'thousand-canals', family: 'ways-1024', goal: 96 },
  { id: 'five-lanterns', family: 'lines-5', goal: 96 },
  { id: 'paddy-harvest', family: 'lines-10', goal: 96 },
  { id: 'royal-barge', family: 'lines-20', goal: 96 },
  { id: 'silk-loom', family: 'lines-25', goal: 96 },
  { id: 'lucky-sampan', family: 'classic', goal: 97 },
  { id: 'palm-leaf-book', family: 'expanding', goal: 96 },
  { id: 'amber-garden', family: 'sticky', goal: 96 },
  { id: 'masked-dancers', family: 'mystery', goal: 96 },
  { id: 'moonlit-coins', family: 'hold', goal: 96 },
  { id: 'ox-cart-wheel', family: 'wheel', goal: 96 },
  { id: 'lotus-pond', family: 'cluster', goal: 96 },
  { id: 'pearl-cascade', family: 'tumble', goal: 96 },
  { id: 'rising-tide', family: 'heights', goal: 96 },
];

/** Of each one its game. */
export const gamesOfModels: readonly Game[] = modelSlots.map(createModelSlot);
