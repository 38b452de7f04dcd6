// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { ConfirmTotpData, ConfirmTotpResponse } from '../reader-types.gen.ts';

/**
 * Confirm the authenticator by a code.
 *
 * From now on log-ins ask for a code. The answer shows ten recovery codes, once and never again.
 */
export const confirmTotp = (options: CallOptions<ConfirmTotpData>): Promise<ConfirmTotpResponse> =>
  call('confirmTotp', 'PUT', '/wps/security/totp', options);
