// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { GetContractOperationData, GetContractOperationResponse } from '../reader-types.gen.ts';

/**
 * One operation of the site's contract.
 *
 * Who may call the operation, what it takes and answers field by field, and its error codes.
 */
export const getContractOperation = (options: CallOptions<GetContractOperationData>): Promise<GetContractOperationResponse> =>
  call('getContractOperation', 'GET', '/api/reference/{operation}', options);
