import {
  createContainer,
  fallbackVar,
  globalStyle,
  keyframes,
  type StyleRule,
  style,
  styleVariants,
} from '@vanilla-extract/css';
import { focusRing, focusRingInset } from '../../styles/focus-ring.css.ts';
import { component } from '../../styles/layers.css.ts';
import { stickyTop } from '../../styles/sticky.css.ts';
import { panel } from '../../styles/surface.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { space } from '../../tokens/space.ts';
import { weight } from '../../tokens/type.ts';
import { cardsBelow } from './Table.variants.ts';

const { color, size, leading } = vars;

const container = createContainer();
const manyContainer = createContainer();
/** Room in which rows are cards. */
const cardsContainer = `${container} (max-width: ${cardsBelow.few - 0.02}px)`;
/** The same of a table of many columns; patterns that fill the same table lay out their cards with it. */
export const manyCardsContainer = `${manyContainer} (max-width: ${cardsBelow.many - 0.02}px)`;
/** Room in which many columns stand, but close together. */
export const manyCloseContainer = `${manyContainer} (min-width: ${cardsBelow.many}px) and (max-width: 1199.98px)`;

/** Rules of rows that are cards, whatever room their columns need. */
const onCards = <Rules extends NonNullable<StyleRule['@container']>[string]>(rules: Rules): Record<string, Rules> => ({
  [cardsContainer]: rules,
  [manyCardsContainer]: rules,
});

/** Rules of cards that have room beside each other: one to a line would set labels and values far apart. */
const pairsFrom = 600;
const onPairs = <Rules extends NonNullable<StyleRule['@container']>[string]>(rules: Rules): Record<string, Rules> => ({
  [`${container} (min-width: ${pairsFrom}px) and (max-width: ${cardsBelow.few - 0.02}px)`]: rules,
  [`${manyContainer} (min-width: ${pairsFrom}px) and (max-width: ${cardsBelow.many - 0.02}px)`]: rules,
});

const border = `1px solid ${color.line}`;

const hidden = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

const room = component({ containerType: 'inline-size', minInlineSize: 0 });

export const root = styleVariants({
  few: [room, component({ containerName: container })],
  many: [room, component({ containerName: manyContainer })],
});

/** Clipped, not scrolled: the sticky head must find the page's own scroll port. */
export const frame = style([
  panel,
  component({
    overflow: 'clip',
    '@container': onCards({ background: 'none', border: 0, borderRadius: 0, overflow: 'visible' }),
  }),
]);

export const toolbar = style(
  component({
    padding: `${space[3]}px ${space[4]}px`,
    borderBlockEnd: border,
    '@container': onCards({ padding: `0 0 ${space[3]}px`, border: 0 }),
  }),
);

export const footer = style(
  component({
    padding: `${space[2]}px ${space[4]}px`,
    borderBlockStart: border,
    '@container': onCards({ padding: `${space[3]}px 0 0`, border: 0 }),
  }),
);

const pass = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(400%)' } });

/** Newer rows are on their way: a light runs along the upper edge, and what is there stays readable. */
export const updating = style(
  component({
    position: 'relative',
    blockSize: 0,
    zIndex: 2,
    overflow: 'visible',
    '::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineStart: 0,
      inlineSize: '25%',
      blockSize: 2,
      background: color.live,
      animation: `${pass} 1.2s linear infinite`,
    },
    '@media': { '(prefers-reduced-motion: reduce)': { '::before': { animation: 'none', inlineSize: '100%' } } },
  }),
);

/** Scrolls sideways by itself where its columns have no room, so that the page never does. */
export const port = style([
  focusRingInset,
  component({
    overflowX: 'clip',
    selectors: { '&[data-scrolling]': { overflowX: 'auto', overscrollBehaviorInline: 'contain' } },
    '@container': onCards({ overflow: 'visible' }),
  }),
]);

export const table = style(
  component({
    inlineSize: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    '@container': onCards({ display: 'block' }),
  }),
);

export const caption = styleVariants({
  hidden: [component(hidden)],
  shown: [
    component({
      padding: `${space[3]}px ${space[4]}px`,
      textAlign: 'start',
      fontWeight: weight.bold,
      '@container': onCards({ display: 'block', padding: `0 0 ${space[3]}px` }),
    }),
  ],
});

export const section = style(
  component({
    '@container': {
      ...onCards({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] }),
      ...onPairs({ gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }),
    },
  }),
);

/** On cards the heads of columns are read but not seen; those that sort stay as buttons above the cards. */
export const headRow = style(
  component({
    '@container': onCards({ display: 'flex', flexWrap: 'wrap', gap: space[2], paddingBlockEnd: space[3] }),
  }),
);

export const row = style(
  component({
    '@container': onCards({
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space[2],
      padding: space[4],
      background: color.surface,
      border: border,
      borderRadius: vars.radius.xl,
    }),
  }),
);

export const totals = style(
  component({
    background: color.raised,
    fontWeight: weight.bold,
    '@container': onCards({ marginBlockStart: space[3] }),
  }),
);

/** Room in which columns stand, but close together: words get what would be air, so that rows stay low. */
const closeContainer = `${container} (min-width: ${cardsBelow.few}px) and (max-width: ${cardsBelow.many - 0.02}px)`;
const edge = `calc(${space[3]}px + ${space.half}px)`;

