import { style } from '@vanilla-extract/css';
import { pattern } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { space } from '../../tokens/space.ts';
import { weight } from '../../tokens/type.ts';

const { color, leading } = vars;

export const root = style(
  pattern({ display: 'grid', justifyItems: 'center', alignContent: 'start', gap: space[2], minInlineSize: 0 }),
);

export const name = style(
  pattern({ fontSize: vars.type.body, fontWeight: weight.bold, lineHeight: leading.snug, textAlign: 'center' }),
);

export const text = style(pattern({ color: color.muted, fontSize: vars.type.small, textAlign: 'center' }));
