// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { getMarketingConsent } from '../sdk/getMarketingConsent.gen.ts';
import type { GetMarketingConsentData, GetMarketingConsentResponse } from '../reader-types.gen.ts';

/** Key of {@link getMarketingConsent}; `['getMarketingConsent']` alone matches every call of it. */
export const getMarketingConsentQueryKey = (options?: CallOptions<GetMarketingConsentData>) => queryKey('getMarketingConsent', options);

/**
 * Whether offers may be sent.
 *
 * Without a yes there is none.
 */
export const getMarketingConsentOptions = (options?: CallOptions<GetMarketingConsentData>) =>
  queryOptions<GetMarketingConsentResponse, ApiError, GetMarketingConsentResponse, ReturnType<typeof getMarketingConsentQueryKey>>({
    queryKey: getMarketingConsentQueryKey(options),
    queryFn: ({ signal }) => getMarketingConsent({ ...options, signal }),
  });
