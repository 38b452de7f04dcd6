import { style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { space } from '../../tokens/space.ts';
import { rem, weight } from '../../tokens/type.ts';

const { color } = vars;
const forced = '(forced-colors: active)';

export const root = style(component({ display: 'grid', gap: space[2], minInlineSize: 0 }));

export const head = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[2],
  }),
);

export const legend = style(
  component({ display: 'flex', flexWrap: 'wrap', columnGap: space[4], rowGap: space[1], color: color.muted }),
);
export const entry = style(component({ display: 'flex', alignItems: 'center', gap: space[2] }));
export const mark = style(
  component({ flex: 'none', inlineSize: 12, blockSize: 12, borderRadius: 3, background: 'currentColor' }),
);

/** Colours of the series: told apart by their brightness too. */
export const first = style(
  component({ color: color.live, '@media': { [forced]: { forcedColorAdjust: 'none', color: 'Highlight' } } }),
);
export const second = style(
  component({ color: color.muted, '@media': { [forced]: { forcedColorAdjust: 'none', color: 'CanvasText' } } }),
);

export const plot = style(component({ display: 'grid', gap: space[1], minInlineSize: 0 }));

export const reading = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space[4],
    fontSize: vars.type.small,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const area = style(
  component({
    position: 'relative',
    blockSize: 180,
    touchAction: 'pan-y',
    borderRadius: vars.radius.sm,
    selectors: {
      '&:has(:focus-visible)': { outline: `2px solid ${color.live}`, outlineOffset: 2 },
    },
  }),
);

/** Over the whole drawing, so that a reader who touches it finds it; what is pointed at is worked out beside it. */
export const slider = style(
  component({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    margin: 0,
    opacity: 0,
    pointerEvents: 'none',
  }),
);

/** Time goes on in the direction that the language is read in. */
export const drawing = style(
  component({
    display: 'block',
    inlineSize: '100%',
    blockSize: '100%',
    overflow: 'visible',
    fill: 'currentColor',
    selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
  }),
);

export const top = style(
  component({
    position: 'absolute',
    insetBlockStart: 2,
    insetInlineStart: 0,
    color: color.muted,
    fontSize: rem(11),
    fontVariantNumeric: 'tabular-nums',
    pointerEvents: 'none',
  }),
);

export const line = style(
  component({ stroke: color.line, strokeWidth: 1, vectorEffect: 'non-scaling-stroke', fill: 'none' }),
);
export const chosen = style(component({ fill: color.raised, '@media': { [forced]: { fill: 'none' } } }));
export const running = style(component({ opacity: 0.55 }));
export const stroke = style(
  component({
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2,
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
  }),
);
/** Each path says it for itself: it is not inherited. */
export const path = style(component({ vectorEffect: 'non-scaling-stroke' }));
export const dashed = style(component({ strokeDasharray: '6 5' }));

export const axis = style(component({ display: 'flex', minInlineSize: 0 }));
export const tick = style(
  component({
    flex: '1 1 0',
    minInlineSize: 0,
    display: 'grid',
    // a label that is wider than its place begins with it
    justifyContent: 'safe center',
    whiteSpace: 'nowrap',
    color: color.muted,
    fontSize: rem(11),
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const tickChosen = style(component({ color: color.text, fontWeight: weight.semibold }));
