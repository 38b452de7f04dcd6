/** Plain, the accent for jackpots and balances, faint for what is over, or positive and negative by the sign. */
export const moneyTones = ['default', 'accent', 'muted', 'outcome'] as const;
export type MoneyTone = (typeof moneyTones)[number];
