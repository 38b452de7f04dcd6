// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { GetCorrectableBillData, GetCorrectableBillResponse } from '../reader-types.gen.ts';

/**
 * A bill of an agent.
 *
 * A computed bill by its number, with what its window comes to by now. NOT_FOUND for a correction.
 */
export const getCorrectableBill = (options: CallOptions<GetCorrectableBillData>): Promise<GetCorrectableBillResponse> =>
  call('getCorrectableBill', 'GET', '/api/agent-bills/{billId}', options);
