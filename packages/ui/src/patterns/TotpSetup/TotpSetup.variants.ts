/** How far an authenticator is: none, its key is shown, its recovery codes are shown, it protects the account. */
export const totpSteps = ['off', 'scan', 'codes', 'on'] as const;

/** How far an authenticator is. */
export type TotpStep = (typeof totpSteps)[number];
