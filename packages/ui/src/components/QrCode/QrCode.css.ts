import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.css.ts';
import { radius } from '../../tokens/radius.ts';

/** Dark on white in every theme, forced colours too: most cameras do not read a code the other way round. */
export const root = style(
  component({
    display: 'inline-block',
    flex: 'none',
    background: '#fff',
    borderRadius: radius.md,
    forcedColorAdjust: 'none',
    lineHeight: 0,
  }),
);
