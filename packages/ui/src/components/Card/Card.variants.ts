/** Plain panel, or a notice tinted with what it is about. */
export const cardTones = ['default', 'accent', 'live', 'negative'] as const;
export type CardTone = (typeof cardTones)[number];

/** Room inside: rows of a list bring their own, so `none`. */
export const cardPaddings = ['none', 'sm', 'md', 'lg'] as const;
export type CardPadding = (typeof cardPaddings)[number];
