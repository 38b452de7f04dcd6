import { textStack } from '../fonts/stacks.ts';
import { toHex } from '../themes/contrast.ts';
import type { Theme } from '../themes/theme.ts';
import { sizesOf, type } from '../tokens/type.ts';
import type { Brand } from './brand.ts';

/** Says what its night looks like. */
const dark: Theme = {
  scheme: 'dark',
  color: {
    canvas: [0.165, 0.024, __hue__],
    surface: [0.205, 0.029, __hue__],
    raised: [0.245, 0.031, __hue__],
    overlay: [0.285, 0.033, __hue__],
    scrim: [0.1, 0.022, __hue__, 0.66],
    line: [0.32, 0.033, __hue__],
    lineStrong: [0.56, 0.033, __hue__],
    text: [0.97, 0.009, __hue__],
    muted: [0.8, 0.022, __hue__],
    faint: [0.7, 0.024, __hue__],
    accent: [0.84, 0.11, __hue__],
    accentHover: [0.88, 0.11, __hue__],
    accentSoft: [0.84, 0.11, __hue__, 0.14],
    accentText: [0.86, 0.1, __hue__],
    onAccent: [0.24, 0.06, __hue__],
    live: [0.8, 0.115, 285],
    liveSoft: [0.8, 0.115, 285, 0.14],
    positive: [0.82, 0.17, 155],
    positiveSoft: [0.82, 0.17, 155, 0.14],
    negative: [0.765, 0.15, 22],
    negativeHover: [0.765, 0.15, 22, 0.16],
    negativeSoft: [0.765, 0.15, 22, 0.13],
    onTone: [0.205, 0.026, __hue__],
    info: [0.78, 0.11, 240],
    infoSoft: [0.78, 0.11, 240, 0.14],
  },
  shadow: {
    raised: '0 1px 2px oklch(0 0 0 / 0.4)',
    overlay: '0 1px 2px oklch(0 0 0 / 0.4), 0 12px 32px oklch(0 0 0 / 0.35)',
  },
};

/** Says what its day looks like. */
const light: Theme = {
  scheme: 'light',
  color: {
    canvas: [0.972, 0.009, __hue__],
    surface: [1, 0, __hue__],
    raised: [0.985, 0.006, __hue__],
    overlay: [1, 0, __hue__],
    scrim: [0.25, 0.033, __hue__, 0.5],
    line: [0.9, 0.013, __hue__],
    lineStrong: [0.62, 0.022, __hue__],
    text: [0.25, 0.039, __hue__],
    muted: [0.43, 0.033, __hue__],
    faint: [0.53, 0.031, __hue__],
    accent: [0.83, 0.12, __hue__],
    accentHover: [0.79, 0.12, __hue__],
    accentSoft: [0.83, 0.12, __hue__, 0.18],
    accentText: [0.5, 0.09, __hue__],
    onAccent: [0.24, 0.06, __hue__],
    live: [0.5, 0.09, 285],
    liveSoft: [0.5, 0.09, 285, 0.1],
    positive: [0.49, 0.13, 155],
    positiveSoft: [0.49, 0.13, 155, 0.1],
    negative: [0.51, 0.185, 25],
    negativeHover: [0.51, 0.185, 25, 0.15],
    negativeSoft: [0.51, 0.185, 25, 0.1],
    onTone: [1, 0, __hue__],
    info: [0.5, 0.13, 250],
    infoSoft: [0.5, 0.13, 250, 0.1],
  },
  shadow: {
    raised: '0 1px 2px oklch(0.3 0.03 240 / 0.08)',
    overlay: '0 1px 2px oklch(0.3 0.03 240 / 0.08), 0 10px 28px oklch(0.3 0.03 240 / 0.1)',
  },
};

/** Says what makes this brand: its colours, corners and motion. */
export const __name__: Brand = {
  title: '__title__',
  dark,
  light,
  radius: { sm: 8, md: 10, lg: 12, xl: 16, xxl: 20, full: 999 },
  motion: { fast: 120, normal: 160, slow: 200, easing: 'cubic-bezier(0.2, 0, 0, 1)' },
  type: sizesOf(type),
  faces: textStack,
  mark: `<circle cx="16" cy="16" r="16" fill="${toHex(dark.color.accent)}"/><path d="M16 7l9 9-9 9-9-9z" fill="${toHex(dark.color.onAccent)}"/>`,
};
