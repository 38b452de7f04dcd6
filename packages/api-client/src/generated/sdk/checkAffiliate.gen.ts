// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { CheckAffiliateData, CheckAffiliateResponse } from '../reader-types.gen.ts';

/**
 * Check the code of an agent's link.
 *
 * Says whether a registration may carry the code, and whose it is with the name masked. An unknown code, one of somebody who is no agent any more and one that is switched off answer the same. 20 look-ups per minute and address.
 */
export const checkAffiliate = (options: CallOptions<CheckAffiliateData>): Promise<CheckAffiliateResponse> =>
  call('checkAffiliate', 'GET', '/wps/agent/affiliate', options);
