import { resumeSession } from '@mekong/api-client/sdk/resumeSession';
import { session } from '@mekong/api-client/session';
import type { QueryClient } from '@tanstack/react-query';
import { type SessionEndReason, setSessionEnd } from '../state/session-times.ts';
import { dropPersonal, followTabs, forgetSession, hasSessionMarker } from './personal.ts';

/** Whether the session is being ended on purpose (sign-out.ts): calls that are refused meanwhile are no news to its owner. */
export const leaving = { isUnderWay: false };

/**
 * Forgets the session in this tab: storage is cleared except merchant and merchantCode.
 *
 * @param reason why it ended, when its owner did not ask for it: the page says so and offers to log in again
 */
export function closeSession(queryClient: QueryClient, reason?: SessionEndReason): void {
  if (leaving.isUnderWay) return;
  const wasOpen = session.isOpen();
  session.clear();
  forgetSession();
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
    } else if (message.type === 'logged-in' && !session.get('token')) void resume(queryClient);
  });
  // a token that may only change the password stays for that
  if (session.restore() || session.get('cpw')) return;
  await resume(queryClient);
}

async function resume(queryClient: QueryClient): Promise<void> {
  if (!hasSessionMarker()) return;
  // as long as `longestAnswer`, which is in the code that follows
  const asked = resumeSession({ timeoutMs: 60_000 });
  // a refusal is read there, maybe after it has come
  asked.catch(() => undefined);
  // without that code the tab starts as a visitor
  await import('./resume.ts').then(
    ({ follow }) => follow(queryClient, asked),
    () => undefined,
  );
}
