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

export const rounded = style([frame, component({ borderRadius: vars.radius.lg })]);

export const image = style(
  component({
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
    // not asked for yet: browsers draw an image without an address as a broken one
    selectors: { '&:not([src])': { opacity: 0 } },
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
