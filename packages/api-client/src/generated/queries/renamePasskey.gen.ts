// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { renamePasskey } from '../sdk/renamePasskey.gen.ts';
import type { RenamePasskeyData, RenamePasskeyResponse } from '../reader-types.gen.ts';

/**
 * Rename a passkey.
 *
 * The name is for its owner alone. A passkey of somebody else is not found. A session of a remembered log-in has to prove its owner first.
 */
export const renamePasskeyMutation = (): MutationOptions<RenamePasskeyResponse, ApiError, CallOptions<RenamePasskeyData>> => ({
  mutationKey: ['renamePasskey'],
  mutationFn: (options) => renamePasskey(options),
});
