// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { takeBackReturn } from '../sdk/takeBackReturn.gen.ts';
import type { TakeBackReturnData, TakeBackReturnResponse } from '../reader-types.gen.ts';

/**
 * Stay excluded after all.
 *
 * Takes back that play was asked for after an exclusion: play stays closed until it is asked for again. STATE_STALE where it was not asked for.
 */
export const takeBackReturnMutation = (): MutationOptions<TakeBackReturnResponse, ApiError, void | CallOptions<TakeBackReturnData>> => ({
  mutationKey: ['takeBackReturn'],
  mutationFn: (options) => takeBackReturn(options ?? undefined),
});
