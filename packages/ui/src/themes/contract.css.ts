import { createGlobalThemeContract } from '@vanilla-extract/css';
import { type ColorName, colorNames } from '../tokens/color.ts';

const colors = Object.fromEntries(colorNames.map((name) => [name, null])) as Record<ColorName, null>;

/**
 * The variables every style is written in. Colours and shadows are filled by a theme, sizes by the density, leading and
 * tracking by the script of the language, faces by the fonts.
 */
export const vars = createGlobalThemeContract(
  {
    color: colors,
    shadow: { raised: null, overlay: null },
    size: { controlSm: null, controlMd: null, controlLg: null, row: null },
    leading: { tight: null, snug: null, normal: null },
    tracking: { tight: null, normal: null },
    font: { text: null, mono: null },
  },
  (_, path) => `mk-${path.join('-')}`,
);
