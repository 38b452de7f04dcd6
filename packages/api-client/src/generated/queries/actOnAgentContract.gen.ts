// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { actOnAgentContract } from '../sdk/actOnAgentContract.gen.ts';
import type { ActOnAgentContractData, ActOnAgentContractResponse } from '../reader-types.gen.ts';

/**
 * Sign, reject, end or keep a contract.
 *
 * What a party does. `sign`, `askEnd` and `agreeEnd` need a fresh proof of the owner (AUTH_STEP_UP). `sign` names the hash of the terms that were shown; while somebody below has more than they pay, it also needs isRateConfirmed (CONTRACT_RATE_NOTICE). Terms that were offered while the upline had more are refused once it has less (CONTRACT_RATE_ABOVE_OWN). An end is never retroactive; asked for again a whole cycle after a refusal it needs no answer.
 */
export const actOnAgentContractMutation = (): MutationOptions<ActOnAgentContractResponse, ApiError, CallOptions<ActOnAgentContractData>> => ({
  mutationKey: ['actOnAgentContract'],
  mutationFn: (options) => actOnAgentContract(options),
});
