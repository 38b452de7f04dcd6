import { style, styleVariants } from '@vanilla-extract/css';
import { pattern } from '../../styles/layers.css.ts';
import { below, from } from '../../tokens/breakpoint.ts';

/** Height of the lane in CSS pixels. */
export const height = 52;

/** Outweighs the styles of the lane, which come later: the initial load has no need of them. */
const hidden = { selectors: { '&&': { display: 'none' } } };

export const screens = styleVariants({
  all: pattern({}),
  wide: pattern({ '@media': { [below('desktop')]: hidden } }),
  narrow: pattern({ '@media': { [from('desktop')]: hidden } }),
});

/** As high as the lane with its title, before anything of it is known. */
export const skeleton = style(
  pattern({ minBlockSize: height + 40, '@media': { [from('desktop')]: { minBlockSize: height } } }),
);
