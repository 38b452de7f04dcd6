import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { space } from '../../tokens/space.ts';

const { color, leading } = vars;

export const root = style(
  component({ display: 'grid', gap: space[2], fontSize: vars.type.small, lineHeight: leading.snug }),
);
export const list = style(component({ display: 'grid', gap: space[1] }));

const line = component({ display: 'flex', alignItems: 'start', gap: 6 });
export const rule = styleVariants({
  met: [line, component({ color: color.positive })],
  unmet: [line, component({ color: color.muted })],
  refused: [line, component({ color: color.negative })],
});
