import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { artColor } from '../../tokens/art.ts';

/** Dark on white in every theme, forced colours too: most cameras do not read a code the other way round. */
export const root = style(
  component({
    display: 'inline-block',
    flex: 'none',
    background: artColor('paper'),
    borderRadius: vars.radius.md,
    forcedColorAdjust: 'none',
    lineHeight: 0,
  }),
);
