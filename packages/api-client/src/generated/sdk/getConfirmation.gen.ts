// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { GetConfirmationData, GetConfirmationResponse } from '../reader-types.gen.ts';

/**
 * One part that was paid.
 *
 * A part of somebody else, and one that was not paid, is not found.
 */
export const getConfirmation = (options: CallOptions<GetConfirmationData>): Promise<GetConfirmationResponse> =>
  call('getConfirmation', 'GET', '/wps/cashier/confirmations/{partNo}', options);
