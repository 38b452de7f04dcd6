import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { space } from '../../tokens/space.ts';

export const root = style(component({ display: 'grid', gap: space[2], minInlineSize: 0 }));

/** A value that has no room beside its name goes below it, to the end of the line. */
export const pair = style(component({ display: 'flex', flexWrap: 'wrap', columnGap: space[4], minInlineSize: 0 }));

export const term = style(component({ flex: '1 1 auto', color: vars.color.muted }));

export const value = style(
  component({
    marginInlineStart: 'auto',
    minInlineSize: 0,
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  }),
);
