// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { recordFirstLogin } from '../sdk/recordFirstLogin.gen.ts';
import type { RecordFirstLoginData, RecordFirstLoginResponse } from '../reader-types.gen.ts';

/**
 * First log-in of the account.
 *
 * Sent when the log-in answer says firstTimeLogin. Recorded once; later calls change nothing and answer `recorded` false.
 */
export const recordFirstLoginMutation = (): MutationOptions<RecordFirstLoginResponse, ApiError, void | CallOptions<RecordFirstLoginData>> => ({
  mutationKey: ['recordFirstLogin'],
  mutationFn: (options) => recordFirstLogin(options ?? undefined),
});
