/** What finishes a log-in besides its first proof. */
export const secondFactors = ['totp', 'recoveryCode', 'passkey'] as const;

/** A second factor. */
export type SecondFactorMethod = (typeof secondFactors)[number];
