// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { listSettlementDays } from '../sdk/listSettlementDays.gen.ts';
import type { ListSettlementDaysData, ListSettlementDaysResponse } from '../reader-types.gen.ts';

/** Key of {@link listSettlementDays}; `['listSettlementDays']` alone matches every call of it. */
export const listSettlementDaysQueryKey = (options?: CallOptions<ListSettlementDaysData>) => queryKey('listSettlementDays', options);

/**
 * Settled days.
 *
 * Days of payment providers with their files, the newest first. A day is closed when nothing of it differs from the books.
 */
export const listSettlementDaysOptions = (options?: CallOptions<ListSettlementDaysData>) =>
  queryOptions<ListSettlementDaysResponse, ApiError, ListSettlementDaysResponse, ReturnType<typeof listSettlementDaysQueryKey>>({
    queryKey: listSettlementDaysQueryKey(options),
    queryFn: ({ signal }) => listSettlementDays({ ...options, signal }),
  });
