// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { type CallOptions, call } from '../../client/call.ts';
import type { GetCountriesData, GetCountriesResponse } from '../reader-types.gen.ts';

/**
 * Countries of phone numbers.
 *
 * Countries that codes are sent to, the merchant's first choice at the head: the allow list that the gateway holds every number against. Names are in the language of the request.
 */
export const getCountries = (options?: CallOptions<GetCountriesData>): Promise<GetCountriesResponse> =>
  call('getCountries', 'GET', '/wps/system/country', options);
