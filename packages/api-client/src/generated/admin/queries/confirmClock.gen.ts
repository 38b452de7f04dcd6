// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { confirmClock } from '../sdk/confirmClock.gen.ts';
import type { ConfirmClockData, ConfirmClockResponse } from '../reader-types.gen.ts';

/**
 * Let windows go on.
 *
 * Says that the clock of the database is right after it has jumped; windows are settled again. Not found when none wait. It may need a second operator, because settled windows are never settled again.
 */
export const confirmClockMutation = (): MutationOptions<ConfirmClockResponse, ApiError, void | CallOptions<ConfirmClockData>> => ({
  mutationKey: ['confirmClock'],
  mutationFn: (options) => confirmClock(options ?? undefined),
});
