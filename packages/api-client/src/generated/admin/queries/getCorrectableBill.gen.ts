// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { getCorrectableBill } from '../sdk/getCorrectableBill.gen.ts';
import type { GetCorrectableBillData, GetCorrectableBillResponse } from '../reader-types.gen.ts';

/** Key of {@link getCorrectableBill}; `['getCorrectableBill']` alone matches every call of it. */
export const getCorrectableBillQueryKey = (options: CallOptions<GetCorrectableBillData>) => queryKey('getCorrectableBill', options);

/**
 * A bill of an agent.
 *
 * A computed bill by its number, with what its window comes to by now. NOT_FOUND for a correction.
 */
export const getCorrectableBillOptions = (options: CallOptions<GetCorrectableBillData>) =>
  queryOptions<GetCorrectableBillResponse, ApiError, GetCorrectableBillResponse, ReturnType<typeof getCorrectableBillQueryKey>>({
    queryKey: getCorrectableBillQueryKey(options),
    queryFn: ({ signal }) => getCorrectableBill({ ...options, signal }),
  });
