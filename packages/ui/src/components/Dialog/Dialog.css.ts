import { createVar, globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { appear, fade } from '../../internal/appear.css.ts';
import { focusRingInset } from '../../styles/focus-ring.css.ts';
import { component } from '../../styles/layers.css.ts';
import { floating } from '../../styles/surface.css.ts';
import { textStyle } from '../../styles/text.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { z } from '../../tokens/layer.ts';
import { space } from '../../tokens/space.ts';
import { dialogSizes, dialogWidths } from './Dialog.variants.ts';

const { color } = vars;

/** Below it a dialog fills the screen. */
export const sheet = 'screen and (max-width: 599.98px)';

// While a scrim is there the page behind does not scroll. Not Radix' overlay: it writes a <style> element for this, which
// the content security policy refuses. `scrollbar-gutter` keeps the room of the scroll bar, dimmed with the page.
globalStyle('html:has([data-scrim])', {
  '@layer': {
    components: { overflow: 'hidden', backgroundImage: `linear-gradient(${color.scrim}, ${color.scrim})` },
  },
});

export const scrim = style([
  fade,
  // an open dialog takes pointer events from the body; the scrim is there to catch them
  component({ position: 'fixed', inset: 0, zIndex: z.dialog, background: color.scrim, pointerEvents: 'auto' }),
]);

const width = createVar();

export const panel = style([
  floating,
  appear,
  component({
    position: 'fixed',
    inset: 0,
    zIndex: z.dialog,
    margin: 'auto',
    inlineSize: `min(${width}, 100vw - ${2 * space[4]}px)`,
    blockSize: 'fit-content',
    maxBlockSize: `calc(100dvh - ${2 * space[6]}px)`,
    borderRadius: vars.radius.xxl,
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    outline: 'none',
    overflowWrap: 'anywhere',
  }),
]);

export const size = styleVariants(
  Object.fromEntries(dialogSizes.map((name) => [name, dialogWidths[name]])) as typeof dialogWidths,
  (pixels) => component({ vars: { [width]: `${pixels}px` } }),
);

/** Small screens: the whole screen, under the notch and above the home bar. */
export const fullSheet = style(
  component({
    '@media': {
      [sheet]: {
        inlineSize: '100%',
        maxInlineSize: 'none',
        blockSize: '100%',
        maxBlockSize: 'none',
        border: 0,
        borderRadius: 0,
        paddingBlock: 'env(safe-area-inset-top, 0px) env(safe-area-inset-bottom, 0px)',
      },
    },
  }),
);

const slideIn = keyframes({ from: { translate: '0 100%' } });
const slideOut = keyframes({ to: { translate: '0 100%' } });

/** Small screens: at the lower edge, under the thumb, where it slides in from. */
const lowSheet = style(
  component({
    '@media': {
      [sheet]: {
        margin: 0,
        inlineSize: '100%',
        borderWidth: '1px 0 0',
        borderEndStartRadius: 0,
        borderEndEndRadius: 0,
        paddingBlockEnd: 'env(safe-area-inset-bottom, 0px)',
        selectors: {
          '&[data-state=open]': { animationName: slideIn, animationDuration: vars.motion.slow },
          '&[data-state=closed]': { animationName: slideOut, animationDuration: vars.motion.slow },
        },
      },
    },
  }),
);

/** For what is too short to fill a small screen. */
export const bottomSheet = style([
  lowSheet,
  component({
    '@media': { [sheet]: { insetBlockStart: 'auto', maxBlockSize: `calc(100dvh - ${space[6]}px)` } },
  }),
]);

export const halfSheet = style(component({ '@media': { [sheet]: { maxBlockSize: '50dvh' } } }));

/** Up to below the head of the page, which it slides over. */
export const pulledSheet = style([
  lowSheet,
  component({
    '@media': { [sheet]: { insetBlockStart: space[12], blockSize: 'auto', maxBlockSize: 'none' } },
  }),
]);

const line = `1px solid ${color.line}`;
const inset = { paddingInline: space[7], '@media': { [sheet]: { paddingInline: space[4] } } };

export const header = style(
  component({
    flex: 'none',
    display: 'flex',
    alignItems: 'start',
    gap: space[3],
    paddingBlock: `${space[5]}px ${space[3]}px`,
    paddingInline: inset.paddingInline,
    '@media': {
      [sheet]: { ...inset['@media'][sheet], paddingBlock: space[3], borderBlockEnd: line },
    },
  }),
);

/** Two sentences need no line above them. */
export const headerBrief = style(component({ '@media': { [sheet]: { borderBlockEnd: 0, paddingBlockEnd: 0 } } }));

/** A body of panes has a line above it instead of room around it. */
export const headerLined = style(component({ paddingBlock: space[4], borderBlockEnd: line }));

/** What a finger takes hold of. */
export const grip = style(
  component({
    '@media': {
      [sheet]: {
        position: 'relative',
        touchAction: 'none',
        '::before': {
          content: '',
          position: 'absolute',
          insetBlockStart: 6,
          insetInline: 0,
          marginInline: 'auto',
          inlineSize: space[10],
          blockSize: 4,
          borderRadius: vars.radius.full,
          background: color.lineStrong,
        },
      },
    },
  }),
);

export const titles = style(
  component({ flex: 1, minInlineSize: 0, display: 'grid', gap: space[1], paddingBlock: space[1] }),
);

/** The close button of a finger is much higher than a line: the first one stands in its middle. */
export const title = style([
  textStyle.title,
  component({
    '@media': {
      '(pointer: coarse)': { paddingBlockStart: `calc((${vars.size.controlMd} - 1lh) / 2 - ${space[1]}px)` },
    },
  }),
]);

export const description = style(component({ color: color.muted }));

/** Lines up with the first line of the title, and with the edge of the content. */
export const close = style(component({ flex: 'none', marginInlineEnd: -space[2] }));

export const body = style([
  focusRingInset,
  component({
    flex: '1 1 auto',
    minBlockSize: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    paddingInline: inset.paddingInline,
    // room for focus rings of the first and last field
    paddingBlock: `${space[1]}px ${space[7]}px`,
    '@media': { [sheet]: { ...inset['@media'][sheet], paddingBlock: space[4] } },
  }),
]);

export const bodyFlush = style(
  component({
    padding: 0,
    display: 'flex',
    flexDirection: 'column',
    '@media': { [sheet]: { paddingInline: 0, paddingBlock: 0 } },
  }),
);

export const footer = style(
  component({
    flex: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'end',
    gap: space[3],
    paddingBlock: space[4],
    paddingInline: inset.paddingInline,
    borderBlockStart: line,
    '@media': inset['@media'],
  }),
);

// the main action of a choice takes the line
globalStyle(`${pulledSheet} > ${footer} > :first-child:not(:last-child)`, {
  '@layer': { components: { '@media': { [sheet]: { flex: '0 1 auto' } } } },
});

// on a sheet the thumb finds an action anywhere on the line
globalStyle(`${footer} > :is(button, a)`, {
  '@layer': { components: { '@media': { [sheet]: { flex: '1 1 140px' } } } },
});
