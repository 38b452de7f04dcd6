import { toFamily } from '../fonts/stacks.ts';
import { toHex } from '../themes/contrast.ts';
import type { Theme } from '../themes/theme.ts';
import { type ColorName, colorNames, toCss } from '../tokens/color.ts';
import { rem } from '../tokens/type.ts';
import type { Brand } from './brand.ts';

/** Every value of a record, rewritten. */
const each = <Key extends string, From, To>(
  values: Readonly<Record<Key, From>>,
  rewrite: (value: From) => To,
): Record<Key, To> =>
  Object.fromEntries(Object.entries<From>(values).map(([key, value]) => [key, rewrite(value)])) as Record<Key, To>;

/** The mark of a brand as a picture. */
export const markImage = ({ mark }: Brand): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${mark}</svg>`;

/** The part of an app icon that every device shows, whatever shape it cuts: a circle of 80 % (web manifest, maskable icons). */
const safeShare = 0.56;

/** The mark on the brand's own ground, to be cut into the shape that a device gives to its icons. */
export function appIcon({ mark, dark }: Brand): string {
  const edge = 16 * (1 - safeShare);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${toHex(dark.color.canvas)}" d="M0 0h32v32H0z"/><g transform="translate(${edge} ${edge})scale(${safeShare})">${mark}</g></svg>`;
}

/** What a browser paints around the page, by theme: the ground of the page itself. */
export const themeColors = ({ dark, light }: Brand) => ({
  dark: toHex(dark.color.canvas),
  light: toHex(light.color.canvas),
});

/** The address of a picture that is its own content; only what would end it early is escaped, so that it compresses well. */
export const imageAddress = (svg: string): string =>
  `data:image/svg+xml,${svg.replaceAll('"', "'").replace(/[#%]/g, (sign) => encodeURIComponent(sign))}`;

/** What a theme fills the contract with, as CSS. */
export function themeValues({ color, shadow }: Theme) {
  const colors = Object.fromEntries(colorNames.map((name) => [name, toCss(color[name])])) as Record<ColorName, string>;
  return { color: colors, shadow: { ...shadow } };
}

/** What a brand fills the contract with whatever the theme, as CSS; faces stand apart. */
export function brandValues(brand: Brand) {
  const { easing, ...durations } = brand.motion;
  return {
    radius: each(brand.radius, (pixels) => `${pixels}px`),
    motion: { ...each(durations, (milliseconds) => `${milliseconds}ms`), easing },
    type: each(brand.type, rem),
    brand: { mark: `url("${imageAddress(markImage(brand))}")` },
  };
}

/** The faces of a brand as CSS. */
export const brandFaces = ({ faces }: Brand): string => toFamily(faces, 'system-ui, sans-serif');
