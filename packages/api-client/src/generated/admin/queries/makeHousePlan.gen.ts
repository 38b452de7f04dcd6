// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { makeHousePlan } from '../sdk/makeHousePlan.gen.ts';
import type { MakeHousePlanData, MakeHousePlanResponse } from '../reader-types.gen.ts';

/**
 * Make a plan.
 *
 * Keeps terms under a name. While it is published, visitors read it on the page for new agents. A name that is taken, a currency that the site does not have, and terms that no contract can have are refused at their field.
 */
export const makeHousePlanMutation = (): MutationOptions<MakeHousePlanResponse, ApiError, CallOptions<MakeHousePlanData>> => ({
  mutationKey: ['makeHousePlan'],
  mutationFn: (options) => makeHousePlan(options),
});
