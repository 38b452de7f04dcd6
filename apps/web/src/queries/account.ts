import { isApiError } from '@mekong/api-client/errors';
import { getMemberInfoOptions } from '@mekong/api-client/queries/getMemberInfo';
import { getMerchantWalletOptions } from '@mekong/api-client/queries/getMerchantWallet';
import { logout } from '@mekong/api-client/sdk/logout';
import { recordFirstLogin } from '@mekong/api-client/sdk/recordFirstLogin';
import { resumeSession } from '@mekong/api-client/sdk/resumeSession';
import { session } from '@mekong/api-client/session';
import { connectTabs, type TabLink } from '@mekong/api-client/tabs';
import type { SessionGrant } from '@mekong/api-client/types';
import type { QueryClient } from '@tanstack/react-query';
import { sessionMarker } from '../state/server-rendered.ts';
import { keepTimes, noteSeen, type SessionEndReason, setSessionEnd } from '../state/session-times.ts';
import { serverClockOffset } from './status.ts';

let tabs: TabLink | undefined;
/** The session is being ended on purpose: calls that are refused meanwhile are no news to its owner. */
let isLeaving = false;

function mark(isOpen: boolean): void {
  try {
    if (isOpen) localStorage.setItem(sessionMarker, '1');
    else localStorage.removeItem(sessionMarker);
  } catch {
    // without storage a new tab simply starts as a visitor
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
const ofSession: readonly unknown[] = ['getMemberInfo', 'getMerchantWallet'];

const isPersonal = ({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean => !shared.includes(queryKey[0]);

/**
 * Asks anew for what belongs to whoever looks at the page: for what is seen at once, for the rest when it is opened. What
 * is there stays until then. A server-rendered page is a visitor's; call this for a member once its router has loaded: a
 * loader would fetch newer answers before React has hydrated the page, which would then differ from its HTML.
 */
export const renewPersonal = (queryClient: QueryClient): void =>
  void queryClient.invalidateQueries({
    predicate: (query) => isPersonal(query) && !ofSession.includes(query.queryKey[0]),
  });

function dropPersonal(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: isPersonal });
  // a login change reloads the announcements
  void queryClient.invalidateQueries({ queryKey: ['getAnnouncements'] });
}

/**
 * Makes a granted session the one of this tab: stores the token, loads who it is, tells the other tabs. A grant that asks
 * for another password first is kept for that alone: nobody is logged in by it.
 *
 * @param isResumed this browser was logged in all along: nobody else's answers are here, and those that the page was
 * rendered from stay until {@link renewPersonal}
 * @default isResumed false
 * @throws ApiError when the member cannot be loaded; nothing is kept then.
 */
export async function openSession(
  queryClient: QueryClient,
  grant: SessionGrant,
  { isResumed = false }: { readonly isResumed?: boolean } = {},
): Promise<void> {
  const mustChange = grant.defaultPassword || grant.passwordExpired;
  session.set({ token: grant.token, cpw: mustChange || undefined });
  keepTimes({
    expiresAt: Date.parse(grant.expiresAt) - serverClockOffset(queryClient),
    idleSeconds: grant.idleSeconds,
    mustChange: grant.defaultPassword ? 'default' : grant.passwordExpired ? 'expired' : undefined,
  });
  noteSeen();
  if (!isResumed) dropPersonal(queryClient);
  setSessionEnd(undefined);
  if (mustChange) return;
  await loadMember(queryClient);
  // counts once on the server; the visitor need not wait for it, nor hear of its failure
  if (grant.firstTimeLogin) void recordFirstLogin().catch(() => undefined);
}

/**
 * Loads who the session belongs to; from then on somebody is logged in.
 *
 * @throws ApiError when the member cannot be loaded; nothing is kept then.
 */
export async function loadMember(queryClient: QueryClient): Promise<void> {
  try {
    const [member, wallet] = await Promise.all([
      queryClient.fetchQuery(getMemberInfoOptions()),
      queryClient.fetchQuery(getMerchantWalletOptions()),
    ]);
    session.set({ wallet, merchantWallet: wallet, cpw: undefined });
    session.setMember(member);
    mark(true);
    tabs?.tell({ type: 'logged-in', account: member.account });
  } catch (error) {
    session.clear();
    throw error;
  }
}

/**
 * Forgets the session in this tab: storage is cleared except merchant and merchantCode.
 *
 * @param reason why it ended, when its owner did not ask for it: the page says so and offers to log in again
 */
export function closeSession(queryClient: QueryClient, reason?: SessionEndReason): void {
  if (isLeaving) return;
  const wasOpen = session.isOpen();
  session.clear();
  mark(false);
  dropPersonal(queryClient);
  if (wasOpen && reason) setSessionEnd(reason);
}

/**
 * Logs out. The tab forgets the session even when the call fails: it ends on the server by itself.
 *
 * @param reason see {@link closeSession}
 */
export async function signOut(queryClient: QueryClient, reason?: SessionEndReason): Promise<void> {
  const account = session.get('account');
  isLeaving = true;
  try {
    await logout();
  } finally {
    isLeaving = false;
    if (account) tabs?.tell({ type: 'logged-out', account });
    closeSession(queryClient, reason);
  }
}

/**
 * Picks up the session of this browser at start: the tab's own, else a token of its own for the cookie. Follows the
 * other tabs from then on.
 */
export async function restoreSession(queryClient: QueryClient): Promise<void> {
  tabs ??= connectTabs(session, (message, cleared) => {
    if (cleared) {
      dropPersonal(queryClient);
      setSessionEnd('elsewhere');
    } else if (message.type === 'logged-in' && !session.get('token'))
      void resume(queryClient).then(() => renewPersonal(queryClient));
  });
  // a token that may only change the password stays for that
  if (session.restore() || session.get('cpw')) return;
  await resume(queryClient);
}

async function resume(queryClient: QueryClient): Promise<void> {
  try {
    if (localStorage.getItem(sessionMarker) !== '1') return;
    await openSession(queryClient, await resumeSession(), { isResumed: true });
  } catch (error) {
    // the tab starts as a visitor; whether the cookie has ended is known only when the gateway says so
    if (isApiError(error) && error.status === 401) mark(false);
  }
}
