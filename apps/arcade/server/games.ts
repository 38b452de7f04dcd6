/** The games that this server plays: all of every family. A new family is a folder beside `slot` and a line here. */
import { type Game, type Games, houseVendor } from './core/game.ts';
import { slots } from './slot/slot.ts';

const ofTheHouse: ReadonlyMap<string, Game> = new Map(slots.map((game) => [game.id, game]));

export const games: Games = {
  pages: [...new Set(slots.map(({ page }) => page))],
  find: (vendor, gameId) => (vendor === houseVendor ? ofTheHouse.get(gameId) : undefined),
};