const cellBox = component({
  paddingInline: edge,
  paddingBlock: space[2],
  lineHeight: leading.snug,
  '@container': {
    [closeContainer]: {
      paddingInline: space[2],
      selectors: { '&:first-child': { paddingInlineStart: edge }, '&:last-child': { paddingInlineEnd: edge } },
    },
    [manyCloseContainer]: { paddingInline: space[2] },
  },
});

export const head = style([
  cellBox,
  component({
    position: 'sticky',
    insetBlockStart: fallbackVar(stickyTop, '0px'),
    zIndex: 1,
    // a table that scrolls by itself is the head's port: there is no header of the page to stay clear of
    selectors: { [`${port}[data-scrolling] &`]: { insetBlockStart: 0 } },
    blockSize: size.controlMd,
    paddingBlock: 0,
    background: color.surface,
    borderBlockEnd: border,
    color: color.faint,
    fontSize: vars.type.caption,
    fontWeight: weight.bold,
    whiteSpace: 'nowrap',
    '@container': {
      // two lines before the table scrolls
      [`${manyContainer} (min-width: ${cardsBelow.many}px)`]: { whiteSpace: 'normal' },
      ...onCards({
        position: 'static',
        blockSize: 'auto',
        padding: 0,
        border: 0,
        background: 'none',
        selectors: { '&:not([aria-sort])': hidden },
      }),
    },
  }),
]);

/** Label and value of a card at either end of their line. */
const apart = { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: space[4] } as const;

export const cell = style([
  cellBox,
  component({
    blockSize: size.row,
    borderBlockEnd: border,
    textAlign: 'start',
    fontWeight: 'inherit',
    selectors: { 'tbody:last-child > tr:last-child > &, tfoot > tr:last-child > &': { borderBlockEnd: 0 } },
    '@container': onCards({
      blockSize: 'auto',
      padding: 0,
      border: 0,
      ...apart,
      textAlign: 'end',
      selectors: { '&[data-blank]': { display: 'none' } },
    }),
  }),
]);

export const align = styleVariants({
  start: component({ textAlign: 'start' }),
  center: component({ textAlign: 'center' }),
  end: component({ textAlign: 'end', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }),
});

export const priority = styleVariants({
  high: component({
    fontWeight: weight.bold,
    '@container': onCards({ display: 'block', order: -1, textAlign: 'start', fontSize: vars.type.large }),
  }),
  normal: component({}),
  low: component({ '@container': onCards({ display: 'none' }) }),
});

export const actions = style(
  component({
    textAlign: 'end',
    whiteSpace: 'nowrap',
    '@container': onCards({
      display: 'block',
      order: 1,
      paddingBlockStart: space[1],
      selectors: { '&[data-blank]': { display: 'none' } },
    }),
  }),
);

/** Buttons of a row beside each other; on a card they share its width. */
export const actionList = style(
  component({
    display: 'inline-flex',
    gap: space[2],
    // small buttons beside a mouse, whole ones under a finger
    '@media': { '(pointer: coarse)': { vars: { [size.controlSm]: size.controlMd } } },
    '@container': {
      [manyCloseContainer]: { flexWrap: 'wrap', justifyContent: 'end' },
      ...onCards({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' }),
    },
  }),
);

/** The head of its column, before a value on a card. */
export const label = style(
  component({
    display: 'none',
    color: color.muted,
    fontSize: vars.type.small,
    fontWeight: weight.regular,
    '@container': onCards({ display: 'inline', flex: 'none', textAlign: 'start', maxInlineSize: '55%' }),
  }),
);

/** A head of two values: one above the other. */
export const heads = style(
  component({
    display: 'inline-grid',
    justifyItems: 'start',
    selectors: { [`${align.end} > &`]: { justifyItems: 'end' } },
  }),
);

/** A cell of two values; on cards a line for each. */
export const lines = style(
  component({ '@container': onCards({ display: 'grid', gap: space[2], justifyContent: 'normal' }) }),
);
export const line = style(component({ display: 'block', '@container': onCards(apart) }));

export const empty = style(
  component({ paddingBlock: space[6], '@container': onCards({ display: 'block', textAlign: 'center' }) }),
);
globalStyle(`tr:has(> ${empty})`, {
  '@layer': { components: { '@container': onPairs({ gridColumn: '1 / -1' }) } },
});

export const sort = style([
  focusRing,
  component({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[1],
    minBlockSize: 24,
    borderRadius: vars.radius.sm,
    color: 'inherit',
    fontWeight: 'inherit',
    textAlign: 'inherit',
    cursor: 'pointer',
    selectors: {
      '&:hover': { color: color.text },
      '[aria-sort=ascending] > &, [aria-sort=descending] > &': { color: color.text },
    },
    '@container': onCards({
      minBlockSize: size.controlSm,
      '@media': { '(pointer: coarse)': { minBlockSize: size.controlMd } },
      paddingInline: space[3],
      border: border,
      borderRadius: vars.radius.full,
      background: color.raised,
    }),
  }),
]);

globalStyle(`${priority.high} > ${label}`, { '@layer': { components: { display: 'none' } } });

/** Where a value will stand. */
export const skeleton = style(
  component({ display: 'flex', flex: 1, '@container': onCards({ justifyContent: 'end' }) }),
);
globalStyle(`${priority.high} > ${skeleton}`, { '@layer': { components: { justifyContent: 'start' } } });
globalStyle(`${align.end} ${skeleton}`, { '@layer': { components: { justifyContent: 'end' } } });

// the arrow stands on the side away from the digits
globalStyle(`${align.end} ${sort}`, {
  '@layer': {
    components: { flexDirection: 'row-reverse', '@container': onCards({ flexDirection: 'row' }) },
  },
});
