import { type Oklch, toCss } from './color.ts';

/**
 * Colours that are the same in every brand and theme: those on pictures, which are what they are, and of the paper behind a
 * code for cameras.
 */
export const art = {
  /** Words and marks on pictures. */
  white: [1, 0, 0],
  /** Paper behind a code, which cameras want white. */
  paper: [1, 0, 0],
  /** What darkens pictures below words and controls. */
  shade: [0.15, 0.02, 240],
  shadow: [0, 0, 0],
  /** Behind the words of a banner, and where its own light begins. */
  night: [0.19, 0.045, 225],
  dawn: [0.36, 0.075, 205],
  /** A favourite. */
  heart: [0.78, 0.17, 18],
  /** Behind a framed game until it has drawn itself. */
  stage: [0.165, 0.022, 240],
} as const satisfies Record<string, Oklch>;

/**
 * A colour of pictures as CSS.
 *
 * @param alpha 0 to 1
 */
export const artColor = (name: keyof typeof art, alpha = 1): string => {
  const [lightness, chroma, hue] = art[name];
  return toCss([lightness, chroma, hue, alpha]);
};
