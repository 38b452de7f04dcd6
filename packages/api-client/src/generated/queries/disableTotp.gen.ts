// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { disableTotp } from '../sdk/disableTotp.gen.ts';
import type { DisableTotpData, DisableTotpResponse } from '../reader-types.gen.ts';

/**
 * Stop using the authenticator.
 *
 * The secret and all recovery codes are gone.
 */
export const disableTotpMutation = (): MutationOptions<DisableTotpResponse, ApiError, void | CallOptions<DisableTotpData>> => ({
  mutationKey: ['disableTotp'],
  mutationFn: (options) => disableTotp(options ?? undefined),
});
