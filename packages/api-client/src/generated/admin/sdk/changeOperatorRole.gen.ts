// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { ChangeOperatorRoleData, ChangeOperatorRoleResponse } from '../reader-types.gen.ts';

/**
 * Give an operator another role.
 *
 * Ends the sessions of the operator: the new role counts from the next log-in. To make a cashier, risk or an admin, or of an admin something else, needs a second operator.
 */
export const changeOperatorRole = (options: CallOptions<ChangeOperatorRoleData>): Promise<ChangeOperatorRoleResponse> =>
  call('changeOperatorRole', 'PUT', '/api/operators/{operatorId}/role', options);
