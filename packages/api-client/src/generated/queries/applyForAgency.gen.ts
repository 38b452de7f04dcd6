// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { applyForAgency } from '../sdk/applyForAgency.gen.ts';
import type { ApplyForAgencyData, ApplyForAgencyResponse } from '../reader-types.gen.ts';

/**
 * Apply to become an agent.
 *
 * Keeps the application and answers a ticket number; operators decide. The same `requestKey` again answers the ticket of the first. A visitor proves to be human; the application of a member belongs to the account. One that waits for its decision, of the same account or with the same contact, is answered by APPLICATION_OPEN, that of an agent by AGENT_ALREADY.
 */
export const applyForAgencyMutation = (): MutationOptions<ApplyForAgencyResponse, ApiError, CallOptions<ApplyForAgencyData>> => ({
  mutationKey: ['applyForAgency'],
  mutationFn: (options) => applyForAgency(options),
});
