import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';

const { color, leading } = vars;

/** Digits of one width: the button does not tremble while it counts. */
export const count = style(component({ fontVariantNumeric: 'tabular-nums' }));

/** A line below the button and whatever shares its line. */
export const reason = style(
  component({ flexBasis: '100%', color: color.muted, fontSize: vars.type.small, lineHeight: leading.normal }),
);
