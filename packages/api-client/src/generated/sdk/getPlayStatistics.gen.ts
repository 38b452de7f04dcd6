// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { GetPlayStatisticsData, GetPlayStatisticsResponse } from '../reader-types.gen.ts';

/**
 * Own play in figures.
 *
 * Time, stakes and net result of each of the last days, by the merchant's clocks, and what was paid in and paid out in all of them.
 */
export const getPlayStatistics = (options?: CallOptions<GetPlayStatisticsData>): Promise<GetPlayStatisticsResponse> =>
  call('getPlayStatistics', 'GET', '/wps/rg/statistics', options);
