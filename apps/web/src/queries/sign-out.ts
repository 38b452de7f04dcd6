import { logout } from '@mekong/api-client/sdk/logout';
import { session } from '@mekong/api-client/session';
import type { QueryClient } from '@tanstack/react-query';
import type { SessionEndReason } from '../state/session-times.ts';
import { closeSession, leaving } from './account.ts';
import { tellTabs } from './personal.ts';

/**
 * Logs out. The tab forgets the session even when the call fails: it ends on the server by itself.
 *
 * @param reason see {@link closeSession}
 */
export async function signOut(queryClient: QueryClient, reason?: SessionEndReason): Promise<void> {
  const account = session.get('account');
  leaving.isUnderWay = true;
  try {
    await logout();
  } finally {
    leaving.isUnderWay = false;
    if (account) tellTabs({ type: 'logged-out', account });
    closeSession(queryClient, reason);
  }
}
