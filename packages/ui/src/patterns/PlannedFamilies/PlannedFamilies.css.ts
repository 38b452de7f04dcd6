import { style } from '@vanilla-extract/css';
import { focusRing } from '../../styles/focus-ring.css.ts';
import { pattern } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { below } from '../../tokens/breakpoint.ts';
import { space } from '../../tokens/space.ts';

// what cannot be played is no reason to scroll
const phone = below('tablet');

export const list = style(
  pattern({
    listStyle: 'none',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(148px, 1fr))',
    gap: space[3],
    '@media': { [phone]: { rowGap: space[2] } },
  }),
);

export const tile = style([
  focusRing,
  pattern({ display: 'flex', alignItems: 'center', gap: space[3], color: vars.color.muted, textDecoration: 'none' }),
]);

export const art = style(pattern({ flex: 'none', inlineSize: 48, '@media': { [phone]: { inlineSize: 36 } } }));
