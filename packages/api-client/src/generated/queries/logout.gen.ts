// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { logout } from '../sdk/logout.gen.ts';
import type { LogoutData, LogoutResponse } from '../reader-types.gen.ts';

/**
 * Log out.
 *
 * Ends the session on the server and clears the cookie. The client clears its storage even when the call fails.
 */
export const logoutMutation = (): MutationOptions<LogoutResponse, ApiError, void | CallOptions<LogoutData>> => ({
  mutationKey: ['logout'],
  mutationFn: (options) => logout(options ?? undefined),
});
