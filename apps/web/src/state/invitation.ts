/** Codes that came with a link: whose agent, member or friend brought the visitor. */
export interface Invitation {
  readonly affiliateCode?: string | undefined;
  readonly recommenderId?: string | undefined;
  readonly referralCode?: string | undefined;
}

/** Where the code of an agent is kept, with the time. */
export const invitationKey = 'mekong.invitation';

/** Where the codes of a member are kept: a later link of a friend leaves the agent's code as it is. */
export const friendKey = `${invitationKey}2`;

/**
 * Keeps what the address says beyond the next page and visit: a visitor looks around before registering. Of each kind the
 * last link holds; the gateway decides by the agent's code where there are both.
 */
export function keepInvitation({ affiliateCode, recommenderId, referralCode }: Invitation): void {
  const at = Date.now();
  try {
    if (affiliateCode) localStorage.setItem(invitationKey, JSON.stringify({ affiliateCode, at }));
    if (recommenderId ?? referralCode)
      localStorage.setItem(friendKey, JSON.stringify({ recommenderId, referralCode, at }));
  } catch {
    // then it holds for this page
  }
}
