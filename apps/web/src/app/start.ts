import { configureClient } from '@mekong/api-client/client';
import { reportClientError } from '@mekong/api-client/sdk';
import { session } from '@mekong/api-client/session';
import type { QueryClient } from '@tanstack/react-query';
import { closeSession, restoreSession } from '../queries/account.ts';
import { mirrorIntoSession } from '../queries/session-mirror.ts';
import { statusQuery } from '../queries/status.ts';
import { loadMemberEnd } from '../shell/member-end.ts';
import { sessionMarker } from '../state/drawn.ts';
import { currentLanguage, firstLanguage, showLanguage } from '../state/language.ts';
import { type FirstView, keepAnswers, readFirstView } from './first-view.ts';

/**
 * What has to be there before the first frame: the client, the texts, the session. The permission call is under way
 * meanwhile; the entry gate waits for it.
 *
 * @returns what the server drew the page from, when it did and this visitor reads the same language
 */
export async function start(queryClient: QueryClient): Promise<FirstView | undefined> {
  const language = firstLanguage();
  const texts = showLanguage(language).catch(() => showLanguage('EN'));
  configureClient({
    onOutdated: () => void offerReload(texts),
    token: () => session.get('token'),
    language: currentLanguage,
    onSignedOut: () => closeSession(queryClient, 'ended'),
    onContractFault: (operation, problem) =>
      void reportClientError({ body: { kind: 'contract', message: operation, detail: problem.slice(0, 500) } }).catch(
        () => undefined,
      ),
  });
  mirrorIntoSession(queryClient);
  const found = readFirstView();
  const firstView = found?.language === language ? found : undefined;
  if (firstView) keepAnswers(queryClient, firstView);
  // asked even then: the answer tells the time of the gateway, and whether the site has closed meanwhile
  void queryClient.fetchQuery({ ...statusQuery(language), staleTime: 0 }).catch(() => undefined);
  await Promise.all([texts, hasSession() && loadMemberEnd().catch(() => undefined), restoreSession(queryClient)]);
  return currentLanguage() === language ? firstView : undefined;
}

/** Offers to load the page again, in words that have to be there first. Without them the next answer tries again. */
async function offerReload(texts: Promise<unknown>): Promise<void> {
  try {
    const [{ offerReload: offer }] = await Promise.all([import('../state/new-version.ts'), texts]);
    await offer();
  } catch {
    // nothing is interrupted by it
  }
}

/** Whether somebody will most likely turn out to be logged in: in this tab, or in this browser. */
function hasSession(): boolean {
  try {
    return session.isOpen() || localStorage.getItem(sessionMarker) === '1';
  } catch {
    return false;
  }
}
