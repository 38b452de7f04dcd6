import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { artColor } from '../../tokens/art.ts';
import { space } from '../../tokens/space.ts';
import { weight } from '../../tokens/type.ts';

const { color, size, leading, shadow } = vars;

export const root = style(component({ display: 'grid', gap: space[3], minInlineSize: 0 }));

export const puzzle = style(component({ display: 'grid', gap: space[3] }));

export const stage = style(
  component({
    position: 'relative',
    overflow: 'hidden',
    borderRadius: vars.radius.lg,
    border: `1px solid ${color.line}`,
    background: color.raised,
  }),
);

const whenStale = { [`${stage}[data-stale] > &`]: { opacity: 0.35 } };

export const background = style(
  component({ inlineSize: '100%', blockSize: '100%', objectFit: 'fill', selectors: whenStale }),
);

export const piece = style(
  component({
    position: 'absolute',
    maxInlineSize: 'none',
    filter: `drop-shadow(0 2px 4px ${artColor('shadow', 0.55)})`,
    selectors: whenStale,
  }),
);

export const overlay = style(
  component({
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: space[2],
    padding: space[4],
    textAlign: 'center',
    fontWeight: weight.bold,
    background: color.scrim,
    color: artColor('white'),
  }),
);

/** The track: a groove with a sentence in it, and the handle of a native range over it. */
export const track = style(
  component({
    position: 'relative',
    display: 'grid',
    alignItems: 'center',
    blockSize: 48,
    borderRadius: vars.radius.full,
    border: `1px solid ${color.lineStrong}`,
    background: color.canvas,
    selectors: { '&:focus-within': { outline: `2px solid ${color.live}`, outlineOffset: 2 } },
  }),
);

export const hint = style(
  component({
    gridArea: '1 / 1',
    paddingInline: 56,
    textAlign: 'center',
    color: color.muted,
    fontSize: vars.type.small,
    lineHeight: leading.snug,
    pointerEvents: 'none',
    selectors: { '&[data-hidden]': { visibility: 'hidden' } },
  }),
);

export const range = style(
  component({
    gridArea: '1 / 1',
    appearance: 'none',
    inlineSize: '100%',
    blockSize: '100%',
    margin: 0,
    background: 'transparent',
    outline: 'none',
    cursor: 'grab',
    touchAction: 'none',
    selectors: { '&:active': { cursor: 'grabbing' }, '&[aria-disabled=true]': { cursor: 'not-allowed' } },
  }),
);

/** Pixels of the handle, both ways. */
export const handleSize = 46;

/** The arrow on the handle; a range cannot hold one. */
export const grip = style(
  component({
    position: 'absolute',
    insetBlock: 0,
    inlineSize: handleSize,
    display: 'grid',
    placeItems: 'center',
    color: color.onAccent,
    pointerEvents: 'none',
    selectors: { '&[data-closed]': { color: color.muted } },
    '@media': { '(forced-colors: active)': { color: 'HighlightText', forcedColorAdjust: 'none' } },
  }),
);

const thumb = {
  appearance: 'none',
  inlineSize: `${handleSize}px`,
  blockSize: `${handleSize}px`,
  border: 0,
  borderRadius: `${vars.radius.full}`,
  background: color.accent,
  boxShadow: shadow.raised,
} as const;
// two rules: a browser drops a rule with a selector that it does not know
for (const handle of ['::-webkit-slider-thumb', '::-moz-range-thumb'])
  globalStyle(`${range}${handle}`, {
    '@layer': {
      components: {
        ...thumb,
        '@media': { '(forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' } },
      },
    },
  });
for (const handle of ['::-webkit-slider-thumb', '::-moz-range-thumb'])
  globalStyle(`${range}[aria-disabled=true]${handle}`, { '@layer': { components: { background: color.lineStrong } } });

export const steps = style(component({ display: 'grid', gridTemplateColumns: 'auto auto 1fr', gap: space[2] }));

const turn = keyframes({ to: { rotate: '1turn' } });
export const spinner = style(
  component({
    inlineSize: 26,
    blockSize: 26,
    borderRadius: vars.radius.full,
    border: '3px solid currentColor',
    borderBlockStartColor: 'transparent',
    animation: `${turn} 700ms linear infinite`,
    '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none', opacity: 0.6 } },
  }),
);

const line = component({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: size.controlSm,
  fontSize: vars.type.small,
  lineHeight: leading.snug,
});
export const news = styleVariants({
  quiet: [line, component({ color: color.muted })],
  positive: [line, component({ color: color.positive, fontWeight: weight.bold })],
  negative: [line, component({ color: color.negative })],
});

export const foot = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[2],
  }),
);
