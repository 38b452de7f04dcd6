// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { deactivateOperator } from '../sdk/deactivateOperator.gen.ts';
import type { DeactivateOperatorData, DeactivateOperatorResponse } from '../reader-types.gen.ts';

/**
 * Deactivate an operator.
 *
 * Ends the sessions of the operator and takes links that were made for the account away; nobody logs in to it until it is invited again. An account is never deleted: the audit chain names it. For an admin this needs a second operator.
 */
export const deactivateOperatorMutation = (): MutationOptions<DeactivateOperatorResponse, ApiError, CallOptions<DeactivateOperatorData>> => ({
  mutationKey: ['deactivateOperator'],
  mutationFn: (options) => deactivateOperator(options),
});
