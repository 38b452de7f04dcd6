/** How hard a password is to guess, as far as a form can tell. The gateway decides. */
export const passwordStrengths = ['weak', 'fair', 'strong'] as const;

/** Strength of a password. */
export type PasswordStrength = (typeof passwordStrengths)[number];
