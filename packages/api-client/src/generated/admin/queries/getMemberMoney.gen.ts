// Made from openapi/ by "npm run generate -w @mekong/api-client".
// Never edit: change openapi/ and generate again.

import { queryOptions } from '@tanstack/react-query';
import { type CallOptions, queryKey } from '../../../client/call.ts';
import type { ApiError } from '../../../client/errors.ts';
import { getMemberMoney } from '../sdk/getMemberMoney.gen.ts';
import type { GetMemberMoneyData, GetMemberMoneyResponse } from '../reader-types.gen.ts';

/** Key of {@link getMemberMoney}; `['getMemberMoney']` alone matches every call of it. */
export const getMemberMoneyQueryKey = (options: CallOptions<GetMemberMoneyData>) => queryKey('getMemberMoney', options);

/**
 * Money of a member.
 *
 * What is in the wallet and what of it may be withdrawn, what has to be played first, the newest deposits, withdrawals, disputes, transfers and bonuses, what was kept or is owed, the payout accounts, whether the member is known, and, for all roles but support, what speaks for a closer look. That it was read is written down.
 */
export const getMemberMoneyOptions = (options: CallOptions<GetMemberMoneyData>) =>
  queryOptions<GetMemberMoneyResponse, ApiError, GetMemberMoneyResponse, ReturnType<typeof getMemberMoneyQueryKey>>({
    queryKey: getMemberMoneyQueryKey(options),
    queryFn: ({ signal }) => getMemberMoney({ ...options, signal }),
  });
