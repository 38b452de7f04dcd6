// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { GetGameListData, GetGameListResponse } from '../reader-types.gen.ts';

/**
 * Game list.
 *
 * Games of a category, filtered, searched and paged. FAV and RECENT need a session; without one they answer AUTH_TOKEN_MISSING. Choices of one filter are alternatives, filters are conditions that all hold. A search (`q`) finds a game by its name in any language or by its vendor, words in any order, the beginning of a word, and with a typo or two where little or nothing else is found; without another order asked for, the best match comes first. Planned games come last in every order, and are neither HOT nor NEW. A class that the jurisdiction does not allow (COCKFIGHT) has no games.
 */
export const getGameList = (options?: CallOptions<GetGameListData>): Promise<GetGameListResponse> =>
  call('getGameList', 'GET', '/wps/relay/GCSGAME_gameList', options);
