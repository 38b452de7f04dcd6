// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { GetDepositMethodsData, GetDepositMethodsResponse } from '../reader-types.gen.ts';

/**
 * Ways to pay in.
 *
 * Methods for the currency of the account, of a visitor that of the merchant, each with its bounds, fee and usual time. One that is shut for the moment is listed with isOpen false. Empty where nobody takes payments in this currency.
 */
export const getDepositMethods = (options?: CallOptions<GetDepositMethodsData>): Promise<GetDepositMethodsResponse> =>
  call('getDepositMethods', 'GET', '/wps/cashier/methods', options);
