// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { GetTransferData, GetTransferResponse } from '../reader-types.gen.ts';

/**
 * Receipt of a transfer.
 *
 * A transfer that the account has sent or received, between own wallets too. One of others is not found, nor one that has not arrived by its receiver.
 */
export const getTransfer = (options: CallOptions<GetTransferData>): Promise<GetTransferResponse> =>
  call('getTransfer', 'GET', '/wps/transfers/{transferNo}', options);
