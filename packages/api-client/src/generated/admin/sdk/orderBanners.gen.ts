// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { OrderBannersData, OrderBannersResponse } from '../reader-types.gen.ts';

/**
 * Order the banners.
 *
 * Puts banners into the order given; those that are left out stay behind them as they were. Seen everywhere within ten seconds.
 */
export const orderBanners = (options: CallOptions<OrderBannersData>): Promise<OrderBannersResponse> =>
  call('orderBanners', 'PUT', '/api/announcements/order', options);
