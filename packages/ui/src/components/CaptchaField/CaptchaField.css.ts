import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { space } from '../../tokens/space.ts';

const { color, size } = vars;

export const line = style(component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] }));

/** Room for some characters; picture and button go below where that is too much. */
export const box = style(component({ flex: '1 1 100px', minInlineSize: 0 }));

export const input = style(component({ letterSpacing: '0.12em' }));

/** The frame keeps its room while a picture loads. */
export const picture = style(
  component({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: 128,
    blockSize: size.controlLg,
    borderRadius: vars.radius.md,
    overflow: 'hidden',
    background: color.raised,
    border: `1px solid ${color.line}`,
    color: color.muted,
    fontSize: vars.type.caption,
    textAlign: 'center',
  }),
);

export const image = style(
  component({
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
    selectors: { '&[data-stale]': { opacity: 0.25 } },
  }),
);

export const note = style(
  component({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center', padding: space[1] }),
);

export const alternative = style(component({ marginBlockStart: space[1] }));
