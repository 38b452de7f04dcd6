// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { ListDividendBillsData, ListDividendBillsResponse } from '../reader-types.gen.ts';

/**
 * Bills of a run of dividends.
 *
 * Its bills beside what the same contract came to in the cycle before, the greatest differences first.
 */
export const listDividendBills = (options: CallOptions<ListDividendBillsData>): Promise<ListDividendBillsResponse> =>
  call('listDividendBills', 'GET', '/api/agent-dividends/bills', options);
