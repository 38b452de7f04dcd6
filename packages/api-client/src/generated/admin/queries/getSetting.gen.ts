// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { getSetting } from '../sdk/getSetting.gen.ts';
import type { GetSettingData, GetSettingResponse } from '../reader-types.gen.ts';

/** Key of {@link getSetting}; `['getSetting']` alone matches every call of it. */
export const getSettingQueryKey = (options: CallOptions<GetSettingData>) => queryKey('getSetting', options);

/**
 * One setting with its form.
 *
 * As in listSettings.
 */
export const getSettingOptions = (options: CallOptions<GetSettingData>) =>
  queryOptions<GetSettingResponse, ApiError, GetSettingResponse, ReturnType<typeof getSettingQueryKey>>({
    queryKey: getSettingQueryKey(options),
    queryFn: ({ signal }) => getSetting({ ...options, signal }),
  });
