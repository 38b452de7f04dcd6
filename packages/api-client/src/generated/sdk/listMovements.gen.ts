// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { ListMovementsData, ListMovementsResponse } from '../reader-types.gen.ts';

/**
 * Movements of the wallet.
 *
 * Every movement of the cash of the account, newest first, each with the balance that it left and what caused it. Bonus money is not in it. With from and to only those of a period, at most 93 days long.
 */
export const listMovements = (options?: CallOptions<ListMovementsData>): Promise<ListMovementsResponse> =>
  call('listMovements', 'GET', '/wps/report/transactions', options);
