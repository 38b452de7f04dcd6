// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { giveUpRest } from '../sdk/giveUpRest.gen.ts';
import type { GiveUpRestData, GiveUpRestResponse } from '../reader-types.gen.ts';

/**
 * Give up a small rest.
 *
 * Agrees that what is less than leastPayout goes to the site when the account is closed: at once, if nothing else is left. STATE_STALE when the account is not being closed, or it was agreed before.
 */
export const giveUpRestMutation = (): MutationOptions<GiveUpRestResponse, ApiError, void | CallOptions<GiveUpRestData>> => ({
  mutationKey: ['giveUpRest'],
  mutationFn: (options) => giveUpRest(options ?? undefined),
});
