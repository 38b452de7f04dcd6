// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { GiveUpRestData, GiveUpRestResponse } from '../reader-types.gen.ts';

/**
 * Give up a small rest.
 *
 * Agrees that what is less than leastPayout goes to the site when the account is closed: at once, if nothing else is left. STATE_STALE when the account is not being closed, or it was agreed before.
 */
export const giveUpRest = (options?: CallOptions<GiveUpRestData>): Promise<GiveUpRestResponse> =>
  call('giveUpRest', 'POST', '/wps/account/closing/rest', options);
