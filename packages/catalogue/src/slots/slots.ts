/** Every slot that can be played, by its vendor and its code: what the server of the games opens. */
import { allGames } from '../games.ts';
import type { GameSeed } from '../types.ts';
import type { SlotDefinition } from './definition.ts';
import { isPlayable } from './playable.ts';

/** A slot with its definition. */
export interface CatalogueSlot extends GameSeed {
  readonly slot: SlotDefinition;
}

const isSlot = (game: GameSeed): game is CatalogueSlot => game.slot !== undefined;

let byName: ReadonlyMap<string, CatalogueSlot> | undefined;
const nameOf = (vendor: string, gameId: string) => `${vendor}/${gameId}`;

/** Makes the list of all slots, unless it is there. */
export function listSlots(): ReadonlyMap<string, CatalogueSlot> {
  byName ??= new Map(
    allGames()
      .filter(isSlot)
      .map((game) => [nameOf(game.vendor, game.gameId), game]),
  );
  return byName;
}

/** The slot of a vendor; `undefined` where the vendor has none of that code, or none that can be played. */
export function findSlot(vendor: string, gameId: string): CatalogueSlot | undefined {
  const found = listSlots().get(nameOf(vendor, gameId));
  return found && isPlayable(found.slot) ? found : undefined;
}
