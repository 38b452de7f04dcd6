// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { changeHousePlan } from '../sdk/changeHousePlan.gen.ts';
import type { ChangeHousePlanData, ChangeHousePlanResponse } from '../reader-types.gen.ts';

/**
 * Change, publish or stop a plan.
 *
 * Writes name, place, terms and whether it is published over what holds; kind, games and currency stay. Other terms become the next version; contracts keep what was signed. When somebody else has changed it since the version was read, nothing is written (VALUE_CHANGED).
 */
export const changeHousePlanMutation = (): MutationOptions<ChangeHousePlanResponse, ApiError, CallOptions<ChangeHousePlanData>> => ({
  mutationKey: ['changeHousePlan'],
  mutationFn: (options) => changeHousePlan(options),
});
