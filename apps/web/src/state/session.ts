import { type SessionKey, type SessionValues, session } from '@mekong/api-client/session';
import { useSyncExternalStore } from 'react';
import type { Viewer } from '../entry/guard.ts';
import { onSessionEnd, type SessionEndReason, sessionEnd } from './session-times.ts';

/** One value of the session, followed: the component renders again when it changes. Undefined on a server. */
export function useSessionValue<Key extends SessionKey>(key: Key): SessionValues[Key] | undefined {
  return useSyncExternalStore(
    session.subscribe,
    () => session.get(key),
    () => undefined,
  );
}

/** Who looks at the page now. Outside of rendering; components use {@link useViewer}. */
export function currentViewer(): Viewer {
  return session.isOpen() ? { signedIn: true, type: session.get('isAgent') ?? 0 } : { signedIn: false };
}

/** Whether there is no session at all, not even one whose password has to be changed first. Outside of rendering. */
export const hasNoSession = (): boolean => !session.get('token');

/** Who looks at the page. */
export function useViewer(): Viewer {
  const account = useSessionValue('account');
  const type = useSessionValue('isAgent');
  return account === undefined ? { signedIn: false } : { signedIn: true, type: type ?? 0 };
}

/** Why the session of this tab ended, as long as that was not said and nobody signed in again. */
export const useSessionEnd = (): SessionEndReason | undefined =>
  useSyncExternalStore(onSessionEnd, sessionEnd, () => undefined);
