import { applyTheme } from './apply-theme.ts';
import type { Theme } from './theme.ts';

/** The river at night: deep blue-green surfaces, one warm lantern gold. The default. */
export const dark: Theme = {
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

applyTheme(':root, [data-theme=dark]', dark);
