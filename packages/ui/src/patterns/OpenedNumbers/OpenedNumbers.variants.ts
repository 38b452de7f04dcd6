/** Says when each is taken. */
export const tones = ['neutral', 'gold'] as const;
export type OpenedNumbersTone = (typeof tones)[number];
