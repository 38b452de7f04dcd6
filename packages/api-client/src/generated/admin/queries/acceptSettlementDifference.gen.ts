// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { acceptSettlementDifference } from '../sdk/acceptSettlementDifference.gen.ts';
import type { AcceptSettlementDifferenceData, AcceptSettlementDifferenceResponse } from '../reader-types.gen.ts';

/**
 * Accept what the provider says.
 *
 * The house bears the difference, or gains by it: the books have it in the accounts ADJUSTMENT and PSP_FEE. Two operators decide it. A defect of the books (BOOKS) cannot be accepted.
 */
export const acceptSettlementDifferenceMutation = (): MutationOptions<AcceptSettlementDifferenceResponse, ApiError, CallOptions<AcceptSettlementDifferenceData>> => ({
  mutationKey: ['acceptSettlementDifference'],
  mutationFn: (options) => acceptSettlementDifference(options),
});
