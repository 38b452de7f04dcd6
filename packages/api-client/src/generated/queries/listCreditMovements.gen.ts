// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { listCreditMovements } from '../sdk/listCreditMovements.gen.ts';
import type { ListCreditMovementsData, ListCreditMovementsResponse } from '../reader-types.gen.ts';

/** Key of {@link listCreditMovements}; `['listCreditMovements']` alone matches every call of it. */
export const listCreditMovementsQueryKey = (options: CallOptions<ListCreditMovementsData>) => queryKey('listCreditMovements', options);

/**
 * Movements of the credit line.
 *
 * What has changed the limit or what is used, the newest first; of lines that are closed too.
 */
export const listCreditMovementsOptions = (options: CallOptions<ListCreditMovementsData>) =>
  queryOptions<ListCreditMovementsResponse, ApiError, ListCreditMovementsResponse, ReturnType<typeof listCreditMovementsQueryKey>>({
    queryKey: listCreditMovementsQueryKey(options),
    queryFn: ({ signal }) => listCreditMovements({ ...options, signal }),
  });
