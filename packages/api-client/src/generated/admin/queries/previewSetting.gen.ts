// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { previewSetting } from '../sdk/previewSetting.gen.ts';
import type { PreviewSettingData, PreviewSettingResponse } from '../reader-types.gen.ts';

/**
 * What a save would change.
 *
 * Compares a value with the one in force and proves it by the schema of the setting. Writes nothing.
 */
export const previewSettingMutation = (): MutationOptions<PreviewSettingResponse, ApiError, CallOptions<PreviewSettingData>> => ({
  mutationKey: ['previewSetting'],
  mutationFn: (options) => previewSetting(options),
});
