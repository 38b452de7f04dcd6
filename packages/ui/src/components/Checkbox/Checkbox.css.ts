import { style } from '@vanilla-extract/css';
import { focusRing } from '../../styles/focus-ring.css.ts';
import { component } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { space } from '../../tokens/space.ts';

const { color, leading } = vars;

export const root = style(component({ display: 'grid', gap: 6 }));

/** Box and label are one target, at least 24 px high, 44 under a finger. */
export const line = style(
  component({
    display: 'flex',
    alignItems: 'start',
    gap: space[2],
    paddingBlock: space.half,
    '@media': { '(pointer: coarse)': { paddingBlock: space[3] } },
  }),
);

export const box = style([
  focusRing,
  component({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: 20,
    blockSize: 20,
    borderRadius: 6,
    border: `1px solid ${color.lineStrong}`,
    background: color.canvas,
    color: color.onAccent,
    selectors: {
      '&[data-state=checked], &[data-state=indeterminate]': { background: color.accent, borderColor: color.accent },
      '&[aria-invalid=true]': { borderColor: color.negative },
      '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[data-state=checked], &[data-state=indeterminate]': {
            background: 'Highlight',
            color: 'HighlightText',
            forcedColorAdjust: 'none',
          },
        },
      },
    },
  }),
]);

export const label = style(
  component({
    lineHeight: leading.snug,
    paddingBlockStart: 1,
    cursor: 'pointer',
    selectors: { [`${box}:disabled + &`]: { opacity: 0.5, cursor: 'not-allowed' } },
  }),
);
