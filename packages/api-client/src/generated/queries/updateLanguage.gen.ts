// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import type { MutationOptions } from '@tanstack/react-query';
import type { CallOptions } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { updateLanguage } from '../sdk/updateLanguage.gen.ts';
import type { UpdateLanguageData, UpdateLanguageResponse } from '../reader-types.gen.ts';

/**
 * Keep the chosen language.
 *
 * Stores the language with the account, for mails, messages and other devices.
 */
export const updateLanguageMutation = (): MutationOptions<UpdateLanguageResponse, ApiError, CallOptions<UpdateLanguageData>> => ({
  mutationKey: ['updateLanguage'],
  mutationFn: (options) => updateLanguage(options),
});
