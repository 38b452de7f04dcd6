import { globalStyle, style } from '@vanilla-extract/css';
import { mirror } from '../../styles/direction.css.ts';
import { component } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { space } from '../../tokens/space.ts';
import { weight } from '../../tokens/type.ts';

const { color, size, radius } = vars;

/** Pixels of the handle, both ways. Its middle goes from half of it to half of it before the end. */
export const handleSize = 24;

export const row = style(component({ display: 'flex', alignItems: 'start', gap: space[3] }));

/** The track and the marks below it. */
export const scale = style(component({ flex: 1, minInlineSize: 0, display: 'grid' }));

/** Handle and filled part take its colour. */
export const track = style(
  component({
    position: 'relative',
    display: 'grid',
    alignItems: 'center',
    minBlockSize: size.controlMd,
    color: color.live,
    selectors: {
      '&:has([aria-invalid=true])': { color: color.negative },
      '&:has(:disabled)': { opacity: 0.5 },
    },
  }),
);

export const groove = style(
  component({
    gridArea: '1 / 1',
    position: 'relative',
    overflow: 'hidden',
    blockSize: 6,
    borderRadius: radius.full,
    background: color.lineStrong,
    pointerEvents: 'none',
    '@media': { '(forced-colors: active)': { blockSize: 8, border: '1px solid CanvasText' } },
  }),
);

/** Grows from the start of the line in either direction. */
export const fill = style(
  component({
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    background: 'currentColor',
    '@media': { '(forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' } },
  }),
);

/** Where a mark is on the track, between its ends. */
export const notch = style(
  component({
    position: 'absolute',
    insetBlock: 0,
    inlineSize: 2,
    marginInlineStart: -1,
    background: color.canvas,
    '@media': { '(forced-colors: active)': { background: 'CanvasText', forcedColorAdjust: 'none' } },
  }),
);

/** The browser's own range over the track: it brings keys, touch and its role. */
export const range = style(
  component({
    gridArea: '1 / 1',
    // over the groove, whose parts have places of their own
    position: 'relative',
    appearance: 'none',
    inlineSize: '100%',
    blockSize: '100%',
    background: 'transparent',
    outline: 'none',
    cursor: 'pointer',
    // a finger that goes up or down scrolls the page
    touchAction: 'pan-y',
    selectors: { '&:disabled': { cursor: 'not-allowed' } },
  }),
);

// two rules for each: a browser drops a rule with a selector that it does not know
for (const handle of ['::-webkit-slider-thumb', '::-moz-range-thumb']) {
  globalStyle(`${range}${handle}`, {
    '@layer': {
      components: {
        appearance: 'none',
        boxSizing: 'border-box',
        inlineSize: `${handleSize}px`,
        blockSize: `${handleSize}px`,
        border: '6px solid currentColor',
        borderRadius: `${radius.full}`,
        background: color.canvas,
        '@media': { '(forced-colors: active)': { borderColor: 'Highlight', background: 'Canvas' } },
      },
    },
  });
  globalStyle(`${range}:focus-visible${handle}`, {
    '@layer': { components: { outline: `2px solid ${color.live}`, outlineOffset: '2px' } },
  });
  globalStyle(`${range}:disabled${handle}`, {
    '@layer': { components: { '@media': { '(forced-colors: active)': { borderColor: 'GrayText' } } } },
  });
}

/** All marks lie in one cell, which is as high as the highest. */
export const marks = style(component({ display: 'grid', color: color.muted, fontSize: vars.type.caption }));

/** Its middle is where the handle stands at its value; at both ends it keeps inside. */
export const mark = style(
  component({
    gridArea: '1 / 1',
    position: 'relative',
    justifySelf: 'start',
    whiteSpace: 'nowrap',
    translate: `calc(-50% * ${mirror})`,
    selectors: {
      '&[data-end]': { translate: 'none' },
      '&[data-end=last]': { justifySelf: 'end' },
    },
  }),
);

/** The value in words. */
export const value = style(
  component({
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'end',
    minBlockSize: size.controlMd,
    fontVariantNumeric: 'tabular-nums',
    fontWeight: weight.semibold,
    selectors: { '&[data-disabled]': { color: color.faint } },
  }),
);
