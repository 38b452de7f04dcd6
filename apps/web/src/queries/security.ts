import {
  getLinkedAccountsOptions,
  getSignInHistoryOptions,
  getTotpOptions,
  listPasskeysOptions,
  listSessionsOptions,
} from '@mekong/api-client/queries';
import { queryOptions } from '@tanstack/react-query';

/** What protects an account changes in other browsers too: it is asked for anew whenever the page is looked at again. */
const staleTime = 5_000;

/** Where the account is logged in. */
export const sessionsQuery = () => queryOptions({ ...listSessionsOptions(), staleTime });

/** Who logged in within 90 days, or tried to. */
export const signInHistoryQuery = () => queryOptions({ ...getSignInHistoryOptions(), staleTime });

/** Whether an authenticator protects the account. */
export const totpQuery = () => queryOptions({ ...getTotpOptions(), staleTime });

/** Passkeys of the account. */
export const passkeysQuery = () => queryOptions({ ...listPasskeysOptions(), staleTime });

/** Accounts of providers that log the member in, and providers that could. */
export const linkedAccountsQuery = () => queryOptions({ ...getLinkedAccountsOptions(), staleTime });
