// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { KeepAccountData, KeepAccountResponse } from '../reader-types.gen.ts';

/**
 * Keep the own account after all.
 *
 * Takes back that it is to be closed, as long as no money was withdrawn or passed on since (mayKeep); else STATE_STALE.
 */
export const keepAccount = (options?: CallOptions<KeepAccountData>): Promise<KeepAccountResponse> =>
  call('keepAccount', 'POST', '/wps/account/closing/keep', options);
