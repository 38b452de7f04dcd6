// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { GetOperatorData, GetOperatorResponse } from '../reader-types.gen.ts';

/**
 * Who is logged in, and what they may do.
 *
 * The operator of this session with role and the operations that the role allows; the console hides the rest. `isOpen` true marks a console that asks nobody for a password: a demo on this machine alone.
 */
export const getOperator = (options?: CallOptions<GetOperatorData>): Promise<GetOperatorResponse> =>
  call('getOperator', 'GET', '/api/operator', options);
