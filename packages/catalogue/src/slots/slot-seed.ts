import type { GameFeature } from '@mekong/api-client/contract/types';
import type { GameSeed, NamedGame } from '../types.ts';
import { slotDefinition } from './definition.ts';
import { factsOf } from './facts.ts';
import { isPlayable } from './playable.ts';

/**
 * A slot of the catalogue with all that follows from its definition.
 *
 * @param feature one that its name speaks of
 */
export function slotSeed(game: NamedGame, feature?: GameFeature): GameSeed {
  const slot = slotDefinition(game.vendor, game.gameId, feature);
  return { ...game, ...factsOf(slot), slot, ...(!isPlayable(slot) && { status: 'planned' as const }) };
}
