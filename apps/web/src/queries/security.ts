import { getLinkedAccountsOptions } from '@mekong/api-client/queries/getLinkedAccounts';
import { getSignInHistoryOptions, getSignInHistoryQueryKey } from '@mekong/api-client/queries/getSignInHistory';
import { getTotpOptions } from '@mekong/api-client/queries/getTotp';
import { listPasskeysOptions } from '@mekong/api-client/queries/listPasskeys';
import { listSessionsOptions } from '@mekong/api-client/queries/listSessions';
import { getSignInHistory } from '@mekong/api-client/sdk/getSignInHistory';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

/** What protects an account changes in other browsers too: it is asked for anew whenever the page is looked at again. */
const staleTime = 5_000;

/** Where the account is logged in. */
export const sessionsQuery = () => queryOptions({ ...listSessionsOptions(), staleTime });

/** Who logged in lately, or tried to: as many tries as one answer holds. */
export const latestSignInsQuery = () =>
  queryOptions({ ...getSignInHistoryOptions({ query: { pageSize: 100 } }), staleTime });

/** Who logged in within 90 days, or tried to, older ones as they are asked for. */
export const signInHistoryQuery = () =>
  infiniteQueryOptions({
    queryKey: [getSignInHistoryQueryKey()[0], 'all'] as const,
    queryFn: ({ pageParam: cursor, signal }) => getSignInHistory({ query: { cursor }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime,
  });

/** Whether an authenticator protects the account. */
export const totpQuery = () => queryOptions({ ...getTotpOptions(), staleTime });

/** Passkeys of the account. */
export const passkeysQuery = () => queryOptions({ ...listPasskeysOptions(), staleTime });

/** Accounts of providers that log the member in, and providers that could. */
export const linkedAccountsQuery = () => queryOptions({ ...getLinkedAccountsOptions(), staleTime });
