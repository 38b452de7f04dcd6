// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { requestPasswordMail } from '../sdk/requestPasswordMail.gen.ts';
import type { RequestPasswordMailData, RequestPasswordMailResponse } from '../reader-types.gen.ts';

/**
 * Mail with a link to set a new password.
 *
 * Sends a link that is good once and for 30 minutes to the address of the account, if both belong together. The answer is the same in any case, in the same time. The link opens `/reset-password#token=<token>` of the site: behind the `#`, so that it reaches no log.
 */
export const requestPasswordMailMutation = (): MutationOptions<RequestPasswordMailResponse, ApiError, CallOptions<RequestPasswordMailData>> => ({
  mutationKey: ['requestPasswordMail'],
  mutationFn: (options) => requestPasswordMail(options),
});
