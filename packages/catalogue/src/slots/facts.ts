import type { GameFacts } from '../types.ts';
import type { SlotDefinition } from './definition.ts';
import { slotFacts } from './facts.gen.ts';
import type { FamilyFacts } from './family-facts.ts';

/** What a card says of a slot: nothing but what follows from its definition. */
export function factsOf({ family, goal, smallestStake }: SlotDefinition): GameFacts {
  const { pays, features, volatility, returns }: FamilyFacts = slotFacts[family];
  const proved = returns[goal];
  if (!proved) throw new Error(`${family} has no return of ${goal}.`);
  return { ...proved, pays, features, volatility, minBet: `${smallestStake}.0000` };
}
