import { style } from '@vanilla-extract/css';
import { vars } from '../themes/contract.css.ts';
import { base } from './layers.css.ts';

/** The ring of whatever has keyboard focus. An outline, so that it is seen in forced colours too and moves nothing. */
export const focusRing = style(
  base({
    selectors: {
      '&:focus-visible': { outline: `2px solid ${vars.color.live}`, outlineOffset: 2 },
    },
  }),
);

/** The same ring drawn inwards, for things whose parent clips (rows, tiles, tabs). */
export const focusRingInset = style(
  base({
    selectors: {
      '&:focus-visible': { outline: `2px solid ${vars.color.live}`, outlineOffset: -2 },
    },
  }),
);
