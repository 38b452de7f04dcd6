// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { chooseMemberIcon } from '../sdk/chooseMemberIcon.gen.ts';
import type { ChooseMemberIconData, ChooseMemberIconResponse } from '../reader-types.gen.ts';

/**
 * Choose a picture.
 *
 * Keeps the chosen picture with the account. One that is not in the list answers VALIDATION_FAILED (icon, enum).
 */
export const chooseMemberIconMutation = (): MutationOptions<ChooseMemberIconResponse, ApiError, CallOptions<ChooseMemberIconData>> => ({
  mutationKey: ['chooseMemberIcon'],
  mutationFn: (options) => chooseMemberIcon(options),
});
