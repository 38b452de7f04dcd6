// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { GetDomainRouteData, GetDomainRouteResponse } from '../reader-types.gen.ts';

/**
 * Addresses of the site and its apps.
 *
 * Other host names of the site, to be probed for speed by the client, and download resources with QR codes.
 */
export const getDomainRoute = (options?: CallOptions<GetDomainRouteData>): Promise<GetDomainRouteResponse> =>
  call('getDomainRoute', 'GET', '/wps/system/domainRoute', options);
