// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { getAgentTermsEffect } from '../sdk/getAgentTermsEffect.gen.ts';
import type { GetAgentTermsEffectData, GetAgentTermsEffectResponse } from '../reader-types.gen.ts';

/** Key of {@link getAgentTermsEffect}; `['getAgentTermsEffect']` alone matches every call of it. */
export const getAgentTermsEffectQueryKey = (options: CallOptions<GetAgentTermsEffectData>) => queryKey('getAgentTermsEffect', options);

/**
 * What waiting terms would have come to.
 *
 * What the reader would have earned in the last finished cycle by the terms that wait in a contract, and has by those in force. Not found when no terms wait. Only its two parties find it, each its own side.
 */
export const getAgentTermsEffectOptions = (options: CallOptions<GetAgentTermsEffectData>) =>
  queryOptions<GetAgentTermsEffectResponse, ApiError, GetAgentTermsEffectResponse, ReturnType<typeof getAgentTermsEffectQueryKey>>({
    queryKey: getAgentTermsEffectQueryKey(options),
    queryFn: ({ signal }) => getAgentTermsEffect({ ...options, signal }),
  });
