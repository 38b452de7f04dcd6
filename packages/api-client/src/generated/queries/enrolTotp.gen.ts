// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { enrolTotp } from '../sdk/enrolTotp.gen.ts';
import type { EnrolTotpData, EnrolTotpResponse } from '../reader-types.gen.ts';

/**
 * Begin with an authenticator.
 *
 * Makes a secret for an authenticator app. It counts after confirmTotp; beginning again makes another one.
 */
export const enrolTotpMutation = (): MutationOptions<EnrolTotpResponse, ApiError, void | CallOptions<EnrolTotpData>> => ({
  mutationKey: ['enrolTotp'],
  mutationFn: (options) => enrolTotp(options ?? undefined),
});
