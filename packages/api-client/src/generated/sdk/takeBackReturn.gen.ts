// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { TakeBackReturnData, TakeBackReturnResponse } from '../reader-types.gen.ts';

/**
 * Stay excluded after all.
 *
 * Takes back that play was asked for after an exclusion: play stays closed until it is asked for again. STATE_STALE where it was not asked for.
 */
export const takeBackReturn = (options?: CallOptions<TakeBackReturnData>): Promise<TakeBackReturnResponse> =>
  call('takeBackReturn', 'DELETE', '/wps/rg/return', options);
