import { type Invitation, invitationKey } from './invitation.ts';

/** A link holds for so long, in whichever tab the visitor comes back: milliseconds. */
const KEPT_MS = 30 * 86_400_000;

/** What the last link with a code said in the last 30 days; empty for a visitor who came by none. */
export function keptInvitation(): Invitation {
  try {
    const { at, ...codes } = JSON.parse(localStorage.getItem(invitationKey) ?? '{}');
    if (Math.abs(Date.now() - at) < KEPT_MS) return codes;
    dropInvitation();
    return {};
  } catch {
    return {};
  }
}

/** Forgets the codes: the gateway knows none of them, or somebody has registered with them. */
export function dropInvitation(): void {
  try {
    localStorage.removeItem(invitationKey);
  } catch {
    // nothing was kept
  }
}
