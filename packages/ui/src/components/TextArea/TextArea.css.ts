import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { space } from '../../tokens/space.ts';

export const box = style(component({ paddingInline: 0, alignItems: 'stretch' }));

/** Grows with its text where the browser can, up to ten lines; else it scrolls. */
export const input = style(
  component({
    paddingBlock: space[2],
    paddingInline: space[3],
    resize: 'none',
    fieldSizing: 'content',
    minBlockSize: `calc(3lh + ${2 * space[2]}px)`,
    maxBlockSize: '10lh',
    lineHeight: vars.leading.normal,
    borderRadius: 'inherit',
  }),
);

export const counter = style(component({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' }));
