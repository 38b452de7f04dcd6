// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { orderBanners } from '../sdk/orderBanners.gen.ts';
import type { OrderBannersData, OrderBannersResponse } from '../reader-types.gen.ts';

/**
 * Order the banners.
 *
 * Puts banners into the order given; those that are left out stay behind them as they were. Seen everywhere within ten seconds.
 */
export const orderBannersMutation = (): MutationOptions<OrderBannersResponse, ApiError, CallOptions<OrderBannersData>> => ({
  mutationKey: ['orderBanners'],
  mutationFn: (options) => orderBanners(options),
});
