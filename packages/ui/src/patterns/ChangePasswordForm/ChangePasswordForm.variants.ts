/**
 * Why a password is set: by choice, because the first one of the account is still in use, because it has expired, or by a
 * link of recovery (which needs no current one).
 */
export const changePasswordReasons = ['choice', 'default', 'expired', 'recovery'] as const;

/** Why a password is set. */
export type ChangePasswordReason = (typeof changePasswordReasons)[number];
