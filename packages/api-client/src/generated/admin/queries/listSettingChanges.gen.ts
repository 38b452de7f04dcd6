// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { listSettingChanges } from '../sdk/listSettingChanges.gen.ts';
import type { ListSettingChangesData, ListSettingChangesResponse } from '../reader-types.gen.ts';

/** Key of {@link listSettingChanges}; `['listSettingChanges']` alone matches every call of it. */
export const listSettingChangesQueryKey = (options: CallOptions<ListSettingChangesData>) => queryKey('listSettingChanges', options);

/**
 * Changes of a setting.
 *
 * Who changed what, newest first, from the audit trail.
 */
export const listSettingChangesOptions = (options: CallOptions<ListSettingChangesData>) =>
  queryOptions<ListSettingChangesResponse, ApiError, ListSettingChangesResponse, ReturnType<typeof listSettingChangesQueryKey>>({
    queryKey: listSettingChangesQueryKey(options),
    queryFn: ({ signal }) => listSettingChanges({ ...options, signal }),
  });
