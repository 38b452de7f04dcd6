// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { endMemberSessions } from '../sdk/endMemberSessions.gen.ts';
import type { EndMemberSessionsData, EndMemberSessionsResponse } from '../reader-types.gen.ts';

/**
 * End sessions of a member.
 *
 * Ends one session, or all of them; with all, browsers that were remembered are forgotten too. The reason stands in the audit trail.
 */
export const endMemberSessionsMutation = (): MutationOptions<EndMemberSessionsResponse, ApiError, CallOptions<EndMemberSessionsData>> => ({
  mutationKey: ['endMemberSessions'],
  mutationFn: (options) => endMemberSessions(options),
});
