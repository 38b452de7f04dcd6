// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { ListOperatorsData, ListOperatorsResponse } from '../reader-types.gen.ts';

/**
 * Operators.
 *
 * Every account with role and state, by name.
 */
export const listOperators = (options?: CallOptions<ListOperatorsData>): Promise<ListOperatorsResponse> =>
  call('listOperators', 'GET', '/api/operators', options);
