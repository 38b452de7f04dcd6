/** Codes that came with a link: whose agent, member or friend brought the visitor. */
export interface Invitation {
  readonly affiliateCode?: string | undefined;
  readonly recommenderId?: string | undefined;
  readonly referralCode?: string | undefined;
}

const key = 'mekong.invitation';

/** Keeps what the address says beyond the next page: a visitor looks around before registering. */
export function keepInvitation({ affiliateCode, recommenderId, referralCode }: Invitation): void {
  if (affiliateCode === undefined && recommenderId === undefined && referralCode === undefined) return;
  try {
    sessionStorage.setItem(key, JSON.stringify({ affiliateCode, recommenderId, referralCode }));
  } catch {
    // then it holds for this page
  }
}

/** What the last link with a code said; empty for a visitor who came by none. */
export function keptInvitation(): Invitation {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}');
  } catch {
    return {};
  }
}

/** Forgets the codes: the gateway knows none of them. */
export function dropInvitation(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // nothing was kept
  }
}
