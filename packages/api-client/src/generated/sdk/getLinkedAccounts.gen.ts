// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { GetLinkedAccountsData, GetLinkedAccountsResponse } from '../reader-types.gen.ts';

/**
 * Linked social accounts.
 *
 * Accounts of providers that log the caller in, and providers that could be linked now.
 */
export const getLinkedAccounts = (options?: CallOptions<GetLinkedAccountsData>): Promise<GetLinkedAccountsResponse> =>
  call('getLinkedAccounts', 'GET', '/wps/security/linked-accounts', options);
