// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { ListCreditMovementsData, ListCreditMovementsResponse } from '../reader-types.gen.ts';

/**
 * Movements of the credit line.
 *
 * What has changed the limit or what is used, the newest first; of lines that are closed too.
 */
export const listCreditMovements = (options: CallOptions<ListCreditMovementsData>): Promise<ListCreditMovementsResponse> =>
  call('listCreditMovements', 'GET', '/wps/agent/credit/movements', options);
