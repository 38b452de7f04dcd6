// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { getDomainRoute } from '../sdk/getDomainRoute.gen.ts';
import type { GetDomainRouteData, GetDomainRouteResponse } from '../reader-types.gen.ts';

/** Key of {@link getDomainRoute}; `['getDomainRoute']` alone matches every call of it. */
export const getDomainRouteQueryKey = (options?: CallOptions<GetDomainRouteData>) => queryKey('getDomainRoute', options);

/**
 * Addresses of the site and its apps.
 *
 * Other host names of the site, to be probed for speed by the client, and download resources with QR codes.
 */
export const getDomainRouteOptions = (options?: CallOptions<GetDomainRouteData>) =>
  queryOptions<GetDomainRouteResponse, ApiError, GetDomainRouteResponse, ReturnType<typeof getDomainRouteQueryKey>>({
    queryKey: getDomainRouteQueryKey(options),
    queryFn: ({ signal }) => getDomainRoute({ ...options, signal }),
  });
