import type { LaunchRequest, LaunchResult } from '@mekong/api-client/contract/types';
import type { LanguageCode } from '@mekong/i18n/registry';
import { requireSignedIn } from '../../contract/access.ts';
import type { SignedIn } from '../../contract/actor.ts';
import type { SomeHandlers } from '../../contract/handlers.ts';
import type { Catalogue } from './catalogue.ts';
import type { Favourites } from './favourites.service.ts';
import { ANY_GAME } from './game-query.ts';
import type { GamesService } from './games.service.ts';
import type { Launch, LaunchOrder } from './launch.service.ts';
import type { LotteryFrames } from './lottery-frame.service.ts';
import type { GameSearchService } from './search/search.service.ts';

type Operations =
  | 'getGameMenus'
  | 'getPopularGames'
  | 'getHotGames'
  | 'getGameList'
  | 'getGameVendors'
  | 'searchGames'
  | 'getRecentGames'
  | 'getFavoriteGames'
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

interface GamesRoutes {
  catalogue: Catalogue;
  games: GamesService;
  search: GameSearchService;
  favourites: Favourites;
  launch: Launch;
  lotteryFrames: LotteryFrames;
}

export const gamesRoutes = ({
  catalogue,
  games,
  search,
  favourites,
  launch,
  lotteryFrames,
}: GamesRoutes): SomeHandlers<Operations> => {
  const open = async (actor: SignedIn, order: LaunchOrder): Promise<LaunchResult> => {
    const result = await launch.launch(actor, order);
    await games.tellOpened(actor, order.nodeId);
    return result;
  };
  return {
    getGameMenus: ({ language }) => catalogue.menus(language),
    getPopularGames: ({ actor, language }) => games.popular({ actor, language }),
    async getHotGames({ actor, language, query }) {
      await games.assertMerchant(query?.merchantCode);
      return { list: await games.hot({ actor, language }) };
    },
    async getGameList({ actor, language, query = {} }) {
      await games.assertMerchant(query.merchantCode);
      const { filter: which = 'ALL', nodeId, sort = '-popularity', page = 1, pageSize = 60 } = query;
      if (which === 'FAV' || which === 'RECENT') requireSignedIn(actor);
      return games.list({ ...ANY_GAME, ...query, which, nodeId, sort, page, pageSize }, { actor, language });
    },
    searchGames: ({ actor, language, query: { q, limit = 8 } }) => search.quick(q, limit, { actor, language }),
    getRecentGames: ({ actor, language, query: { page = 1, pageSize = 60 } = {} }) =>
      games.list({ ...ANY_GAME, which: 'RECENT', page, pageSize }, { actor, language }),
    getGameVendors: async ({ language }) => ({ data: { lanes: await catalogue.vendorLanes(language) } }),
    getFavoriteGames: ({ actor, language, query: { page = 1, pageSize = 60 } = {} }) =>
      games.list({ ...ANY_GAME, which: 'FAV', page, pageSize }, { actor, language }),
    getFavoriteGameIds: async ({ actor }) => ({ nodeIds: await favourites.ids(actor) }),
    addFavoriteGame: ({ actor, body }) => favourites.add(actor, body.nodeId),
    removeFavoriteGame: ({ actor, body }) => favourites.remove(actor, body.nodeId),
    async launchGame({ actor, body, headers, language }) {
      await games.assertMerchant(body.merchantCode);
      const spoken = headers?.language ?? language;
      if (body.launchMode === 'GLS') return open(actor, orderOf(body, spoken));
      return lotteryFrames.framed(await open(actor, await lotteryFrames.orderOf(body, spoken)), body);
    },
    async launchGameByAddress({ actor, query, headers, language }) {
      await games.assertMerchant(query.merchantCode);
      return open(actor, orderOf(query, headers?.language ?? language));
    },
  };
};
