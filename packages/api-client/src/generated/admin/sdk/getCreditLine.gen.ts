// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { GetCreditLineData, GetCreditLineResponse } from '../reader-types.gen.ts';

/**
 * A credit line with its movements.
 *
 * The line, its advances that are not repaid in full, and its newest 100 movements.
 */
export const getCreditLine = (options: CallOptions<GetCreditLineData>): Promise<GetCreditLineResponse> =>
  call('getCreditLine', 'GET', '/api/credit-lines/{id}', options);
