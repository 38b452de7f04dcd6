import { useEffect, useState } from 'react';
import { useViewer } from '../state/session.ts';

type MemberShell = typeof import('./for-members.ts').forMembers;

let loaded: MemberShell | undefined;

/**
 * Loads what the shell has for members, which visitors need not download. Called before the first frame of a browser that
 * has a session, and on intent to log in: the frame that knows the member has it then.
 */
export async function loadMemberShell(): Promise<void> {
  loaded ??= (await import('./for-members.ts')).forMembers;
}

/** What the shell has for members. Undefined for a visitor, and until it has been loaded. */
export function useMemberShell(): MemberShell | undefined {
  const { signedIn } = useViewer();
  const [, setLoaded] = useState(loaded !== undefined);
  useEffect(() => {
    if (signedIn && !loaded)
      loadMemberShell().then(
        () => setLoaded(true),
        // the bar at the thumb leads to the same places
        () => undefined,
      );
  }, [signedIn]);
  return signedIn ? loaded : undefined;
}
