// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { setRealityCheck } from '../sdk/setRealityCheck.gen.ts';
import type { SetRealityCheckData, SetRealityCheckResponse } from '../reader-types.gen.ts';

/**
 * Set the interval of reality checks.
 *
 * Minutes of play after which a game pauses and says how long it has been and what it has brought.
 */
export const setRealityCheckMutation = (): MutationOptions<SetRealityCheckResponse, ApiError, CallOptions<SetRealityCheckData>> => ({
  mutationKey: ['setRealityCheck'],
  mutationFn: (options) => setRealityCheck(options),
});
