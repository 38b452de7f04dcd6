// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { GetTransferOptionsData, GetTransferOptionsResponse } from '../reader-types.gen.ts';

/**
 * What can be passed on, and to whom.
 *
 * Partners and limits of the account. Without upline and downlines nothing can be passed on.
 */
export const getTransferOptions = (options?: CallOptions<GetTransferOptionsData>): Promise<GetTransferOptionsResponse> =>
  call('getTransferOptions', 'GET', '/wps/transfers/options', options);
