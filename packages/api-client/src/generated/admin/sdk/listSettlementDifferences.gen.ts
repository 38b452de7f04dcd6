// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { ListSettlementDifferencesData, ListSettlementDifferencesResponse } from '../reader-types.gen.ts';

/**
 * Differences.
 *
 * Payments and payouts of which a settlement file and the books say different things, the newest first.
 */
export const listSettlementDifferences = (options?: CallOptions<ListSettlementDifferencesData>): Promise<ListSettlementDifferencesResponse> =>
  call('listSettlementDifferences', 'GET', '/api/settlement-differences', options);
