// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { RedeemVoucherData, RedeemVoucherResponse } from '../reader-types.gen.ts';

/**
 * Pay by a voucher.
 *
 * Pays an order of kind VOUCHER that waits for its payment (STATE_STALE otherwise) with the code of a voucher, by the amount of the order; what is left stays on the voucher. The same code for the same order is taken once. Ten wrong codes an hour (RATE_LIMITED).
 */
export const redeemVoucher = (options: CallOptions<RedeemVoucherData>): Promise<RedeemVoucherResponse> =>
  call('redeemVoucher', 'POST', '/wps/cashier/deposits/{orderNo}/voucher', options);
