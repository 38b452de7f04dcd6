// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { confirmTotp } from '../sdk/confirmTotp.gen.ts';
import type { ConfirmTotpData, ConfirmTotpResponse } from '../reader-types.gen.ts';

/**
 * Confirm the authenticator by a code.
 *
 * From now on log-ins ask for a code. The answer shows ten recovery codes, once and never again.
 */
export const confirmTotpMutation = (): MutationOptions<ConfirmTotpResponse, ApiError, CallOptions<ConfirmTotpData>> => ({
  mutationKey: ['confirmTotp'],
  mutationFn: (options) => confirmTotp(options),
});
