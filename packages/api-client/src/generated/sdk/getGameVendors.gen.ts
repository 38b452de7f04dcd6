// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { GetGameVendorsData, GetGameVendorsResponse } from '../reader-types.gen.ts';

/**
 * Vendors by category.
 *
 * Lanes of vendors for the header and the lobbies. The client keeps them in session storage unless a refresh is forced.
 */
export const getGameVendors = (options?: CallOptions<GetGameVendorsData>): Promise<GetGameVendorsResponse> =>
  call('getGameVendors', 'GET', '/wps/relay/GCSGAME_gameVendor', options);
