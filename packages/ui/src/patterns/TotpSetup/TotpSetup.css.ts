import { style } from '@vanilla-extract/css';
import { pattern } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { space } from '../../tokens/space.ts';

/** Picture and words beside each other where there is room. */
export const scan = style(pattern({ display: 'flex', flexWrap: 'wrap', gap: space[5], alignItems: 'start' }));

export const words = style(pattern({ flex: '1 1 240px', maxInlineSize: 480, minInlineSize: 0 }));

/** A key in groups of four, to be read over to a phone. */
export const key = style(pattern({ fontFamily: vars.font.mono, overflowWrap: 'anywhere' }));

/** Codes in as many columns as fit. */
export const codes = style([
  key,
  pattern({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(110px, 1fr))',
    gap: space[2],
    maxInlineSize: 480,
  }),
]);
