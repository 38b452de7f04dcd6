// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { GetFreePlayNonceData, GetFreePlayNonceResponse } from '../reader-types.gen.ts';

/**
 * Number for one free-play start.
 *
 * The nonce goes into the encrypted `random` of startFreePlay. For this browser, once, for 120 s.
 */
export const getFreePlayNonce = (options?: CallOptions<GetFreePlayNonceData>): Promise<GetFreePlayNonceResponse> =>
  call('getFreePlayNonce', 'GET', '/wps/session/login/freeplay', options);
