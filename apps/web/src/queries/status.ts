import { getSystemStatusOptions } from '@mekong/api-client/queries/getSystemStatus';
import type { LanguageCode } from '@mekong/i18n/registry';
import { type QueryClient, queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { type Switches, switchesOf } from '../entry/switches.ts';
import { currentLanguage } from '../state/language.ts';

let siteHost = typeof location === 'undefined' ? '' : location.host;

/** Tells a server, which has no address of its own, by which host the visitor came. */
export const setSiteHost = (host: string): void => {
  siteHost = host;
};

/** The permission call: its answer decides which site exists. It carries names, so it is kept apart by language. */
export const statusQuery = (language: LanguageCode = currentLanguage()) =>
  queryOptions({
    ...getSystemStatusOptions({ query: { url: siteHost, language } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** Milliseconds that the gateway's clock is ahead of this device's; 0 while that is not known. */
export function serverClockOffset(queryClient: QueryClient): number {
  const known = queryClient.getQueryState(statusQuery().queryKey);
  return known?.data ? Date.parse(known.data.info.serverTime) - known.dataUpdatedAt : 0;
}

/** What the permission call says. Only below the entry gate, which has waited for it. */
export const usePermission = () => useSuspenseQuery(statusQuery()).data.info;

/** The merchant whose site this is. */
export const useMerchant = () => usePermission().merchant;

/** The merchant's switches. */
export const useSwitches = (): Switches => switchesOf(usePermission().whitelabel);
