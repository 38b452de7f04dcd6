// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { AcceptCreditTermsData, AcceptCreditTermsResponse } from '../reader-types.gen.ts';

/**
 * Accept the terms of the credit line.
 *
 * Needed once before the first advance, and again when their text or the days of the line are others. STATE_STALE when they are not those that were shown, or the line gives no advances.
 */
export const acceptCreditTerms = (options: CallOptions<AcceptCreditTermsData>): Promise<AcceptCreditTermsResponse> =>
  call('acceptCreditTerms', 'POST', '/wps/agent/credit/terms', options);
