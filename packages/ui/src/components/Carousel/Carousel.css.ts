import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { artColor } from '../../tokens/art.ts';
import { space } from '../../tokens/space.ts';

/** Lies on art of any colour, like the overlay buttons beside it. */
const glass = artColor('shade', 0.62);

export const root = style(
  component({ position: 'relative', minInlineSize: 0, display: 'grid', minBlockSize: 'inherit' }),
);

export const port = style(
  component({
    display: 'flex',
    minInlineSize: 0,
    minBlockSize: 'inherit',
    borderRadius: vars.radius.xxl,
    overflowX: 'auto',
    overscrollBehaviorInline: 'contain',
    scrollSnapType: 'x mandatory',
    scrollBehavior: 'smooth',
    scrollbarWidth: 'none',
  }),
);

export const slide = style(
  component({
    flex: '0 0 100%',
    minInlineSize: 0,
    display: 'grid',
    scrollSnapAlign: 'start',
    scrollSnapStop: 'always',
  }),
);

/** Where the controls stand, as `inset-block`: slides with words below their art keep them on the art. */
export const controlsPlace = createVar();

/** On the lower edge of the slides, never over the words at its start. */
export const controls = style(
  component({
    position: 'absolute',
    zIndex: 1,
    insetBlock: fallbackVar(controlsPlace, `auto ${space[3]}px`),
    insetInlineEnd: space[3],
    maxInlineSize: `calc(100% - ${2 * space[3]}px)`,
    display: 'flex',
    alignItems: 'center',
    gap: space[1],
    // a slide keeps its own presses between the controls
    pointerEvents: 'none',
  }),
);
globalStyle(`${controls} > *`, { '@layer': { components: { pointerEvents: 'auto' } } });

/** A finger swipes; these are for pointers and keys. */
export const step = style(component({ display: 'grid', '@media': { '(hover: none)': { display: 'none' } } }));

export const dots = style(
  component({
    display: 'flex',
    minInlineSize: 0,
    padding: `0 ${space[1]}px`,
    borderRadius: vars.radius.full,
    background: glass,
  }),
);

/** 8 px to see; 24 px to press, and 44 high for a finger, which swipes anyway: the bar keeps its size. */
export const dot = style(
  component({
    inlineSize: 24,
    blockSize: 32,
    display: 'grid',
    placeItems: 'center',
    cursor: 'pointer',
    borderRadius: vars.radius.full,
    '@media': { '(pointer: coarse)': { blockSize: 44, marginBlock: -6 } },
    selectors: { '&:focus-visible': { outline: `2px solid ${artColor('white')}`, outlineOffset: -2 } },
    '::before': {
      content: '',
      inlineSize: 8,
      blockSize: 8,
      borderRadius: vars.radius.full,
      background: artColor('white', 0.65),
      transition: `transform ${vars.motion.normal} ${vars.motion.easing}`,
    },
  }),
);
globalStyle(`${dot}[aria-current=true]::before`, {
  '@layer': {
    components: {
      inlineSize: '18px',
      background: artColor('white'),
      '@media': { '(forced-colors: active)': { background: 'Highlight' } },
    },
  },
});
globalStyle(`${dot}::before`, {
  '@layer': {
    components: { '@media': { '(forced-colors: active)': { background: 'ButtonText', forcedColorAdjust: 'none' } } },
  },
});
