// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { ListAllTransfersData, ListAllTransfersResponse } from '../reader-types.gen.ts';

/**
 * Transfers.
 *
 * Transfers between members, the newest first.
 */
export const listAllTransfers = (options?: CallOptions<ListAllTransfersData>): Promise<ListAllTransfersResponse> =>
  call('listAllTransfers', 'GET', '/api/transfers', options);
