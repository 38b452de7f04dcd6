// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { call, type MoneyCallOptions } from '../../client/call.ts';
import type { TransferMoneyData, TransferMoneyResponse } from '../reader-types.gen.ts';

/**
 * Pass money on.
 *
 * To the upline of the account, or from an agent to a direct downline; everybody else is not found. Nobody can take it back. Above `reviewOver` of the options it waits (REVIEW), its money on hold, and its receiver knows nothing of it yet. It needs a proof of the payment password or by passkey within the last 5 minutes (AUTH_STEP_UP). Money that has to be played first stays, and while a bonus is in play all of it does (BONUS_ACTIVE).
With direction OWN between two wallets of the account, without a proof: `fromVendor` and `toVendor` name vendors of listVendorWallets, without one of them it is the main wallet. Into a wallet at a vendor only where the merchant has wallets at vendors (STATE_STALE), while the vendor is open (GAME_MAINTENANCE) and its owner plays (EXCLUDED); back to the main wallet always.
 */
export const transferMoney = (options: MoneyCallOptions<TransferMoneyData>): Promise<TransferMoneyResponse> =>
  call('transferMoney', 'POST', '/wps/relay/GCS_walletTransfer', options, { money: true });
