// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { RejectDividendData, RejectDividendResponse } from '../reader-types.gen.ts';

/**
 * Reject a dividend.
 *
 * Ends a bill that is kept back: it is never paid, and its agent reads why. Results that come later still make bills with their difference; what they take off is taken from what was rejected first. A second operator has to approve it. NOT_FOUND for a bill that is no dividend, STATE_STALE for one that is not kept back, VALIDATION_FAILED for one that pays nothing.
 */
export const rejectDividend = (options: CallOptions<RejectDividendData>): Promise<RejectDividendResponse> =>
  call('rejectDividend', 'POST', '/api/agent-dividends/rejections', options);
