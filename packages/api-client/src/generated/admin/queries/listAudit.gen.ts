// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { listAudit } from '../sdk/listAudit.gen.ts';
import type { ListAuditData, ListAuditResponse } from '../reader-types.gen.ts';

/** Key of {@link listAudit}; `['listAudit']` alone matches every call of it. */
export const listAuditQueryKey = (options?: CallOptions<ListAuditData>) => queryKey('listAudit', options);

/**
 * Audit trail.
 *
 * Rows that match, newest first.
 */
export const listAuditOptions = (options?: CallOptions<ListAuditData>) =>
  queryOptions<ListAuditResponse, ApiError, ListAuditResponse, ReturnType<typeof listAuditQueryKey>>({
    queryKey: listAuditQueryKey(options),
    queryFn: ({ signal }) => listAudit({ ...options, signal }),
  });
