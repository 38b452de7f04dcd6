// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { listSettings } from '../sdk/listSettings.gen.ts';
import type { ListSettingsData, ListSettingsResponse } from '../reader-types.gen.ts';

/** Key of {@link listSettings}; `['listSettings']` alone matches every call of it. */
export const listSettingsQueryKey = (options?: CallOptions<ListSettingsData>) => queryKey('listSettings', options);

/**
 * Every setting with its form.
 *
 * All settings in the order of the console: the fields of the form with their labels in the language of the console, the value in force and the one that holds by default.
 */
export const listSettingsOptions = (options?: CallOptions<ListSettingsData>) =>
  queryOptions<ListSettingsResponse, ApiError, ListSettingsResponse, ReturnType<typeof listSettingsQueryKey>>({
    queryKey: listSettingsQueryKey(options),
    queryFn: ({ signal }) => listSettings({ ...options, signal }),
  });
