// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { GetSaferPlayData, GetSaferPlayResponse } from '../reader-types.gen.ts';

/**
 * Own limits and breaks.
 *
 * Every limit that can be set, with what was used of it and what is left, the break that is in force, the interval of reality checks, and who helps. Days, weeks (from Monday) and months are those of the merchant's clocks.
 */
export const getSaferPlay = (options?: CallOptions<GetSaferPlayData>): Promise<GetSaferPlayResponse> =>
  call('getSaferPlay', 'GET', '/wps/rg', options);
