/** The games that this server plays: those of the house, and every slot of the catalogue whose family can be played. */
import { type CatalogueSlot, findSlot, listSlots } from '@mekong/catalogue/slots';
import { stakesIn } from '@mekong/catalogue/stakes';
import { type Game, type Games, houseVendor } from './core/game.ts';
import { createModelSlot } from './slot/model-slot.ts';
import { gamesOfModels } from './slot/model-slots.ts';
import { firstSlots } from './slot/slot.ts';

const slots = [...firstSlots, ...gamesOfModels];

/** Those of the house by their code. A new family is a folder beside `slot` and an entry here. */
export const houseGames: ReadonlyMap<string, Game> = new Map(slots.map((game) => [game.id, game]));

/** A slot of the catalogue: its model, with its own stakes, the look of its cover, and its names. */
function createCatalogueSlot({ gameId: id, vendor, names, motif, coat, slot }: CatalogueSlot): Game {
  const look = { motif, vendor, ...(coat && { coat }) };
  const ladder = (currency: string) => stakesIn(currency, slot.smallestStake).map((stake) => BigInt(stake) * 10_000n);
  const game = createModelSlot({ id, family: slot.family, goal: slot.goal, look, ladder });
  return { ...game, rules: () => ({ ...game.rules(), vendor, names }) };
}

const opened = new Map<string, Game>();

/** Made when it is first asked for, and kept: a round needs it again. */
function catalogueGame(vendor: string, gameId: string): Game | undefined {
  const key = `${vendor}/${gameId}`;
  const known = opened.get(key);
  if (known) return known;
  const slot = findSlot(vendor, gameId);
  if (!slot) return undefined;
  const game = createCatalogueSlot(slot);
  opened.set(key, game);
  return game;
}

export const games: Games = {
  pages: [...new Set(slots.map(({ page }) => page))],
  prepare: listSlots,
  find: (vendor, gameId) => (vendor === houseVendor ? houseGames.get(gameId) : catalogueGame(vendor, gameId)),
};
