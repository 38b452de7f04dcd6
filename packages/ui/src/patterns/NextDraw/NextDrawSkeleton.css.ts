import { style, styleVariants } from '@vanilla-extract/css';
import { pattern } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { below, from } from '../../tokens/breakpoint.ts';

/** Outweighs the styles of the card, which come later: the initial load has no need of them. */
const hidden = { selectors: { '&&': { display: 'none' } } };

export const screens = styleVariants({
  all: pattern({}),
  wide: pattern({ '@media': { [below('wide')]: hidden } }),
  narrow: pattern({ '@media': { [from('wide')]: hidden } }),
});

/** As high as the card, before anything of it is known: beside the banner that says how high. */
export const skeleton = style(
  pattern({
    minBlockSize: 86,
    blockSize: '100%',
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.xl,
    background: vars.color.surface,
  }),
);
