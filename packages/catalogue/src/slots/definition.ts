/** What a slot of the catalogue plays: a family of models and a return, derived from its names and the same for ever. */
import type { GameFeature } from '@mekong/api-client/contract/types';
import { hash, mix } from '../hash.ts';
import { slotFacts } from './facts.gen.ts';

/** Id of a family of slot models, as the server of the games calls it. */
export type SlotFamilyId = keyof typeof slotFacts;

/** Published returns in percent of the stake, rounded to whole ones. */
export const slotGoals = [94, 96, 97] as const;
export type SlotGoal = (typeof slotGoals)[number];

export interface SlotDefinition {
  readonly family: SlotFamilyId;
  readonly goal: SlotGoal;
  /** Smallest stake in whole KHR. */
  readonly smallestStake: number;
}

/** How often a family is chosen before the taste of a vendor: what pays very seldom is rare. */
const familyWeights: Readonly<Record<SlotFamilyId, number>> = {
  'lines-5': 5,
  'lines-10': 8,
  'lines-20': 11,
  'lines-25': 7,
  classic: 8,
  'ways-243': 10,
  'ways-1024': 8,
  cluster: 7,
  tumble: 6,
  heights: 6,
  expanding: 4,
  hold: 6,
  sticky: 6,
  mystery: 6,
  wheel: 5,
  linked: 2,
};
/** Parts of a vendor's taste in a family: it has favourites, and does without some. */
const tastes = [0, 1, 1, 2, 2, 3, 4, 6];
const goalWeights: Readonly<Record<SlotGoal, number>> = { 94: 3, 96: 10, 97: 4 };
const smallestStakes = [100, 200, 200, 500];

const at = <T>(list: readonly T[], number: number): T => {
  const found = list[number % list.length];
  if (found === undefined) throw new Error('There is nothing to choose from.');
  return found;
};

/** One of the entries, by their weights. */
function choose<T>(weighted: readonly (readonly [T, number])[], number: number): T {
  let left = number % weighted.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [entry, weight] of weighted) {
    if (left < weight) return entry;
    left -= weight;
  }
  throw new Error('There is nothing to choose from.');
}

const ids = Object.keys(familyWeights) as SlotFamilyId[];
const hasFeature = (family: SlotFamilyId, feature: GameFeature | undefined): boolean =>
  feature === undefined || slotFacts[family].features.some((known) => known === feature);

/**
 * The definition of a slot.
 *
 * @param feature one that its name speaks of: it has to be in the game
 */
export function slotDefinition(vendor: string, gameId: string, feature?: GameFeature): SlotDefinition {
  const taste = hash(`slots of ${vendor}`);
  const own = hash(`slot ${vendor} ${gameId}`);
  const fitting = ids.filter((id) => hasFeature(id, feature));
  const liked = fitting.map((id) => [id, familyWeights[id] * at(tastes, mix(hash(id) ^ taste))] as const);
  // what a vendor does without, it makes when a name asks for it
  const families = liked.some(([, weight]) => weight > 0) ? liked : fitting.map((id) => [id, 1] as const);
  const favourite = at(slotGoals, taste);
  const goals = slotGoals.map((goal) => [goal, goalWeights[goal] * (goal === favourite ? 2 : 1)] as const);
  return {
    family: choose(families, own),
    goal: choose(goals, mix(own ^ 1)),
    smallestStake: at(smallestStakes, mix(taste ^ 2)),
  };
}
