// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { getRelatedOrigins } from '../sdk/getRelatedOrigins.gen.ts';
import type { GetRelatedOriginsData, GetRelatedOriginsResponse } from '../reader-types.gen.ts';

/** Key of {@link getRelatedOrigins}; `['getRelatedOrigins']` alone matches every call of it. */
export const getRelatedOriginsQueryKey = (options?: CallOptions<GetRelatedOriginsData>) => queryKey('getRelatedOrigins', options);

/**
 * Origins that share the passkeys of this site.
 *
 * A site with several host names has one name for its passkeys. Browsers that know related origins read here where else they may be used. A document of the WebAuthn standard, not in the envelope.
 */
export const getRelatedOriginsOptions = (options?: CallOptions<GetRelatedOriginsData>) =>
  queryOptions<GetRelatedOriginsResponse, ApiError, GetRelatedOriginsResponse, ReturnType<typeof getRelatedOriginsQueryKey>>({
    queryKey: getRelatedOriginsQueryKey(options),
    queryFn: ({ signal }) => getRelatedOrigins({ ...options, signal }),
  });
