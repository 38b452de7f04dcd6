import { friendKey, type Invitation, invitationKey } from './invitation.ts';

/** A link holds for so long, in whichever tab the visitor comes back: milliseconds. */
const KEPT_MS = 30 * 86_400_000;

function keptAt(key: string): Invitation {
  try {
    const { at, ...codes } = JSON.parse(localStorage.getItem(key) ?? '{}');
    if (Math.abs(Date.now() - at) < KEPT_MS) return codes;
    drop(key);
    return {};
  } catch {
    return {};
  }
}

function drop(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // nothing was kept
  }
}

/** What the last link of an agent and the last one of a member said in the last 30 days; empty for a visitor who came by none. */
export const keptInvitation = (): Invitation => ({ ...keptAt(invitationKey), ...keptAt(friendKey) });

/** Forgets the code of the agent: the gateway does not know it. */
export const dropAgentCode = (): void => drop(invitationKey);

/** Forgets the codes of the member: the gateway knows none of them. */
export const dropFriendCodes = (): void => drop(friendKey);

/** Forgets all codes: somebody has registered with them. */
export function dropInvitation(): void {
  dropAgentCode();
  dropFriendCodes();
}
