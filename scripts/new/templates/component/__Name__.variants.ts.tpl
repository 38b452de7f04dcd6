/** Says when each is taken. */
export const tones = ['neutral', 'gold'] as const;
export type __Name__Tone = (typeof tones)[number];
