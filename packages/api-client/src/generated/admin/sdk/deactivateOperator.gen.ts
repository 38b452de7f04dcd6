// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { DeactivateOperatorData, DeactivateOperatorResponse } from '../reader-types.gen.ts';

/**
 * Deactivate an operator.
 *
 * Ends the sessions of the operator and takes links that were made for the account away; nobody logs in to it until it is invited again. An account is never deleted: the audit chain names it. For an admin this needs a second operator.
 */
export const deactivateOperator = (options: CallOptions<DeactivateOperatorData>): Promise<DeactivateOperatorResponse> =>
  call('deactivateOperator', 'POST', '/api/operators/{operatorId}/deactivation', options);
