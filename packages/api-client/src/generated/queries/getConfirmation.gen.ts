// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { getConfirmation } from '../sdk/getConfirmation.gen.ts';
import type { GetConfirmationData, GetConfirmationResponse } from '../reader-types.gen.ts';

/** Key of {@link getConfirmation}; `['getConfirmation']` alone matches every call of it. */
export const getConfirmationQueryKey = (options: CallOptions<GetConfirmationData>) => queryKey('getConfirmation', options);

/**
 * One part that was paid.
 *
 * A part of somebody else, and one that was not paid, is not found.
 */
export const getConfirmationOptions = (options: CallOptions<GetConfirmationData>) =>
  queryOptions<GetConfirmationResponse, ApiError, GetConfirmationResponse, ReturnType<typeof getConfirmationQueryKey>>({
    queryKey: getConfirmationQueryKey(options),
    queryFn: ({ signal }) => getConfirmation({ ...options, signal }),
  });
