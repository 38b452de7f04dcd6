// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { forgetRemembered } from '../sdk/forgetRemembered.gen.ts';
import type { ForgetRememberedData, ForgetRememberedResponse } from '../reader-types.gen.ts';

/**
 * Forget this browser.
 *
 * Ends the remembering of this browser and takes its cookies away. The session, if there is one, goes on. Needs an Origin header of the site itself.
 */
export const forgetRememberedMutation = (): MutationOptions<ForgetRememberedResponse, ApiError, void | CallOptions<ForgetRememberedData>> => ({
  mutationKey: ['forgetRemembered'],
  mutationFn: (options) => forgetRemembered(options ?? undefined),
});
