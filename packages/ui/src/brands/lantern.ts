import { textStack } from '../fonts/stacks.ts';
import type { Theme } from '../themes/theme.ts';
import { duration, easing } from '../tokens/motion.ts';
import { radius } from '../tokens/radius.ts';
import { sizesOf, type } from '../tokens/type.ts';
import type { Brand } from './brand.ts';

/** The river at night: deep blue-green surfaces, one warm lantern gold. */
const dark: Theme = {
  scheme: 'dark',
  color: {
    canvas: [0.165, 0.022, 240],
    surface: [0.205, 0.026, 240],
    raised: [0.245, 0.028, 240],
    overlay: [0.285, 0.03, 240],
    scrim: [0.1, 0.02, 240, 0.66],
    line: [0.32, 0.03, 240],
    lineStrong: [0.56, 0.03, 240],
    text: [0.97, 0.008, 220],
    muted: [0.8, 0.02, 225],
    faint: [0.7, 0.022, 230],
    accent: [0.84, 0.145, 86],
    accentHover: [0.88, 0.14, 88],
    accentSoft: [0.84, 0.145, 86, 0.14],
    accentText: [0.86, 0.13, 88],
    onAccent: [0.24, 0.06, 75],
    live: [0.8, 0.115, 195],
    liveSoft: [0.8, 0.115, 195, 0.14],
    positive: [0.82, 0.17, 155],
    positiveSoft: [0.82, 0.17, 155, 0.14],
    negative: [0.765, 0.15, 22],
    negativeHover: [0.765, 0.15, 22, 0.18],
    negativeSoft: [0.765, 0.15, 22, 0.13],
    onTone: [0.205, 0.026, 240],
    info: [0.78, 0.11, 240],
    infoSoft: [0.78, 0.11, 240, 0.14],
  },
  shadow: {
    raised: '0 1px 2px oklch(0 0 0 / 0.4)',
    overlay: '0 1px 2px oklch(0 0 0 / 0.4), 0 12px 32px oklch(0 0 0 / 0.35)',
  },
};

/** The same accents on rice-paper white. */
const light: Theme = {
  scheme: 'light',
  color: {
    canvas: [0.972, 0.008, 95],
    surface: [1, 0, 0],
    raised: [0.985, 0.005, 95],
    overlay: [1, 0, 0],
    scrim: [0.25, 0.03, 240, 0.5],
    line: [0.9, 0.012, 95],
    lineStrong: [0.62, 0.02, 240],
    text: [0.25, 0.035, 245],
    muted: [0.43, 0.03, 243],
    faint: [0.53, 0.028, 243],
    accent: [0.83, 0.15, 86],
    accentHover: [0.79, 0.15, 84],
    accentSoft: [0.83, 0.15, 86, 0.18],
    accentText: [0.5, 0.105, 72],
    onAccent: [0.24, 0.06, 75],
    live: [0.5, 0.09, 200],
    liveSoft: [0.5, 0.09, 200, 0.1],
    positive: [0.49, 0.13, 155],
    positiveSoft: [0.49, 0.13, 155, 0.1],
    negative: [0.51, 0.185, 25],
    negativeHover: [0.51, 0.185, 25, 0.15],
    negativeSoft: [0.51, 0.185, 25, 0.1],
    onTone: [1, 0, 0],
    info: [0.5, 0.13, 250],
    infoSoft: [0.5, 0.13, 250, 0.1],
  },
  shadow: {
    raised: '0 1px 2px oklch(0.3 0.03 240 / 0.08)',
    overlay: '0 1px 2px oklch(0.3 0.03 240 / 0.08), 0 10px 28px oklch(0.3 0.03 240 / 0.1)',
  },
};

/** The brand of a site that has chosen none. Its mark is a naga on gold. */
export const lantern: Brand = {
  title: 'Lantern',
  dark,
  light,
  radius,
  motion: { ...duration, easing },
  type: sizesOf(type),
  faces: textStack,
  mark: '<rect width="32" height="32" rx="9" fill="#f2c14e"/><path d="M6 21c3.2 0 3.4-6 6.6-6s3.6 4.6 6.8 4.6S22.6 11 26 11" fill="none" stroke="#2b1d05" stroke-width="3.4" stroke-linecap="round"/><path d="M7 21h0M25 11h0" fill="none" stroke="#2b1d05" stroke-width="5.2" stroke-linecap="round"/>',
};
