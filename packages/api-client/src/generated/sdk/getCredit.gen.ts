// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { GetCreditData, GetCreditResponse } from '../reader-types.gen.ts';

/**
 * Own credit line.
 *
 * The newest credit line of the agent: what is used, what can still be taken, what is due, and by how many days it is overdue. Without `line` the agent is not on credit.
 */
export const getCredit = (options?: CallOptions<GetCreditData>): Promise<GetCreditResponse> =>
  call('getCredit', 'GET', '/wps/agent/credit', options);
