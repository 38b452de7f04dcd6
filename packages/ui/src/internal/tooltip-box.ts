import { vars } from '../themes/contract.css.ts';
import { z } from '../tokens/layer.ts';
import { space } from '../tokens/space.ts';
import { weight } from '../tokens/type.ts';

const { color, leading, shadow } = vars;

/** Rule of a small box of words beside a control: a tooltip, and the reason of a button that cannot be used. */
export const tooltipBox = {
  zIndex: z.tooltip,
  maxInlineSize: 240,
  padding: `${space[1]}px ${space[2]}px`,
  borderRadius: vars.radius.sm,
  background: color.overlay,
  border: `1px solid ${color.line}`,
  boxShadow: shadow.overlay,
  color: color.text,
  fontSize: vars.type.small,
  fontWeight: weight.medium,
  lineHeight: leading.snug,
} as const;
