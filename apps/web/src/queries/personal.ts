import { session } from '@mekong/api-client/session';
import { connectTabs, type TabLink, type TabMessage } from '@mekong/api-client/tabs';
import type { QueryClient } from '@tanstack/react-query';
import { sessionMarker } from '../state/server-rendered.ts';

let tabs: TabLink | undefined;

/** Hears the other tabs of this browser from now on. */
export function followTabs(hear: Parameters<typeof connectTabs>[1]): void {
  tabs ??= connectTabs(session, hear);
}

/** Tells the other tabs of this browser. */
export const tellTabs = (message: TabMessage): void => tabs?.tell(message);

/** The next tab of this browser does not ask for a session any more. */
export function forgetSession(): void {
  try {
    localStorage.removeItem(sessionMarker);
  } catch {
    // without storage nothing was kept
  }
}

/** Whether this browser has a session, as far as it knows. Without storage a new tab simply starts as a visitor. */
export function hasSessionMarker(): boolean {
  try {
    return localStorage.getItem(sessionMarker) === '1';
  } catch {
    return false;
  }
}

/** Answers that are the same for everybody. All others belong to one member and are dropped with the session. */
const shared: readonly unknown[] = [
  'getSystemStatus',
  'getRegisterSettings',
  'getDomainRoute',
  'domainRoutes',
  'getGameMenus',
  'getHotGames',
  'getPopularGames',
  'getWinnerBoard',
  'getHelpCenter',
  'getAnnouncements',
  'getCountries',
  'checkAffiliate',
  'errorTexts',
];

/** Loaded with each session, and so never older than it. */
export const ofSession: readonly unknown[] = ['getMemberInfo', 'getMerchantWallet'];

/** Whether an answer belongs to one member. */
export const isPersonal = ({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean =>
  !shared.includes(queryKey[0]);

/**
 * Asks anew for what belongs to whoever looks at the page: for what is seen at once, for the rest when it is opened. What
 * is there stays until then. A server-rendered page is a visitor's; call this for a member once its router has loaded: a
 * loader would fetch newer answers before React has hydrated the page, which would then differ from its HTML.
 */
export const renewPersonal = (queryClient: QueryClient): void =>
  void queryClient.invalidateQueries({
    predicate: (query) => isPersonal(query) && !ofSession.includes(query.queryKey[0]),
  });

/** Drops what belongs to whoever looked at the page until now. */
export function dropPersonal(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: isPersonal });
  // a login change reloads the announcements
  void queryClient.invalidateQueries({ queryKey: ['getAnnouncements'] });
}
