// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { getCountries } from '../sdk/getCountries.gen.ts';
import type { GetCountriesData, GetCountriesResponse } from '../reader-types.gen.ts';

/** Key of {@link getCountries}; `['getCountries']` alone matches every call of it. */
export const getCountriesQueryKey = (options?: CallOptions<GetCountriesData>) => queryKey('getCountries', options);

/**
 * Countries of phone numbers.
 *
 * Countries that codes are sent to, the merchant's first choice at the head: the allow list that the gateway holds every number against. Names are in the language of the request.
 */
export const getCountriesOptions = (options?: CallOptions<GetCountriesData>) =>
  queryOptions<GetCountriesResponse, ApiError, GetCountriesResponse, ReturnType<typeof getCountriesQueryKey>>({
    queryKey: getCountriesQueryKey(options),
    queryFn: ({ signal }) => getCountries({ ...options, signal }),
  });
