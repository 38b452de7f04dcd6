// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { GetHealthData, GetHealthResponse } from '../reader-types.gen.ts';

/**
 * Is the process alive.
 *
 * Answers while the process runs, whatever the database does. Not in the envelope.
 */
export const getHealth = (options?: CallOptions<GetHealthData>): Promise<GetHealthResponse> =>
  call('getHealth', 'GET', '/healthz', options);
