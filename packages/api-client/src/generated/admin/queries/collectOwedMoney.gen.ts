// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { collectOwedMoney } from '../sdk/collectOwedMoney.gen.ts';
import type { CollectOwedMoneyData, CollectOwedMoneyResponse } from '../reader-types.gen.ts';

/**
 * Take what a member owes from the wallet.
 *
 * All of it or nothing. Two operators decide it.
 */
export const collectOwedMoneyMutation = (): MutationOptions<CollectOwedMoneyResponse, ApiError, CallOptions<CollectOwedMoneyData>> => ({
  mutationKey: ['collectOwedMoney'],
  mutationFn: (options) => collectOwedMoney(options),
});
