import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { space } from '../../tokens/space.ts';
import { weight } from '../../tokens/type.ts';

const { color, leading } = vars;

const box = component({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[3],
  padding: space[3],
  borderRadius: vars.radius.md,
  border: '1px solid',
  color: color.text,
  lineHeight: leading.snug,
});

export const tone = styleVariants({
  info: [box, component({ borderColor: color.line, background: color.raised })],
  positive: [box, component({ borderColor: color.positive, background: color.positiveSoft })],
  negative: [box, component({ borderColor: color.negative, background: color.negativeSoft })],
});

export const glyph = styleVariants({
  info: [component({ color: color.info })],
  positive: [component({ color: color.positive })],
  negative: [component({ color: color.negative })],
});

export const words = style(component({ display: 'grid', gap: 2, alignContent: 'start', minInlineSize: 0 }));
export const title = style(component({ fontWeight: weight.bold }));
export const small = style(component({ color: color.muted, fontSize: vars.type.small }));
export const code = style(
  component({
    // it reads from left to right everywhere, but begins where the words above it begin
    justifySelf: 'start',
    color: color.muted,
    fontSize: vars.type.caption,
    overflowWrap: 'anywhere',
    userSelect: 'all',
  }),
);
