/** Whose sums they are: somebody who is offered something, or the reader. */
export const earningsPartyTones = ['gain', 'own'] as const;
export type EarningsPartyTone = (typeof earningsPartyTones)[number];
