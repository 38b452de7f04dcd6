/** The games that this server plays: all of every family. A new family is a folder beside `slot` and a line here. */
import { type Game, type Games, houseVendor } from './core/game.ts';
import { gamesOfModels } from './slot/model-slots.ts';
import { firstSlots } from './slot/slot.ts';

/** Those of our own vendor by their code. */
export const houseGames: ReadonlyMap<string, Game> = new Map(
  [...firstSlots, ...gamesOfModels].map((game) => [game.id, game]),
);

export const games: Games = {
  pages: [...new Set([...houseGames.values()].map(({ page }) => page))],
  find: (vendor, gameId) => (vendor === houseVendor ? houseGames.get(gameId) : undefined),
};
