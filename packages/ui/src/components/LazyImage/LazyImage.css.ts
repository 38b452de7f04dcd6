import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { artColor } from '../../tokens/art.ts';
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
    // only a picture that did not load has what stands after it: covers the glyph of browsers until the next try
    selectors: { '&::after': { content: '', position: 'absolute', inset: 0, background: color.raised } },
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
    // dark enough below the words on every colour of a picture
    color: artColor('white'),
    background: `linear-gradient(${artColor('shade', 0.5)}, ${artColor('shade', 0.8)})`,
  }),
);
