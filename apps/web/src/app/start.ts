import { configureClient } from '@mekong/api-client/client';
import { reportClientError } from '@mekong/api-client/sdk/reportClientError';
import { session } from '@mekong/api-client/session';
import type { QueryClient } from '@tanstack/react-query';
import { closeSession, restoreSession } from '../queries/account.ts';
import { hasSessionMarker } from '../queries/personal.ts';
import { mirrorIntoSession } from '../queries/session-mirror.ts';
import { statusQuery } from '../queries/status.ts';
import { loadShell } from '../shell/late-shell.ts';
import { loadMemberShell } from '../shell/member-shell.ts';
import { firstInput, hydrateNow } from '../state/first-input.ts';
import { chosenLanguage, currentLanguage, firstLanguage, offeredLanguage, showLanguage } from '../state/language.ts';
import { hasEarlyPress } from '../state/server-rendered.ts';
import { keepAnswers, readServerState, type ServerState } from './server-state.ts';

/**
 * What has to be there before the first frame: the client, the texts, the session. The permission call is under way
 * meanwhile; the entry gate waits for it.
 *
 * @returns what the server rendered the page from, when it did and this visitor reads the same language
 */
export async function start(queryClient: QueryClient): Promise<ServerState | undefined> {
  const found = readServerState();
  // the server knows what the merchant offers; a choice of this browser is newer than a page that was kept
  const language = chosenLanguage() ?? found?.language ?? firstLanguage();
  const texts = showLanguage(language).catch(() => showLanguage('EN'));
  configureClient({
    // schemas and what reads them are a tenth of the script of a start
    validate: import.meta.env.PROD ? 'if-contracts-differ' : true,
    onUnchecked: Math.random() < checkedShare ? whenIdle : undefined,
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
  const serverState = found?.language === language ? found : undefined;
  if (serverState) keepAnswers(queryClient, serverState);
  if (!serverState || hasEarlyPress()) loadShell().catch(() => undefined);
  // the page of a member differs from what was rendered for visitors
  if (hasSession()) hydrateNow();
  // an input counts from now on, also before React has come to the parts that wait for it
  else void firstInput();
  // asked even then: the answer tells the time of the gateway, and whether the site has closed meanwhile
  const status = queryClient.fetchQuery({ ...statusQuery(language), staleTime: 0 }).catch(() => undefined);
  await Promise.all([texts, hasSession() && loadMemberShell().catch(() => undefined), restoreSession(queryClient)]);
  // what the server rendered is in a language on offer already
  const settled = serverState ? undefined : status.then((answer) => answer && settleLanguage(answer.info.merchant));
  // a first visit shows nothing yet, and its entry gate waits for the same answer
  if (!chosenLanguage()) await settled;
  return currentLanguage() === language ? serverState : undefined;
}

/** Share of the pages that check their answers afterwards, so that a gateway that breaks the contract becomes known. */
const checkedShare = 0.01;

/** Runs a check when the page has nothing else to do. */
function whenIdle(check: () => Promise<void>): void {
  if (window.requestIdleCallback) window.requestIdleCallback(() => void check());
  else window.setTimeout(() => void check(), 10_000);
}

/** Shows a language that the merchant offers when the one of the page is none. Without its texts the page stays as it is. */
async function settleLanguage(merchant: Parameters<typeof offeredLanguage>[0]): Promise<void> {
  const language = offeredLanguage(merchant);
  if (language !== currentLanguage()) await showLanguage(language).catch(() => undefined);
}

/** Offers to load the page again, in words that have to be there first. Without them the next answer tries again. */
const offerReload = (texts: Promise<unknown>): Promise<void> =>
  texts
    .then(() => import('../state/new-version.ts'))
    .then((part) => part.offerReload())
    .catch(() => undefined);

/** Whether somebody will most likely turn out to be logged in: in this tab, or in this browser. */
const hasSession = (): boolean => session.isOpen() || hasSessionMarker();
