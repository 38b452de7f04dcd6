// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { UpdateLanguageData, UpdateLanguageResponse } from '../reader-types.gen.ts';

/**
 * Keep the chosen language.
 *
 * Stores the language with the account, for mails, messages and other devices.
 */
export const updateLanguage = (options: CallOptions<UpdateLanguageData>): Promise<UpdateLanguageResponse> =>
  call('updateLanguage', 'PUT', '/wps/member/language', options);
