// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { ChangeHousePlanData, ChangeHousePlanResponse } from '../reader-types.gen.ts';

/**
 * Change, publish or stop a plan.
 *
 * Writes name, place, terms and whether it is published over what holds; kind, games and currency stay. Other terms become the next version; contracts keep what was signed. When somebody else has changed it since the version was read, nothing is written (VALUE_CHANGED).
 */
export const changeHousePlan = (options: CallOptions<ChangeHousePlanData>): Promise<ChangeHousePlanResponse> =>
  call('changeHousePlan', 'PUT', '/api/agent-plans/{planId}', options);
