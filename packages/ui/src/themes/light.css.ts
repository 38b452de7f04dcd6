import { applyTheme } from './apply-theme.ts';
import type { Theme } from './theme.ts';

/** The same accents on rice-paper white. */
export const light: Theme = {
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

applyTheme('[data-theme=light]', light);
