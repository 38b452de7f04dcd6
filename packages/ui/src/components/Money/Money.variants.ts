/** Plain, gold for jackpots and balances, faint for what is over, or green and red by the sign. */
export const moneyTones = ['default', 'accent', 'muted', 'outcome'] as const;
export type MoneyTone = (typeof moneyTones)[number];
