import { style } from '@vanilla-extract/css';
import { appear } from '../../internal/appear.css.ts';
import { focusRingInset } from '../../styles/focus-ring.css.ts';
import { component } from '../../styles/layers.css.ts';
import { floating } from '../../styles/surface.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { z } from '../../tokens/layer.ts';
import { radius } from '../../tokens/radius.ts';
import { space } from '../../tokens/space.ts';
import { rem, weight } from '../../tokens/type.ts';

const { color, size } = vars;

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
    borderRadius: radius.sm,
    fontVariantNumeric: 'tabular-nums',
    selectors: { '&:not(:disabled):hover, &[aria-expanded=true]': { background: color.raised } },
    '@media': { '(pointer: coarse)': { minBlockSize: 44 } },
  }),
]);

export const fixed = style(component({ flex: 'none', paddingInline: space[2], color: color.muted }));

export const iso = style(component({ color: color.muted, fontSize: rem(12), fontWeight: weight.bold }));

export const list = style([
  floating,
  appear,
  component({
    zIndex: z.popover,
    display: 'flex',
    flexDirection: 'column',
    inlineSize: 340,
    maxInlineSize: `calc(100vw - ${2 * space[2]}px)`,
    maxBlockSize: 'min(380px, var(--radix-popover-content-available-height))',
    outline: 'none',
  }),
]);

export const search = style(component({ flex: 'none', margin: space[2] }));

export const options = style(
  component({
    flex: 1,
    minBlockSize: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    padding: space[1],
    paddingBlockStart: 0,
  }),
);

export const code = style(component({ color: color.muted, fontVariantNumeric: 'tabular-nums' }));

export const none = style(
  component({ padding: space[4], color: color.muted, textAlign: 'center', minBlockSize: size.controlMd }),
);
