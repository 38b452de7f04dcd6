// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { ConfirmClockData, ConfirmClockResponse } from '../reader-types.gen.ts';

/**
 * Let windows go on.
 *
 * Says that the clock of the database is right after it has jumped; windows are settled again. Not found when none wait. It may need a second operator, because settled windows are never settled again.
 */
export const confirmClock = (options?: CallOptions<ConfirmClockData>): Promise<ConfirmClockResponse> =>
  call('confirmClock', 'POST', '/api/jobs/clock', options);
