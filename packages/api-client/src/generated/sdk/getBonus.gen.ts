// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { GetBonusData, GetBonusResponse } from '../reader-types.gen.ts';

/**
 * One own bonus.
 *
 * A bonus of the account as it stands now. One of somebody else is not found.
 */
export const getBonus = (options: CallOptions<GetBonusData>): Promise<GetBonusResponse> =>
  call('getBonus', 'GET', '/wps/cashier/bonuses/{id}', options);
