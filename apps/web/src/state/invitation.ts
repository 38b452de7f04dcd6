/** Codes that came with a link: whose agent, member or friend brought the visitor. */
export interface Invitation {
  readonly affiliateCode?: string | undefined;
  readonly recommenderId?: string | undefined;
  readonly referralCode?: string | undefined;
}

/** Where they are kept, with the time. */
export const invitationKey = 'mekong.invitation';

/** Keeps what the address says beyond the next page and visit: a visitor looks around before registering. */
export function keepInvitation({ affiliateCode, recommenderId, referralCode }: Invitation): void {
  if (affiliateCode === undefined && recommenderId === undefined && referralCode === undefined) return;
  try {
    localStorage.setItem(invitationKey, JSON.stringify({ affiliateCode, recommenderId, referralCode, at: Date.now() }));
  } catch {
    // then it holds for this page
  }
}
