/** Ways back into an account, each by its switch: a link by email, a code by phone. */
export const recoveryWays = ['email', 'phone'] as const;

/** A way back into an account. */
export type RecoveryWay = (typeof recoveryWays)[number];
