import { style } from '@vanilla-extract/css';
import { mirror } from '../../styles/direction.css.ts';
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

/** The thumb moves by transform, towards the end of the line. */
export const track = style(
  component({
    flex: 'none',
    inlineSize: 40,
    blockSize: 24,
    padding: 3,
    borderRadius: vars.radius.full,
    border: `1px solid ${color.lineStrong}`,
    background: color.canvas,
    selectors: {
      '&::before': {
        content: '',
        display: 'block',
        inlineSize: 16,
        blockSize: 16,
        borderRadius: vars.radius.full,
        background: color.muted,
        transition: `transform ${vars.motion.fast} ${vars.motion.easing}`,
      },
      '[aria-checked=true] > &': { background: color.live, borderColor: color.live },
      '[aria-checked=true] > &::before': {
        background: color.onTone,
        transform: `translateX(calc(16px * ${mirror}))`,
      },
      '[aria-busy=true] > &': { opacity: 0.6 },
    },
    '@media': {
      '(forced-colors: active)': {
        borderColor: 'ButtonText',
        selectors: {
          '&::before': { background: 'ButtonText' },
          '[aria-checked=true] > &': { background: 'Highlight' },
          '[aria-checked=true] > &::before': { background: 'HighlightText' },
        },
      },
    },
  }),
);
