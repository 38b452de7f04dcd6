import { createContainer, globalStyle, style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.css.ts';
import { duration, easing } from '../../tokens/motion.ts';
import { radius } from '../../tokens/radius.ts';
import { space } from '../../tokens/space.ts';

/** Lies on art of any colour, like the overlay buttons beside it. */
const glass = 'oklch(0.15 0.02 240 / 0.62)';

const container = createContainer();

export const root = style(
  component({
    position: 'relative',
    minInlineSize: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    containerName: container,
    containerType: 'inline-size',
  }),
);

/** The first slide is in its place before any script; the engine moves the row later. */
export const port = style(component({ overflow: 'hidden', borderRadius: radius.xxl }));

export const row = style(
  component({ display: 'flex', touchAction: 'pan-y pinch-zoom', listStyle: 'none', alignItems: 'stretch' }),
);

export const slide = style(component({ flex: '0 0 100%', minInlineSize: 0, display: 'grid' }));

/** Under the art where there is little room, on its lower edge else; never over the words at its start. */
export const controls = style(
  component({
    position: 'absolute',
    zIndex: 1,
    insetBlockEnd: space[3],
    insetInlineEnd: space[3],
    display: 'flex',
    alignItems: 'center',
    gap: space[1],
    // a slide keeps its own presses between the controls
    pointerEvents: 'none',
    '@container': {
      [`${container} (max-width: 559.98px)`]: {
        position: 'static',
        order: 1,
        justifyContent: 'center',
        paddingBlockStart: space[2],
      },
    },
  }),
);
globalStyle(`${controls} > *`, { '@layer': { components: { pointerEvents: 'auto' } } });

export const dots = style(
  component({ display: 'flex', padding: `0 ${space[1]}px`, borderRadius: radius.full, background: glass }),
);

/** 24 px to press, 8 px to see. */
export const dot = style(
  component({
    inlineSize: 24,
    blockSize: 32,
    display: 'grid',
    placeItems: 'center',
    cursor: 'pointer',
    borderRadius: radius.full,
    selectors: { '&:focus-visible': { outline: '2px solid oklch(1 0 0)', outlineOffset: -2 } },
    '::before': {
      content: '',
      inlineSize: 8,
      blockSize: 8,
      borderRadius: radius.full,
      background: 'oklch(1 0 0 / 0.65)',
      transition: `transform ${duration.normal}ms ${easing}`,
    },
  }),
);
globalStyle(`${dot}[aria-current=true]::before`, {
  '@layer': {
    components: {
      inlineSize: '18px',
      background: 'oklch(1 0 0)',
      '@media': { '(forced-colors: active)': { background: 'Highlight' } },
    },
  },
});
globalStyle(`${dot}::before`, {
  '@layer': {
    components: { '@media': { '(forced-colors: active)': { background: 'ButtonText', forcedColorAdjust: 'none' } } },
  },
});
