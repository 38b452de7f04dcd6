// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { ResolveDisputeData, ResolveDisputeResponse } from '../reader-types.gen.ts';

/**
 * End a dispute.
 *
 * PAID = the money has arrived. RETURNED = it goes back to the wallet at once and the provider owes it, which a second operator has to approve; not while the member is asked for evidence. The member reads the reason.
 */
export const resolveDispute = (options: CallOptions<ResolveDisputeData>): Promise<ResolveDisputeResponse> =>
  call('resolveDispute', 'POST', '/api/disputes/{id}/resolution', options);
