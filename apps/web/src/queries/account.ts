import { isApiError } from '@mekong/api-client/errors';
import { resumeSession } from '@mekong/api-client/sdk/resumeSession';
import { session } from '@mekong/api-client/session';
import type { QueryClient } from '@tanstack/react-query';
import { sessionMarker } from '../state/server-rendered.ts';
import { type SessionEndReason, setSessionEnd } from '../state/session-times.ts';
import { dropPersonal, followTabs, isPersonal, markSession, ofSession } from './personal.ts';

/** Whether the session is being ended on purpose (sign-out.ts): calls that are refused meanwhile are no news to its owner. */
export const leaving = { isUnderWay: false };

/**
 * Asks anew for what belongs to whoever looks at the page: for what is seen at once, for the rest when it is opened. What
 * is there stays until then. A server-rendered page is a visitor's; call this for a member once its router has loaded: a
 * loader would fetch newer answers before React has hydrated the page, which would then differ from its HTML.
 */
export const renewPersonal = (queryClient: QueryClient): void =>
  void queryClient.invalidateQueries({
    predicate: (query) => isPersonal(query) && !ofSession.includes(query.queryKey[0]),
  });

/**
 * Forgets the session in this tab: storage is cleared except merchant and merchantCode.
 *
 * @param reason why it ended, when its owner did not ask for it: the page says so and offers to log in again
 */
export function closeSession(queryClient: QueryClient, reason?: SessionEndReason): void {
  if (leaving.isUnderWay) return;
  const wasOpen = session.isOpen();
  session.clear();
  markSession(false);
  dropPersonal(queryClient);
  if (wasOpen && reason) setSessionEnd(reason);
}

/**
 * Picks up the session of this browser at start: the tab's own, else a token of its own for the cookie. Follows the
 * other tabs from then on.
 */
export async function restoreSession(queryClient: QueryClient): Promise<void> {
  followTabs((message, cleared) => {
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
    const [grant, { openSession }] = await Promise.all([resumeSession(), import('./open-session.ts')]);
    await openSession(queryClient, grant, { isResumed: true });
  } catch (error) {
    // the tab starts as a visitor; whether the cookie has ended is known only when the gateway says so
    if (isApiError(error) && error.status === 401) markSession(false);
  }
}
