import { isApiError } from '@mekong/api-client/errors';
import { resumeSession } from '@mekong/api-client/sdk/resumeSession';
import { session } from '@mekong/api-client/session';
import type { SessionGrant } from '@mekong/api-client/types';
import type { QueryClient } from '@tanstack/react-query';
import { isServerRendered } from '../state/server-rendered.ts';
import { longestAnswer, openSession } from './open-session.ts';
import { forgetSession, hasSessionMarker, renewPersonal } from './personal.ts';

const second = 1_000;
/** How long nothing is said about a session that has not come. */
const untilSlow = 4 * second;
/** Pause before the gateway is asked again: the first one, and the longest of those that follow. */
const pauses = { first: second, longest: 30 * second };

/**
 * Makes the session that this browser asked for the one of this tab. While the answer is on its way the page is neither that
 * of a visitor nor that of a member: after some seconds it says so, and offers to go on as a visitor meanwhile. Where the gateway
 * cannot be reached the page goes on by itself. In both cases the tab becomes the member's when the answer comes.
 *
 * @param asked the first request, under way since the start of the page
 * @returns when the page can go on: the session is open, it has ended, or nobody waits for it any more
 */
export async function follow(queryClient: QueryClient, asked: Promise<SessionGrant>): Promise<void> {
  let goOn: () => void = () => undefined;
  const left = new Promise<'left'>((resolve) => {
    goOn = () => resolve('left');
  });
  const opened = openWhenAnswered(queryClient, asked, goOn);
  let isOver = false;
  let dismiss: (() => void) | undefined;
  const showNotice = async (): Promise<void> => {
    const { showSlowSession } = await import('../state/slow-session.tsx');
    if (!isOver) dismiss = await showSlowSession(goOn);
    // it came while the notice was being loaded
    if (isOver) dismiss?.();
  };
  // without its code or its words the page waits in silence
  const slow = setTimeout(() => void showNotice().catch(() => undefined), untilSlow);
  const end = await Promise.race([opened, left]);
  isOver = true;
  clearTimeout(slow);
  dismiss?.();
  // a server-rendered page asks anew when it is hydrated
  if (end === 'left' || !isServerRendered()) void opened.then(() => renewPersonal(queryClient));
}

/** Nobody has logged in here meanwhile, or out in another tab. */
const isStillWanted = (): boolean => !session.get('token') && hasSessionMarker();

/**
 * Asks until the gateway has said whether there is a session.
 *
 * @param onUnreachable told when there was no answer but a failure: the page has its own way to say that
 */
async function openWhenAnswered(
  queryClient: QueryClient,
  asked: Promise<SessionGrant>,
  onUnreachable: () => void,
): Promise<void> {
  for (let pause = pauses.first; ; pause = Math.min(2 * pause, pauses.longest)) {
    try {
      const grant = await asked;
      if (isStillWanted()) await openSession(queryClient, grant, { isResumed: true });
      return;
    } catch (error) {
      if (!isApiError(error)) return;
      if (error.status === 401) forgetSession();
      const isLate = error.code === 'TIMEOUT';
      if (!isLate && error.code !== 'NETWORK' && error.status < 500) return;
      if (!isLate) onUnreachable();
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (!isStillWanted()) return;
    asked = resumeSession({ timeoutMs: longestAnswer });
  }
}
