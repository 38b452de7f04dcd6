// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { changeOperatorRole } from '../sdk/changeOperatorRole.gen.ts';
import type { ChangeOperatorRoleData, ChangeOperatorRoleResponse } from '../reader-types.gen.ts';

/**
 * Give an operator another role.
 *
 * Ends the sessions of the operator: the new role counts from the next log-in. To make a cashier, risk or an admin, or of an admin something else, needs a second operator.
 */
export const changeOperatorRoleMutation = (): MutationOptions<ChangeOperatorRoleResponse, ApiError, CallOptions<ChangeOperatorRoleData>> => ({
  mutationKey: ['changeOperatorRole'],
  mutationFn: (options) => changeOperatorRole(options),
});
