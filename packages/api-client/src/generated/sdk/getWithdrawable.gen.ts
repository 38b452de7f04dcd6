// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { GetWithdrawableData, GetWithdrawableResponse } from '../reader-types.gen.ts';

/**
 * What can be withdrawn, and why not the rest.
 *
 * The money of the account by where it is, each lock with its reason, and the limits that are left today.
 */
export const getWithdrawable = (options?: CallOptions<GetWithdrawableData>): Promise<GetWithdrawableResponse> =>
  call('getWithdrawable', 'GET', '/wps/cashier/withdrawable', options);
