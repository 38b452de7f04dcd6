// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { endOtherSessions } from '../sdk/endOtherSessions.gen.ts';
import type { EndOtherSessionsData, EndOtherSessionsResponse } from '../reader-types.gen.ts';

/**
 * End every other session.
 *
 * Ends all sessions but this one and forgets every remembered browser but this one. A session of a remembered log-in has to prove its owner first.
 */
export const endOtherSessionsMutation = (): MutationOptions<EndOtherSessionsResponse, ApiError, void | CallOptions<EndOtherSessionsData>> => ({
  mutationKey: ['endOtherSessions'],
  mutationFn: (options) => endOtherSessions(options ?? undefined),
});
