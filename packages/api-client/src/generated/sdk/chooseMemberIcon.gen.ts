// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { ChooseMemberIconData, ChooseMemberIconResponse } from '../reader-types.gen.ts';

/**
 * Choose a picture.
 *
 * Keeps the chosen picture with the account. One that is not in the list answers VALIDATION_FAILED (icon, enum).
 */
export const chooseMemberIcon = (options: CallOptions<ChooseMemberIconData>): Promise<ChooseMemberIconResponse> =>
  call('chooseMemberIcon', 'PUT', '/wps/member/info/icon', options);
