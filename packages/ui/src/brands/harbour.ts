import { deviceStack } from '../fonts/stacks.ts';
import type { Theme } from '../themes/theme.ts';
import { sizesOf, type } from '../tokens/type.ts';
import type { Brand } from './brand.ts';

/** A harbour before dawn: slate surfaces, one signal blue. */
const dark: Theme = {
  scheme: 'dark',
  color: {
    canvas: [0.165, 0.02, 262],
    surface: [0.205, 0.023, 262],
    raised: [0.245, 0.025, 262],
    overlay: [0.285, 0.027, 262],
    scrim: [0.1, 0.018, 262, 0.66],
    line: [0.32, 0.027, 262],
    lineStrong: [0.56, 0.027, 262],
    text: [0.97, 0.007, 262],
    muted: [0.8, 0.018, 262],
    faint: [0.7, 0.02, 262],
    accent: [0.84, 0.116, 225],
    accentHover: [0.88, 0.112, 225],
    accentSoft: [0.84, 0.116, 225, 0.14],
    accentText: [0.86, 0.104, 225],
    onAccent: [0.24, 0.06, 240],
    live: [0.8, 0.115, 165],
    liveSoft: [0.8, 0.115, 165, 0.14],
    positive: [0.82, 0.17, 155],
    positiveSoft: [0.82, 0.17, 155, 0.14],
    negative: [0.765, 0.15, 22],
    negativeHover: [0.765, 0.15, 22, 0.18],
    negativeSoft: [0.765, 0.15, 22, 0.13],
    onTone: [0.205, 0.026, 262],
    info: [0.78, 0.11, 240],
    infoSoft: [0.78, 0.11, 240, 0.14],
  },
  shadow: {
    raised: '0 1px 2px oklch(0 0 0 / 0.4)',
    overlay: '0 1px 2px oklch(0 0 0 / 0.4), 0 12px 32px oklch(0 0 0 / 0.35)',
  },
};

/** The same blue on a clear day. */
const light: Theme = {
  scheme: 'light',
  color: {
    canvas: [0.972, 0.007, 262],
    surface: [1, 0, 262],
    raised: [0.985, 0.005, 262],
    overlay: [1, 0, 262],
    scrim: [0.25, 0.027, 262, 0.5],
    line: [0.9, 0.011, 262],
    lineStrong: [0.62, 0.018, 262],
    text: [0.25, 0.032, 262],
    muted: [0.43, 0.027, 262],
    faint: [0.53, 0.025, 262],
    accent: [0.83, 0.12, 225],
    accentHover: [0.79, 0.12, 225],
    accentSoft: [0.83, 0.12, 225, 0.18],
    accentText: [0.5, 0.084, 225],
    onAccent: [0.24, 0.06, 240],
    live: [0.5, 0.09, 165],
    liveSoft: [0.5, 0.09, 165, 0.1],
    positive: [0.49, 0.13, 155],
    positiveSoft: [0.49, 0.13, 155, 0.1],
    negative: [0.51, 0.185, 25],
    negativeHover: [0.51, 0.185, 25, 0.15],
    negativeSoft: [0.51, 0.185, 25, 0.1],
    onTone: [1, 0, 262],
    info: [0.5, 0.13, 250],
    infoSoft: [0.5, 0.13, 250, 0.1],
  },
  shadow: {
    raised: '0 1px 2px oklch(0.3 0.03 240 / 0.08)',
    overlay: '0 1px 2px oklch(0.3 0.03 240 / 0.08), 0 10px 28px oklch(0.3 0.03 240 / 0.1)',
  },
};

/** Sober and square: blue on slate, the faces of the device, quick motion. */
export const harbour: Brand = {
  title: 'Harbour',
  dark,
  light,
  radius: { sm: 2, md: 3, lg: 4, xl: 4, xxl: 6, full: 999 },
  motion: { fast: 90, normal: 120, slow: 150, easing: 'cubic-bezier(0.2, 0, 0.2, 1)' },
  type: { ...sizesOf(type), title: 19, headline: 24, display: 30 },
  faces: deviceStack,
  mark: '<rect width="32" height="32" rx="3" fill="#6cc3f2"/><path d="M6 20h20l-4 6H10zM15 5h2v13h-2zM18 7l7 10h-7z" fill="#06283f"/>',
};
