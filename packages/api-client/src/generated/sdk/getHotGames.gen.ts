// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { GetHotGamesData, GetHotGamesResponse } from '../reader-types.gen.ts';

/**
 * Hot games.
 *
 * Games the merchant marks as hot, in the merchant order; none that is planned.
 */
export const getHotGames = (options?: CallOptions<GetHotGamesData>): Promise<GetHotGamesResponse> =>
  call('getHotGames', 'GET', '/wps/relay/GCSGAME_hotGamesV2', options);
