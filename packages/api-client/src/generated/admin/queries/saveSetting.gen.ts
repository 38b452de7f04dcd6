// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { saveSetting } from '../sdk/saveSetting.gen.ts';
import type { SaveSettingData, SaveSettingResponse } from '../reader-types.gen.ts';

/**
 * Save a setting.
 *
 * Writes the whole value; fields that are left out take their defaults, and fixed ones keep what they have. In force in every gateway within ten seconds. When somebody else has saved since the version was read, nothing is written (VALUE_CHANGED): ask previewSetting what the own value would change now, and save again with its version. Settings of the group security may need a second operator.
 */
export const saveSettingMutation = (): MutationOptions<SaveSettingResponse, ApiError, CallOptions<SaveSettingData>> => ({
  mutationKey: ['saveSetting'],
  mutationFn: (options) => saveSetting(options),
});
