import { style } from '@vanilla-extract/css';
import { focusRingInset } from '../../styles/focus-ring.css.ts';
import { component } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { space } from '../../tokens/space.ts';
import { weight } from '../../tokens/type.ts';

const { color } = vars;

/** A number reads from left to right everywhere, its calling code first. */
export const box = style(component({ direction: 'ltr', paddingInlineStart: space[1] }));

export const country = style([
  focusRingInset,
  component({
    display: 'flex',
    alignItems: 'center',
    gap: space[1],
    flex: 'none',
    minBlockSize: 36,
    paddingInline: space[2],
    borderRadius: vars.radius.sm,
    fontVariantNumeric: 'tabular-nums',
    selectors: { '&:not(:disabled):hover, &[aria-expanded=true]': { background: color.raised } },
    '@media': { '(pointer: coarse)': { minBlockSize: 44 } },
  }),
]);

export const fixed = style(component({ flex: 'none', paddingInline: space[2], color: color.muted }));

export const iso = style(component({ color: color.muted, fontSize: vars.type.caption, fontWeight: weight.bold }));
