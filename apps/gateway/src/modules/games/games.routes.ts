import { requireSignedIn } from '../../server/contract/access.ts';
import type { SomeHandlers } from '../../server/contract/handlers.ts';
import type { GamesService } from './games.service.ts';
import type { Launch } from './launch.service.ts';

type Operations =
  | 'getGameMenus'
  | 'getPopularGames'
  | 'getHotGames'
  | 'getGameList'
  | 'getGameVendors'
  | 'getFavoriteGameIds'
  | 'addFavoriteGame'
  | 'removeFavoriteGame'
  | 'launchGame';

export const gamesRoutes = (games: GamesService, launch: Launch): SomeHandlers<Operations> => ({
  getGameMenus: ({ language }) => games.menus(language),
  getPopularGames: ({ actor, language }) => games.popular({ actor, language }),
  async getHotGames({ actor, language, query }) {
    await games.assertMerchant(query?.merchantCode);
    return { list: await games.hot({ actor, language }) };
  },
  async getGameList({ actor, language, query = {} }) {
    await games.assertMerchant(query.merchantCode);
    const {
      category,
      vendor,
      q,
      node: nodeId,
      filter: which = 'ALL',
      sort = 'POPULAR',
      page = 1,
      pageSize = 60,
    } = query;
    if (which === 'FAV' || which === 'RECENT') requireSignedIn(actor);
    return games.list({ category, vendor, q, nodeId, which, sort, page, pageSize }, { actor, language });
  },
  getGameVendors: async ({ language }) => ({ data: { lanes: await games.vendorLanes(language) } }),
  getFavoriteGameIds: async ({ actor }) => ({ nodeIds: await games.favouriteIds(actor) }),
  addFavoriteGame: ({ actor, body }) => games.addFavourite(actor, body.nodeId),
  removeFavoriteGame: ({ actor, body }) => games.removeFavourite(actor, body.nodeId),
  async launchGame({ actor, body, headers, language }) {
    await games.assertMerchant(body.merchantCode);
    const { nodeId, vassalage: vendor, gameId, roomId } = body;
    return launch.launch(actor, {
      nodeId,
      vendor,
      gameId,
      roomId,
      language: body.language ?? headers?.language ?? language,
    });
  },
});
