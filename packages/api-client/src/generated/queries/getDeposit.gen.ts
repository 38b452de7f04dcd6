// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../client/call.ts';
import type { ApiError } from '../../client/errors.ts';
import { getDeposit } from '../sdk/getDeposit.gen.ts';
import type { GetDepositData, GetDepositResponse } from '../reader-types.gen.ts';

/** Key of {@link getDeposit}; `['getDeposit']` alone matches every call of it. */
export const getDepositQueryKey = (options: CallOptions<GetDepositData>) => queryKey('getDeposit', options);

/**
 * One deposit.
 *
 * An own order with what is needed to pay it and every payment that came for it. An order of somebody else is not found.
 */
export const getDepositOptions = (options: CallOptions<GetDepositData>) =>
  queryOptions<GetDepositResponse, ApiError, GetDepositResponse, ReturnType<typeof getDepositQueryKey>>({
    queryKey: getDepositQueryKey(options),
    queryFn: ({ signal }) => getDeposit({ ...options, signal }),
  });
