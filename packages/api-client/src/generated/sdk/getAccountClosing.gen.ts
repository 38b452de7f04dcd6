// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { GetAccountClosingData, GetAccountClosingResponse } from '../reader-types.gen.ts';

/**
 * Whether the own account is being closed.
 *
 * How it stands, and what is left: money, bets and orders that keep it open.
 */
export const getAccountClosing = (options?: CallOptions<GetAccountClosingData>): Promise<GetAccountClosingResponse> =>
  call('getAccountClosing', 'GET', '/wps/account/closing', options);
