import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { space } from '../../tokens/space.ts';
import { weight } from '../../tokens/type.ts';

const { color, leading } = vars;

// as narrow as its place: an input alone would be as wide as twenty letters
export const root = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 6,
    minInlineSize: 0,
    alignContent: 'start',
  }),
);

/** In a bar of controls nothing else stands in the field: room for an error comes with the error. */
export const bareMessages = style(component({ selectors: { '&:empty': { position: 'absolute' } } }));

export const label = style(
  component({
    fontSize: vars.type.small,
    fontWeight: weight.bold,
    lineHeight: leading.snug,
    justifySelf: 'start',
  }),
);

export const required = style(component({ color: color.negative, marginInlineStart: space.half }));

export const description = style(
  component({ fontSize: vars.type.small, color: color.muted, lineHeight: leading.snug }),
);

export const error = style(
  component({
    display: 'flex',
    alignItems: 'start',
    gap: 6,
    fontSize: vars.type.small,
    lineHeight: leading.snug,
    color: color.negative,
  }),
);
