/** Ways to log in that have a tab: password, or a code by SMS where that is switched on. */
export const loginMethods = ['password', 'sms'] as const;

/** A way to log in. */
export type LoginMethod = (typeof loginMethods)[number];
