import { style } from '@vanilla-extract/css';
import { switchTrack } from '../../internal/switch-track.ts';
import { focusRing } from '../../styles/focus-ring.css.ts';
import { component } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { space } from '../../tokens/space.ts';
import { weight } from '../../tokens/type.ts';

const { color, leading } = vars;

/** Words and track are one target. */
export const root = style([
  focusRing,
  component({
    inlineSize: '100%',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[4],
    paddingBlock: space[1],
    borderRadius: vars.radius.sm,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: { '&[aria-busy=true]': { cursor: 'progress' } },
    '@media': { '(pointer: coarse)': { minBlockSize: 44 } },
  }),
]);

export const words = style(component({ display: 'grid', gap: space.half, minInlineSize: 0 }));
export const label = style(component({ fontWeight: weight.semibold, lineHeight: leading.snug }));
export const description = style(
  component({ color: color.muted, fontSize: vars.type.small, lineHeight: leading.snug }),
);

const bare = switchTrack({ inlineSize: 40, blockSize: 24, padding: 3 });

export const track = style(
  component({
    ...bare,
    background: color.canvas,
    selectors: { ...bare.selectors, '[aria-busy=true] > &': { opacity: 0.6 } },
  }),
);
