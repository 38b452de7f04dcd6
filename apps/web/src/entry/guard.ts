import { isTrial } from './account-type.ts';

/** Who asks: nobody signed in, or a member with an account type. */
export type Viewer = { readonly signedIn: false } | { readonly signedIn: true; readonly type: number };

/** What a guarded action meets: it goes on, it asks to log in first, or it asks for a real account. */
export type Verdict = 'allowed' | 'login-required' | 'real-account-required';

/**
 * The guard of section 5. Launching a game, favourites and recents stay open to trial accounts: that is what a trial
 * account is for.
 *
 * @param openToTrial whether a trial account may do it too
 * @default openToTrial false
 */
export function guard(viewer: Viewer, { openToTrial = false }: { openToTrial?: boolean } = {}): Verdict {
  if (!viewer.signedIn) return 'login-required';
  return isTrial(viewer.type) && !openToTrial ? 'real-account-required' : 'allowed';
}
