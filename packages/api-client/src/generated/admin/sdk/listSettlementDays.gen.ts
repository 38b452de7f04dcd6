// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { ListSettlementDaysData, ListSettlementDaysResponse } from '../reader-types.gen.ts';

/**
 * Settled days.
 *
 * Days of payment providers with their files, the newest first. A day is closed when nothing of it differs from the books.
 */
export const listSettlementDays = (options?: CallOptions<ListSettlementDaysData>): Promise<ListSettlementDaysResponse> =>
  call('listSettlementDays', 'GET', '/api/settlement-days', options);
