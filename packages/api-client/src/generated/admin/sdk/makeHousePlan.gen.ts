// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../../client/call.ts';
import type { MakeHousePlanData, MakeHousePlanResponse } from '../reader-types.gen.ts';

/**
 * Make a plan.
 *
 * Keeps terms under a name. While it is published, visitors read it on the page for new agents. A name that is taken, a currency that the site does not have, and terms that no contract can have are refused at their field.
 */
export const makeHousePlan = (options: CallOptions<MakeHousePlanData>): Promise<MakeHousePlanResponse> =>
  call('makeHousePlan', 'POST', '/api/agent-plans', options);
