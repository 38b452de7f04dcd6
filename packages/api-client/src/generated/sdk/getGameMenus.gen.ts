// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { GetGameMenusData, GetGameMenusResponse } from '../reader-types.gen.ts';

/**
 * Categories, vendors and lottery groups.
 *
 * Menu of the site: every category with the vendors that have games in it, classes inside a category (esports and cockfight inside sports), and the groups of the lottery lobby.
 */
export const getGameMenus = (options?: CallOptions<GetGameMenusData>): Promise<GetGameMenusResponse> =>
  call('getGameMenus', 'GET', '/lgw/games/game_menus', options);
