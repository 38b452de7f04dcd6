import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { space } from '../../tokens/space.ts';

const { color } = vars;

export const frame = style(
  component({
    display: 'block',
    position: 'relative',
    inlineSize: '100%',
    overflow: 'hidden',
    borderRadius: 'inherit',
    background: color.raised,
  }),
);

export const image = style(
  component({
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
  }),
);

export const failed = style(
  component({
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    padding: space[1],
    textAlign: 'center',
    overflowWrap: 'anywhere',
    fontSize: vars.type.small,
    color: color.faint,
    background: `radial-gradient(120% 80% at 50% 120%, ${color.liveSoft}, transparent)`,
  }),
);
