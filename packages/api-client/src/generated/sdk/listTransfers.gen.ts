// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { ListTransfersData, ListTransfersResponse } from '../reader-types.gen.ts';

/**
 * Transfers.
 *
 * Transfers of the account, sent and received, newest first. A receiver sees those that have arrived.
 */
export const listTransfers = (options?: CallOptions<ListTransfersData>): Promise<ListTransfersResponse> =>
  call('listTransfers', 'GET', '/wps/transfers', options);
