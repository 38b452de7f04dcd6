// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { ListConsentsData, ListConsentsResponse } from '../reader-types.gen.ts';

/**
 * What was agreed to.
 *
 * Each yes and each no, newest first: agreements with their version, age, and marketing. Rows are never changed.
 */
export const listConsents = (options?: CallOptions<ListConsentsData>): Promise<ListConsentsResponse> =>
  call('listConsents', 'GET', '/wps/account/consents', options);
