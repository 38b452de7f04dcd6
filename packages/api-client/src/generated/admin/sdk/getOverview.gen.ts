// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { GetOverviewData, GetOverviewResponse } from '../reader-types.gen.ts';

/**
 * State of the site.
 *
 * Whether the site is open, how its database, jobs and queues do, what needs somebody, and the figures of today and the seven days before it in the time zone of the merchant, and of the last 24 hours.
 */
export const getOverview = (options?: CallOptions<GetOverviewData>): Promise<GetOverviewResponse> =>
  call('getOverview', 'GET', '/api/overview', options);
