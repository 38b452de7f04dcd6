// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { GetHelpCenterData, GetHelpCenterResponse } from '../reader-types.gen.ts';

/**
 * Help articles.
 *
 * Articles of the help centre in the language asked for, in order.
 */
export const getHelpCenter = (options?: CallOptions<GetHelpCenterData>): Promise<GetHelpCenterResponse> =>
  call('getHelpCenter', 'GET', '/wps/system/helpCenter', options);
