// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { LogOutOperatorData } from '../reader-types.gen.ts';

/**
 * Log out.
 *
 * Ends this session and takes its cookie away. In a console that asks nobody for a password there is nothing to end.
 */
export const logOutOperator = (options?: CallOptions<LogOutOperatorData>): Promise<void> =>
  call('logOutOperator', 'DELETE', '/api/session', options, { empty: true });
