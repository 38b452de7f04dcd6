/**
 * Slots of the house that are models: a name, a family of rules and a return. Another one is an entry here, its name in
 * `slots.ts` of the page, and its game in the catalogue; tests ask for all three.
 */
import { type Game, houseVendor } from '../core/game.ts';
import { createModelSlot, type ModelSlot } from './model-slot.ts';

export const modelSlots: readonly ModelSlot[] = [
  { id: 'ways-of-the-river', family: 'ways-243', goal: 96, look: { motif: 'boat', vendor: houseVendor } },
  { id: 'thousand-canals', family: 'ways-1024', goal: 96, look: { motif: 'temple', vendor: houseVendor } },
  { id: 'five-lanterns', family: 'lines-5', goal: 96, look: { motif: 'lantern', vendor: houseVendor } },
  { id: 'paddy-harvest', family: 'lines-10', goal: 96, look: { motif: 'rice', vendor: houseVendor } },
  { id: 'royal-barge', family: 'lines-20', goal: 96, look: { motif: 'crown', vendor: houseVendor } },
  { id: 'silk-loom', family: 'lines-25', goal: 96, look: { motif: 'butterfly', vendor: houseVendor } },
  { id: 'lucky-sampan', family: 'classic', goal: 97, look: { motif: 'seven', vendor: houseVendor } },
  { id: 'palm-leaf-book', family: 'expanding', goal: 96, look: { motif: 'chest', vendor: houseVendor } },
  { id: 'amber-garden', family: 'sticky', goal: 96, look: { motif: 'gem', vendor: houseVendor } },
  { id: 'masked-dancers', family: 'mystery', goal: 96, look: { motif: 'parasol', vendor: houseVendor } },
  { id: 'moonlit-coins', family: 'hold', goal: 96, look: { motif: 'coins', vendor: houseVendor } },
  { id: 'ox-cart-wheel', family: 'wheel', goal: 96, look: { motif: 'buffalo', vendor: houseVendor } },
  { id: 'lotus-pond', family: 'cluster', goal: 96, look: { motif: 'lotus', vendor: houseVendor } },
  { id: 'pearl-cascade', family: 'tumble', goal: 96, look: { motif: 'pearl', vendor: houseVendor } },
  { id: 'rising-tide', family: 'heights', goal: 96, look: { motif: 'gecko', vendor: houseVendor } },
];

/** Of each one its game. */
export const gamesOfModels: readonly Game[] = modelSlots.map(createModelSlot);
