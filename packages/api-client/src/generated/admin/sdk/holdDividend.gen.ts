// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { HoldDividendData, HoldDividendResponse } from '../reader-types.gen.ts';

/**
 * Keep a dividend back.
 *
 * Keeps one bill that waits from being paid, with a reason, also when its run is released. NOT_FOUND for a bill that is no dividend, STATE_STALE for one that was paid or is kept back already.
 */
export const holdDividend = (options: CallOptions<HoldDividendData>): Promise<HoldDividendResponse> =>
  call('holdDividend', 'POST', '/api/agent-dividends/holds', options);
