// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { continueSession } from '../sdk/continueSession.gen.ts';
import type { ContinueSessionData, ContinueSessionResponse } from '../reader-types.gen.ts';

/**
 * Go on with the session.
 *
 * Keeps this session awake while nothing else is called: somebody reads or types. It still ends after 8 hours.
 */
export const continueSessionMutation = (): MutationOptions<ContinueSessionResponse, ApiError, void | CallOptions<ContinueSessionData>> => ({
  mutationKey: ['continueSession'],
  mutationFn: (options) => continueSession(options ?? undefined),
});
