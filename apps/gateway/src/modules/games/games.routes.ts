import type { LaunchRequest } from '@mekong/api-client/contract/types';
import type { LanguageCode } from '@mekong/i18n/registry';
import { requireSignedIn } from '../../server/contract/access.ts';
import type { SomeHandlers } from '../../server/contract/handlers.ts';
import type { GamesService } from './games.service.ts';
import type { Launch, LaunchOrder } from './launch.service.ts';

type Operations =
  | 'getGameMenus'
  | 'getPopularGames'
  | 'getHotGames'
  | 'getGameList'
  | 'getGameVendors'
  | 'getFavoriteGameIds'
  | 'addFavoriteGame'
  | 'removeFavoriteGame'
  | 'launchGame'
  | 'launchGameByAddress';

/** What is asked for, whichever way it came. */
const orderOf = (
  { nodeId, vassalage, gameId, roomId, language }: Omit<LaunchRequest, 'token'>,
  otherwise: LanguageCode,
): LaunchOrder => ({ nodeId, vendor: vassalage, gameId, roomId, language: language ?? otherwise });

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
    return launch.launch(actor, orderOf(body, headers?.language ?? language));
  },
  async launchGameByAddress({ actor, query, headers, language }) {
    await games.assertMerchant(query.merchantCode);
    return launch.launch(actor, orderOf(query, headers?.language ?? language));
  },
});
