// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { keepAccount } from '../sdk/keepAccount.gen.ts';
import type { KeepAccountData, KeepAccountResponse } from '../reader-types.gen.ts';

/**
 * Keep the own account after all.
 *
 * Takes back that it is to be closed, as long as no money was withdrawn or passed on since (mayKeep); else STATE_STALE.
 */
export const keepAccountMutation = (): MutationOptions<KeepAccountResponse, ApiError, void | CallOptions<KeepAccountData>> => ({
  mutationKey: ['keepAccount'],
  mutationFn: (options) => keepAccount(options ?? undefined),
});
