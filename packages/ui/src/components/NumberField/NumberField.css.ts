import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.css.ts';
import { space } from '../../tokens/space.ts';

/** Digits stand in columns; the number keeps to the edge of its language, though it reads from left to right. */
export const input = style(
  component({
    fontVariantNumeric: 'tabular-nums',
    selectors: { '[dir=rtl] &': { textAlign: 'end' } },
  }),
);

export const steps = style(component({ display: 'flex', flex: 'none', gap: space.half, marginInlineEnd: -8 }));
