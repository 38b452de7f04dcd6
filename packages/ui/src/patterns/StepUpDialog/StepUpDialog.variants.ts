/** How the owner of an account can prove again who is there. */
export const stepUpMethods = ['password', 'totp', 'recoveryCode', 'passkey'] as const;

/** A proof of the owner. */
export type StepUpMethod = (typeof stepUpMethods)[number];
