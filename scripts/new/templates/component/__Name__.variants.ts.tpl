/** Says when each is taken. */
export const __camel__Tones = ['neutral', 'accent'] as const;
export type __Name__Tone = (typeof __camel__Tones)[number];
