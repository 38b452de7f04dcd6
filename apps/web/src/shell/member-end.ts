import type { ComponentType } from 'react';

let loaded: ComponentType | undefined;

/**
 * Loads the member's end of the header, which visitors need not download. Asked for before the first frame of a browser
 * that has a session, and when somebody comes near logging in: the frame that knows the member has it then.
 */
export async function loadMemberEnd(): Promise<ComponentType> {
  loaded ??= (await import('./MemberEnd.tsx')).MemberEnd;
  return loaded;
}

/** The member's end of the header, once it has been loaded. */
export const loadedMemberEnd = (): ComponentType | undefined => loaded;
