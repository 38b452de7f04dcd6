import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { space } from '../../tokens/space.ts';
import { weight } from '../../tokens/type.ts';

const { color } = vars;

export const root = style(component({ display: 'grid', gap: space[2], minInlineSize: 0 }));

export const area = style(
  component({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minBlockSize: 96,
    padding: space[4],
    borderRadius: vars.radius.md,
    border: `2px dashed ${color.lineStrong}`,
    background: color.canvas,
    color: color.muted,
    textAlign: 'center',
    selectors: {
      '&:hover:has(:enabled:not([aria-disabled]))': { borderColor: color.live, color: color.text },
      '&:focus-within': { outline: `2px solid ${color.live}`, outlineOffset: 1, borderColor: color.live },
      '&:has([aria-invalid=true])': { borderColor: color.negative },
      '&:has(:disabled)': { minBlockSize: 0, borderColor: color.line },
    },
  }),
);

export const areaFull = style([area, component({ minBlockSize: 0, borderColor: color.line })]);

export const areaOver = style([area, component({ borderStyle: 'solid', borderColor: color.live, color: color.text })]);

export const words = style(component({ display: 'inline-flex', alignItems: 'center', gap: space[2] }));

/** Unseen and over everything: the area looks, the input acts. */
export const input = style(
  component({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    opacity: 0,
    cursor: 'pointer',
    selectors: { '&:is(:disabled, [aria-disabled])': { cursor: 'not-allowed' } },
  }),
);

export const list = style(component({ display: 'grid', gap: space[2], margin: 0, padding: 0, listStyle: 'none' }));

export const item = style(
  component({
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: space[3],
    padding: space[2],
    borderRadius: vars.radius.md,
    border: `1px solid ${color.line}`,
  }),
);

export const preview = style(
  component({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: 96,
    blockSize: 56,
    objectFit: 'cover',
    borderRadius: vars.radius.sm,
    background: color.raised,
    color: color.muted,
  }),
);

export const facts = style(component({ flex: '1 1 120px', minInlineSize: 0, display: 'grid', gap: space[1] }));
/** Has the direction of its letters, and stands where the other facts do. */
export const name = style(
  component({
    fontWeight: weight.semibold,
    overflowWrap: 'anywhere',
    textAlign: ['-webkit-match-parent', 'match-parent'],
  }),
);
export const size = style(component({ color: color.muted, fontSize: vars.type.small }));

const state = style(
  component({ display: 'inline-flex', alignItems: 'center', gap: space[1], fontSize: vars.type.small }),
);
export const done = style([state, component({ color: color.positive })]);
export const failed = style([state, component({ color: color.negative })]);

export const actions = style(
  component({ display: 'flex', alignItems: 'center', gap: space[1], marginInlineStart: 'auto' }),
);
