// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { launchGameByAddress } from '../sdk/launchGameByAddress.gen.ts';
import type { LaunchGameByAddressData, LaunchGameByAddressResponse } from '../reader-types.gen.ts';

/** Key of {@link launchGameByAddress}; `['launchGameByAddress']` alone matches every call of it. */
export const launchGameByAddressQueryKey = (options: CallOptions<LaunchGameByAddressData>) => queryKey('launchGameByAddress', options);

/**
 * Launch a game (older form).
 *
 * The same as the POST, for older clients: what is asked for stands in the address, which is logged on its way, so a token in it is refused.
 */
export const launchGameByAddressOptions = (options: CallOptions<LaunchGameByAddressData>) =>
  queryOptions<LaunchGameByAddressResponse, ApiError, LaunchGameByAddressResponse, ReturnType<typeof launchGameByAddressQueryKey>>({
    queryKey: launchGameByAddressQueryKey(options),
    queryFn: ({ signal }) => launchGameByAddress({ ...options, signal }),
  });
