// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { checkAffiliate } from '../sdk/checkAffiliate.gen.ts';
import type { CheckAffiliateData, CheckAffiliateResponse } from '../reader-types.gen.ts';

/** Key of {@link checkAffiliate}; `['checkAffiliate']` alone matches every call of it. */
export const checkAffiliateQueryKey = (options: CallOptions<CheckAffiliateData>) => queryKey('checkAffiliate', options);

/**
 * Check the code of an agent's link.
 *
 * Says whether a registration may carry the code, and whose it is with the name masked. An unknown code, one of somebody who is no agent any more and one that is switched off answer the same. 20 look-ups per minute and address.
 */
export const checkAffiliateOptions = (options: CallOptions<CheckAffiliateData>) =>
  queryOptions<CheckAffiliateResponse, ApiError, CheckAffiliateResponse, ReturnType<typeof checkAffiliateQueryKey>>({
    queryKey: checkAffiliateQueryKey(options),
    queryFn: ({ signal }) => checkAffiliate({ ...options, signal }),
  });
