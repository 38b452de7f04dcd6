// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { LiftDividendHoldData, LiftDividendHoldResponse } from '../reader-types.gen.ts';

/**
 * Put a dividend back among those that wait.
 *
 * A bill that was kept back waits again like the others of its run: for the next release, or for its time. NOT_FOUND for a bill that is no dividend, STATE_STALE for one that is not kept back.
 */
export const liftDividendHold = (options: CallOptions<LiftDividendHoldData>): Promise<LiftDividendHoldResponse> =>
  call('liftDividendHold', 'POST', '/api/agent-dividends/lifts', options);
