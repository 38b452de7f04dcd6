// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { listBets } from '../sdk/listBets.gen.ts';
import type { ListBetsData, ListBetsResponse } from '../reader-types.gen.ts';

/** Key of {@link listBets}; `['listBets']` alone matches every call of it. */
export const listBetsQueryKey = (options: CallOptions<ListBetsData>) => queryKey('listBets', options);

/**
 * Betting record from its first row to its last.
 *
 * The bets of getBets for whoever reads all of them, such as an export or a script: without sums, each bet once and none left out although new ones come in meanwhile. In an order by net a bet that is settled meanwhile changes its place. The same bounds of the period.
 */
export const listBetsOptions = (options: CallOptions<ListBetsData>) =>
  queryOptions<ListBetsResponse, ApiError, ListBetsResponse, ReturnType<typeof listBetsQueryKey>>({
    queryKey: listBetsQueryKey(options),
    queryFn: ({ signal }) => listBets({ ...options, signal }),
  });
