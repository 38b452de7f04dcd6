// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { listMovements } from '../sdk/listMovements.gen.ts';
import type { ListMovementsData, ListMovementsResponse } from '../reader-types.gen.ts';

/** Key of {@link listMovements}; `['listMovements']` alone matches every call of it. */
export const listMovementsQueryKey = (options?: CallOptions<ListMovementsData>) => queryKey('listMovements', options);

/**
 * Movements of the wallet.
 *
 * Every movement of the cash of the account, newest first, each with the balance that it left and what caused it. Bonus money is not in it. With from and to only those of a period, at most 93 days long.
 */
export const listMovementsOptions = (options?: CallOptions<ListMovementsData>) =>
  queryOptions<ListMovementsResponse, ApiError, ListMovementsResponse, ReturnType<typeof listMovementsQueryKey>>({
    queryKey: listMovementsQueryKey(options),
    queryFn: ({ signal }) => listMovements({ ...options, signal }),
  });
