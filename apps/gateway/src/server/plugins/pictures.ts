import type { FastifyInstance } from 'fastify';
import { games } from '../../../db/seed/data/games.ts';
import { vendors } from '../../../db/seed/data/vendors.ts';
import { artRoutes } from '../../art/art.routes.ts';
import type { Executor } from '../../db/types.ts';

/** Path under which the gateway is an image host itself; the default of the setting `pictures.hosts`. */
const PREFIX = '/img';

const drawn = new Map(games.map((game) => [game.gameId, game]));
const named = new Map(vendors.map(({ code, names }) => [code, names.EN]));

/**
 * The gateway as its own image host: covers, vendor marks and banners, drawn on first use. A game that the demo data does
 * not know, but the catalogue does, gets a cover of its category, seeded by its id.
 */
export async function registerPictures(app: FastifyInstance, db: Executor): Promise<void> {
  await app.register(artRoutes, {
    prefix: PREFIX,
    resolveGame: async (gameId) => {
      const game = drawn.get(gameId);
      if (game) return game;
      const row = await db.selectFrom('game').select('category').where('game_id', '=', gameId).executeTakeFirst();
      return row && { category: row.category };
    },
    resolveVendor: async (code) => {
      const known = code === '123BET' ? code : named.get(code);
      if (known) return known;
      const row = await db.selectFrom('vendor').select('code').where('code', '=', code).executeTakeFirst();
      return row?.code;
    },
  });
}
