// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { getRegisterSettings } from '../sdk/getRegisterSettings.gen.ts';
import type { GetRegisterSettingsData, GetRegisterSettingsResponse } from '../reader-types.gen.ts';

/** Key of {@link getRegisterSettings}; `['getRegisterSettings']` alone matches every call of it. */
export const getRegisterSettingsQueryKey = (options?: CallOptions<GetRegisterSettingsData>) => queryKey('getRegisterSettings', options);

/**
 * Registration rules.
 *
 * Which fields the registration form shows, which it needs, and the rule of each.
 */
export const getRegisterSettingsOptions = (options?: CallOptions<GetRegisterSettingsData>) =>
  queryOptions<GetRegisterSettingsResponse, ApiError, GetRegisterSettingsResponse, ReturnType<typeof getRegisterSettingsQueryKey>>({
    queryKey: getRegisterSettingsQueryKey(options),
    queryFn: ({ signal }) => getRegisterSettings({ ...options, signal }),
  });
