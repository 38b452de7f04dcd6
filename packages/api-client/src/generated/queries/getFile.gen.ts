// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { getFile } from '../sdk/getFile.gen.ts';
import type { GetFileData, GetFileResponse } from '../reader-types.gen.ts';

/** Key of {@link getFile}; `['getFile']` alone matches every call of it. */
export const getFileQueryKey = (options: CallOptions<GetFileData>) => queryKey('getFile', options);

/**
 * An own picture.
 *
 * Where an own picture is shown from: an address that works for a minute, in this browser alone. A picture of somebody else is not found.
 */
export const getFileOptions = (options: CallOptions<GetFileData>) =>
  queryOptions<GetFileResponse, ApiError, GetFileResponse, ReturnType<typeof getFileQueryKey>>({
    queryKey: getFileQueryKey(options),
    queryFn: ({ signal }) => getFile({ ...options, signal }),
  });
