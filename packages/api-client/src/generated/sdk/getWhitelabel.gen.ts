// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { GetWhitelabelData, GetWhitelabelResponse } from '../reader-types.gen.ts';

/**
 * Switches of the merchant.
 *
 * Tree of switches. A switch counts as on only when it and every node above it carry `enabled` = `'1'`.
 */
export const getWhitelabel = (options?: CallOptions<GetWhitelabelData>): Promise<GetWhitelabelResponse> =>
  call('getWhitelabel', 'GET', '/wps/system/whitelabel', options);
