/** Says when each is taken. */
export const tones = ['neutral', 'accent'] as const;
export type __Name__Tone = (typeof tones)[number];
