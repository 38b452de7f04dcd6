// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { listMemberMovements } from '../sdk/listMemberMovements.gen.ts';
import type { ListMemberMovementsData, ListMemberMovementsResponse } from '../reader-types.gen.ts';

/** Key of {@link listMemberMovements}; `['listMemberMovements']` alone matches every call of it. */
export const listMemberMovementsQueryKey = (options: CallOptions<ListMemberMovementsData>) => queryKey('listMemberMovements', options);

/**
 * Movements of a member.
 *
 * Every movement of the cash of a member, the newest first, each with the balance that it left and what caused it. Bonus money is not in it. That they were read is written down, once for the pages that follow each other.
 */
export const listMemberMovementsOptions = (options: CallOptions<ListMemberMovementsData>) =>
  queryOptions<ListMemberMovementsResponse, ApiError, ListMemberMovementsResponse, ReturnType<typeof listMemberMovementsQueryKey>>({
    queryKey: listMemberMovementsQueryKey(options),
    queryFn: ({ signal }) => listMemberMovements({ ...options, signal }),
  });
