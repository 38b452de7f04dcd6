/** What the tag says, in colour; the word and the icon say it too. */
export const tagTones = ['neutral', 'accent', 'live', 'positive', 'negative', 'info'] as const;
export type TagTone = (typeof tagTones)[number];

/** Tinted pill on surfaces, full colour on art. */
export const tagVariants = ['soft', 'solid'] as const;
export type TagVariant = (typeof tagVariants)[number];
