/** Steps of the type scale for running text. */
export const textSizes = ['micro', 'caption', 'small', 'body', 'large'] as const;
export type TextSize = (typeof textSizes)[number];

/** What the colour says; never the only sign of a meaning. */
export const textTones = ['default', 'muted', 'faint', 'accent', 'live', 'positive', 'negative'] as const;
export type TextTone = (typeof textTones)[number];

/** Weights for running text. */
export const textWeights = ['regular', 'semibold', 'bold', 'heavy'] as const;
export type TextWeight = (typeof textWeights)[number];

/** Elements a text may be. */
export const textElements = [
  'p',
  'span',
  'div',
  'strong',
  'em',
  'small',
  'dt',
  'dd',
  'li',
  'figcaption',
  'legend',
] as const;
export type TextElement = (typeof textElements)[number];
