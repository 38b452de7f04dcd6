// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { endSession } from '../sdk/endSession.gen.ts';
import type { EndSessionData, EndSessionResponse } from '../reader-types.gen.ts';

/**
 * End one session.
 *
 * Ends another session of the own account; log out ends this one. A session of somebody else is not found. A session of a remembered log-in has to prove its owner first.
 */
export const endSessionMutation = (): MutationOptions<EndSessionResponse, ApiError, CallOptions<EndSessionData>> => ({
  mutationKey: ['endSession'],
  mutationFn: (options) => endSession(options),
});
