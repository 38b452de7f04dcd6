import { generateGames } from './generate/generate.ts';
import { plans } from './generate/plan.ts';
import { slotFacts } from './slots/facts.gen.ts';
import { playableFamilies } from './slots/playable.ts';
import type { GameSeed } from './types.ts';
import { vendors } from './vendors.ts';
import { writtenGames } from './written.ts';

/** Raise it when the way of making games changed, and not only its words. */
const generation = 3;

/** All that the catalogue is made from: it is the same catalogue while this is the same. */
export const catalogueSources: readonly unknown[] = [
  generation,
  vendors,
  writtenGames,
  plans,
  slotFacts,
  playableFamilies,
];

let all: readonly GameSeed[] | undefined;

/** The whole catalogue: the written games, then ten thousand others. Made at the first call, which takes most of a second. */
export function allGames(): readonly GameSeed[] {
  all ??= [...writtenGames, ...generateGames(writtenGames)];
  return all;
}
