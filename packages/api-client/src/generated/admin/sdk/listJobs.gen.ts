// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { ListJobsData, ListJobsResponse } from '../reader-types.gen.ts';

/**
 * Jobs.
 *
 * Every job with its schedule and its last run, and whether windows wait because the clock of the database has jumped.
 */
export const listJobs = (options?: CallOptions<ListJobsData>): Promise<ListJobsResponse> =>
  call('listJobs', 'GET', '/api/jobs', options);
