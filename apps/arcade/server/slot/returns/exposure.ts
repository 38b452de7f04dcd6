/** What the house may have to pay for one round of a family, in whole KHR. */
import { listSlots } from '@mekong/catalogue/slots';
import { stakesIn } from '@mekong/catalogue/stakes';
import { slotFamilies } from '../models/models.ts';
import { stakesOf } from '../stakes.ts';
import type { Records } from './record.ts';

export interface Exposure {
  readonly highestStake: number;
  /** In stakes, at the return that pays most. */
  readonly most: number;
  readonly amount: number;
}

/** Highest stake of the slots of other vendors, by family. */
function highestOfVendors(): ReadonlyMap<string, number> {
  const highest = new Map<string, number>();
  for (const { slot } of listSlots().values())
    highest.set(slot.family, Math.max(highest.get(slot.family) ?? 0, ...stakesIn('KHR', slot.smallestStake)));
  return highest;
}

/** Of every family that is recorded: the best round at the highest stake of any slot. */
export function exposures(records: Records): Readonly<Record<string, Exposure>> {
  const ofVendors = highestOfVendors();
  return Object.fromEntries(
    slotFamilies.map(({ id, variants }) => {
      const most = Math.max(...Object.values(records[id]?.returns ?? {}).map(({ maxWin }) => maxWin));
      const unitsPerStake = variants[0]?.facts.unitsPerStake ?? 1;
      const ofHouse = stakesOf('KHR', unitsPerStake, Math.round(most * unitsPerStake)).at(-1) ?? 0n;
      const highestStake = Math.max(ofVendors.get(id) ?? 0, Number(ofHouse / 10_000n));
      return [id, { highestStake, most, amount: highestStake * most }];
    }),
  );
}
