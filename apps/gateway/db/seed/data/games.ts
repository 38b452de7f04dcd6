import { houseSlots } from './games/slots-house.ts';
import { sunbirdSlots } from './games/slots-sunbird.ts';
import type { GameSeed } from './types.ts';

/** The whole demo catalogue, in catalogue order. */
export const games: readonly GameSeed[] = [...houseSlots, ...sunbirdSlots];
