// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { GetSignInHistoryData, GetSignInHistoryResponse } from '../reader-types.gen.ts';

/**
 * Own log-ins of the last 90 days.
 *
 * Tries to log in, good and failed, the newest first.
 */
export const getSignInHistory = (options?: CallOptions<GetSignInHistoryData>): Promise<GetSignInHistoryResponse> =>
  call('getSignInHistory', 'GET', '/wps/security/history', options);
