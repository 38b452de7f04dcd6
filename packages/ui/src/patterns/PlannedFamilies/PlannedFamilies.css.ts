import { style } from '@vanilla-extract/css';
import { focusRing } from '../../styles/focus-ring.css.ts';
import { pattern } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { space } from '../../tokens/space.ts';

export const list = style(
  pattern({
    listStyle: 'none',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(148px, 1fr))',
    gap: space[3],
  }),
);

export const tile = style([
  focusRing,
  pattern({ display: 'flex', alignItems: 'center', gap: space[3], color: vars.color.muted, textDecoration: 'none' }),
]);

export const art = style(pattern({ flex: 'none', inlineSize: 48 }));
