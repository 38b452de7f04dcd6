import { style, styleVariants } from '@vanilla-extract/css';
import { focusRing } from '../../styles/focus-ring.css.ts';
import { component } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { space } from '../../tokens/space.ts';

const { color, leading } = vars;

export const options = styleVariants({
  vertical: [component({ display: 'grid', gap: space[1] })],
  horizontal: [component({ display: 'flex', flexWrap: 'wrap', gap: space[1], columnGap: space[6] })],
});

/** Mark and words are one target, at least 24 px high, 44 under a finger. */
export const option = style(
  component({
    display: 'flex',
    alignItems: 'start',
    gap: space[2],
    paddingBlock: space.half,
    '@media': { '(pointer: coarse)': { paddingBlock: space[3] } },
  }),
);

export const mark = style([
  focusRing,
  component({
    appearance: 'none',
    flex: 'none',
    inlineSize: 20,
    blockSize: 20,
    margin: 0,
    borderRadius: vars.radius.full,
    border: `1px solid ${color.lineStrong}`,
    background: color.canvas,
    selectors: {
      // a ring of the accent around a dot of the canvas
      '&:checked': { borderColor: color.accent, borderWidth: 6 },
      '[aria-invalid=true] > * > &': { borderColor: color.negative },
      '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&:checked': { borderColor: 'Highlight', forcedColorAdjust: 'none' } },
      },
    },
  }),
]);

export const words = style(component({ display: 'grid', gap: space.half, minInlineSize: 0 }));

export const label = style(
  component({
    lineHeight: leading.snug,
    paddingBlockStart: 1,
    cursor: 'pointer',
    selectors: { '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' } },
  }),
);
