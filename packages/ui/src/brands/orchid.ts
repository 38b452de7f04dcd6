import { textStack } from '../fonts/stacks.ts';
import type { Theme } from '../themes/theme.ts';
import { sizesOf, type } from '../tokens/type.ts';
import type { Brand } from './brand.ts';

/** A garden at dusk: plum surfaces, one pink of petals. */
const dark: Theme = {
  scheme: 'dark',
  color: {
    canvas: [0.165, 0.024, 325],
    surface: [0.205, 0.029, 325],
    raised: [0.245, 0.031, 325],
    overlay: [0.285, 0.033, 325],
    scrim: [0.1, 0.022, 325, 0.66],
    line: [0.32, 0.033, 325],
    lineStrong: [0.56, 0.033, 325],
    text: [0.97, 0.009, 325],
    muted: [0.8, 0.022, 325],
    faint: [0.7, 0.024, 325],
    accent: [0.84, 0.138, 350],
    accentHover: [0.88, 0.133, 350],
    accentSoft: [0.84, 0.138, 350, 0.14],
    accentText: [0.86, 0.123, 350],
    onAccent: [0.24, 0.06, 350],
    live: [0.8, 0.115, 285],
    liveSoft: [0.8, 0.115, 285, 0.14],
    positive: [0.82, 0.17, 155],
    positiveSoft: [0.82, 0.17, 155, 0.14],
    negative: [0.765, 0.15, 22],
    negativeHover: [0.765, 0.15, 22, 0.18],
    negativeSoft: [0.765, 0.15, 22, 0.13],
    onTone: [0.205, 0.026, 325],
    info: [0.78, 0.11, 240],
    infoSoft: [0.78, 0.11, 240, 0.14],
  },
  shadow: {
    raised: '0 1px 2px oklch(0 0 0 / 0.4)',
    overlay: '0 1px 2px oklch(0 0 0 / 0.4), 0 12px 32px oklch(0 0 0 / 0.35)',
  },
};

/** The same pink on petals of white. */
const light: Theme = {
  scheme: 'light',
  color: {
    canvas: [0.972, 0.009, 325],
    surface: [1, 0, 325],
    raised: [0.985, 0.006, 325],
    overlay: [1, 0, 325],
    scrim: [0.25, 0.033, 325, 0.5],
    line: [0.9, 0.013, 325],
    lineStrong: [0.62, 0.022, 325],
    text: [0.25, 0.039, 325],
    muted: [0.43, 0.033, 325],
    faint: [0.53, 0.031, 325],
    accent: [0.83, 0.142, 350],
    accentHover: [0.79, 0.142, 350],
    accentSoft: [0.83, 0.142, 350, 0.18],
    accentText: [0.5, 0.1, 350],
    onAccent: [0.24, 0.06, 350],
    live: [0.5, 0.09, 285],
    liveSoft: [0.5, 0.09, 285, 0.1],
    positive: [0.49, 0.13, 155],
    positiveSoft: [0.49, 0.13, 155, 0.1],
    negative: [0.51, 0.185, 25],
    negativeHover: [0.51, 0.185, 25, 0.15],
    negativeSoft: [0.51, 0.185, 25, 0.1],
    onTone: [1, 0, 325],
    info: [0.5, 0.13, 250],
    infoSoft: [0.5, 0.13, 250, 0.1],
  },
  shadow: {
    raised: '0 1px 2px oklch(0.3 0.03 240 / 0.08)',
    overlay: '0 1px 2px oklch(0.3 0.03 240 / 0.08), 0 10px 28px oklch(0.3 0.03 240 / 0.1)',
  },
};

/** Round and soft: pink on plum, larger corners, slower motion. */
export const orchid: Brand = {
  title: 'Orchid',
  dark,
  light,
  radius: { sm: 12, md: 16, lg: 20, xl: 24, xxl: 28, full: 999 },
  motion: { fast: 160, normal: 220, slow: 280, easing: 'cubic-bezier(0.3, 0, 0, 1)' },
  type: sizesOf(type),
  faces: textStack,
  mark: '<circle cx="16" cy="16" r="16" fill="#f39ac4"/><path d="M16 6c4 4 4 8 0 10-4-2-4-6 0-10zM6 16c4-4 8-4 10 0-2 4-6 4-10 0zM26 16c-4 4-8 4-10 0 2-4 6-4 10 0zM16 26c-4-4-4-8 0-10 4 2 4 6 0 10z" fill="#4a1230"/>',
};
