// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { ListJobRunsData, ListJobRunsResponse } from '../reader-types.gen.ts';

/**
 * Runs of jobs.
 *
 * Every settled window, and the runs of the other jobs: of those that run more than once a minute only what failed. The last to end first.
 */
export const listJobRuns = (options?: CallOptions<ListJobRunsData>): Promise<ListJobRunsResponse> =>
  call('listJobRuns', 'GET', '/api/jobs/runs', options);
