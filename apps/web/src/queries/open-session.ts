import { getMemberInfoOptions } from '@mekong/api-client/queries/getMemberInfo';
import { getMerchantWalletOptions } from '@mekong/api-client/queries/getMerchantWallet';
import { recordFirstLogin } from '@mekong/api-client/sdk/recordFirstLogin';
import { session } from '@mekong/api-client/session';
import type { SessionGrant } from '@mekong/api-client/types';
import type { QueryClient } from '@tanstack/react-query';
import { sessionMarker } from '../state/server-rendered.ts';
import { keepTimes, noteSeen, setSessionEnd } from '../state/session-times.ts';
import { dropPersonal, tellTabs } from './personal.ts';
import { serverClockOffset } from './status.ts';

/** How long one answer about a session that exists already is waited for, in milliseconds. */
export const longestAnswer = 60_000;

/**
 * Makes a granted session the one of this tab: stores the token, loads who it is, tells the other tabs. A grant that asks
 * for another password or the agreement first is kept for that alone: nobody is logged in by it.
 *
 * @param isResumed this browser was logged in all along: nobody else's answers are here, and those that the page was
 * rendered from stay until `renewPersonal`
 * @default isResumed false
 * @throws ApiError when the member cannot be loaded; nothing is kept then.
 */
export async function openSession(
  queryClient: QueryClient,
  grant: SessionGrant,
  { isResumed = false }: { readonly isResumed?: boolean } = {},
): Promise<void> {
  const { termsDue } = grant;
  const isRestricted = grant.defaultPassword || grant.passwordExpired || termsDue !== undefined;
  session.set({ token: grant.token, cpw: isRestricted || undefined });
  keepTimes({
    expiresAt: Date.parse(grant.expiresAt) - serverClockOffset(queryClient),
    idleSeconds: grant.idleSeconds,
    mustChange: grant.defaultPassword ? 'default' : grant.passwordExpired ? 'expired' : undefined,
    termsDue,
  });
  noteSeen();
  if (!isResumed) dropPersonal(queryClient);
  setSessionEnd(undefined);
  if (isRestricted) return;
  await loadMember(queryClient, isResumed ? { timeoutMs: longestAnswer } : undefined);
  // counts once on the server; the visitor need not wait for it, nor hear of its failure
  if (grant.firstTimeLogin) void recordFirstLogin().catch(() => undefined);
}

/**
 * Loads who the session belongs to; from then on somebody is logged in.
 *
 * @param options how long each of its two answers is waited for
 * @throws ApiError when the member cannot be loaded; nothing is kept then.
 */
export async function loadMember(queryClient: QueryClient, options?: { readonly timeoutMs: number }): Promise<void> {
  try {
    const [member, wallet] = await Promise.all([
      queryClient.fetchQuery(getMemberInfoOptions(options)),
      queryClient.fetchQuery(getMerchantWalletOptions(options)),
    ]);
    session.set({ wallet, merchantWallet: wallet, cpw: undefined });
    session.setMember(member);
    keepSession();
    tellTabs({ type: 'logged-in', account: member.account });
  } catch (error) {
    session.clear();
    throw error;
  }
}

/** The next tab of this browser asks for the session. */
function keepSession(): void {
  try {
    localStorage.setItem(sessionMarker, '1');
  } catch {
    // without storage a new tab simply starts as a visitor
  }
}
