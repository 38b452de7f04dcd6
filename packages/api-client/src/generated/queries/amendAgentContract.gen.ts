// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { amendAgentContract } from '../sdk/amendAgentContract.gen.ts';
import type { AmendAgentContractData, AmendAgentContractResponse } from '../reader-types.gen.ts';

/**
 * Offer other terms.
 *
 * Offers other terms for a contract in force. It goes on as it is until they are signed and the next cycle begins; terms that wait already are replaced. Needs a fresh proof of the owner (AUTH_STEP_UP).
 */
export const amendAgentContractMutation = (): MutationOptions<AmendAgentContractResponse, ApiError, CallOptions<AmendAgentContractData>> => ({
  mutationKey: ['amendAgentContract'],
  mutationFn: (options) => amendAgentContract(options),
});
