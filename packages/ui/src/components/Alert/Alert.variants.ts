/** What kind of message it is: each has a colour, a glyph and a word to screen readers. */
export const alertTones = ['info', 'positive', 'negative'] as const;
export type AlertTone = (typeof alertTones)[number];
