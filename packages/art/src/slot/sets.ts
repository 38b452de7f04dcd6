import { indoors } from './sets/indoors.ts';
import { outdoors } from './sets/outdoors.ts';

/** Every set of symbols by its name. A new one changes what seeds pick, as every change of a drawing does: see the version. */
export const slotSets = { ...outdoors, ...indoors } as const;

export type SlotSetName = keyof typeof slotSets;
