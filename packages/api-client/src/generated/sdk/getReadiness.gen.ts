// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { GetReadinessData, GetReadinessResponse } from '../reader-types.gen.ts';

/**
 * Can the process serve.
 *
 * Answers ok when the database answers and migrations are done. Not in the envelope.
 */
export const getReadiness = (options?: CallOptions<GetReadinessData>): Promise<GetReadinessResponse> =>
  call('getReadiness', 'GET', '/readyz', options);
