import { isTrial, opensAgentCentre } from './account-type.ts';
import { guard, type Viewer } from './guard.ts';

/**
 * What a page asks of whoever opens it.
 *
 * - `everybody`: nothing.
 * - `account`: any account, a trial one too; a visitor is told so and may look around.
 * - `player`: any account, a trial one too; a visitor logs in and comes back.
 * - `realAccount`: an account that is no trial one.
 * - `agent`: an agent's account; everybody else is asked for one.
 */
export type PageAccess = 'everybody' | 'account' | 'player' | 'realAccount' | 'agent';

/**
 * Every address of the normal site by the path of its route: the guards read it, the matrix of app/access.test.tsx walks
 * it, docs/security/roles.md shows it. An address that is not in here has no route.
 */
export const pageAccess = {
  '/': 'everybody',
  '/index': 'everybody',
  '/index.html': 'everybody',
  '/home': 'everybody',
  '/register': 'everybody',
  '/register.html': 'everybody',
  '/join': 'everybody',
  '/join/apply': 'everybody',
  '/hot': 'everybody',
  '/providers': 'everybody',
  '/providers/$code': 'everybody',
  '/$pageType': 'everybody',
  '/live': 'everybody',
  '/pvp': 'everybody',
  '/seamless': 'everybody',
  '/promotions': 'everybody',
  '/help': 'everybody',
  '/help/$tag': 'everybody',
  '/helpmc': 'everybody',
  '/down': 'everybody',
  '/reset': 'everybody',
  '/reset-password': 'everybody',
  '/reset/$token': 'everybody',
  '/elott': 'everybody',
  '/lott': 'account',
  '/lottery': 'account',
  '/lottert': 'account',
  '/integral': 'account',
  '/vnlottery': 'player',
  '/sealottery': 'player',
  '/game': 'player',
  '/member': 'realAccount',
  '/agentHome': 'agent',
} as const satisfies Record<string, PageAccess>;

export type PagePath = keyof typeof pageAccess;

/** What somebody meets who may not open a page, by the name of the modal that says so. */
export type PageRefusal = 'login' | 'agentLogin' | 'signInFirst' | 'realAccount';

/**
 * Whether somebody may open a page. A session whose password has to be changed first counts as nobody until that is done.
 *
 * @returns undefined when it opens
 */
export function refusalOf(page: PagePath, viewer: Viewer): PageRefusal | undefined {
  const access: PageAccess = pageAccess[page];
  if (access === 'everybody') return undefined;
  if (access === 'agent') return agentRefusal(viewer);
  const verdict = guard(viewer, { openToTrial: access !== 'realAccount' });
  if (verdict === 'login-required') return access === 'account' ? 'signInFirst' : 'login';
  return verdict === 'real-account-required' ? 'realAccount' : undefined;
}

function agentRefusal(viewer: Viewer): PageRefusal | undefined {
  if (!viewer.signedIn) return 'agentLogin';
  if (opensAgentCentre(viewer.type)) return undefined;
  return isTrial(viewer.type) ? 'realAccount' : 'agentLogin';
}
