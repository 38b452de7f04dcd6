import { style } from '@vanilla-extract/css';
import { focusRing } from '../../styles/focus-ring.css.ts';
import { pattern } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { space } from '../../tokens/space.ts';

/** Beside the box of the choice: title and date, and below them what it says. */
export const message = style(
  pattern({ flex: '1 1 160px', minInlineSize: 0, display: 'grid', gap: space[3], justifyItems: 'start' }),
);

export const opener = style([
  focusRing,
  pattern({
    inlineSize: '100%',
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    textAlign: 'start',
    cursor: 'pointer',
    borderRadius: vars.radius.sm,
    selectors: { '&[data-read]': { fontWeight: 'normal' } },
    '@media': { '(pointer: coarse)': { minBlockSize: 44 } },
  }),
]);

/** Text that may hold long numbers. */
export const text = style(pattern({ margin: 0, overflowWrap: 'anywhere', maxInlineSize: '64ch' }));
