/** Says when each is taken. */
export const tones = ['neutral', 'gold'] as const;
export type DrawHistoryTone = (typeof tones)[number];
