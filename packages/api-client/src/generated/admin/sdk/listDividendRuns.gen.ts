// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { ListDividendRunsData, ListDividendRunsResponse } from '../reader-types.gen.ts';

/**
 * Runs of dividends.
 *
 * Cycles of dividends whose bills wait, and the last 30 of all, the latest first.
 */
export const listDividendRuns = (options?: CallOptions<ListDividendRunsData>): Promise<ListDividendRunsResponse> =>
  call('listDividendRuns', 'GET', '/api/agent-dividends', options);
