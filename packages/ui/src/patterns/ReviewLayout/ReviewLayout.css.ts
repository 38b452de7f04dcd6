import { fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { pattern } from '../../styles/layers.css.ts';
import { stickyTop } from '../../styles/sticky.css.ts';
import { panel } from '../../styles/surface.css.ts';
import { textStyle } from '../../styles/text.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { below, from } from '../../tokens/breakpoint.ts';
import { z } from '../../tokens/layer.ts';
import { space } from '../../tokens/space.ts';
import { weight } from '../../tokens/type.ts';

const { color } = vars;

/** Widths of the queue and of the person, and what lies between the columns. */
const [narrowQueue, queueWidth, asideWidth, gap] = [232, 256, 300, space[4]];
/** Height of the foot and a little more: what gets the focus is not below it. */
const footRoom = 124;
const top = fallbackVar(stickyTop, '0px');

/** No grid: in one the foot could only stick within its own row. */
export const root = style(
  pattern({
    display: 'flex',
    flexDirection: 'column',
    gap,
    minInlineSize: 0,
    // the foot is at the edge of the screen also below a short case
    '@media': { [from('desktop')]: { minBlockSize: `calc(100dvh - ${top} - ${2 * space[6]}px)` } },
  }),
);

export const columns = style(
  pattern({
    flex: '1 0 auto',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap,
    '@media': {
      [from('desktop')]: { gridTemplateColumns: `${narrowQueue}px minmax(0, 1fr)` },
      [from('wide')]: { gridTemplateColumns: `${queueWidth}px minmax(0, 1fr) ${asideWidth}px` },
    },
  }),
);

globalStyle(`${columns} :is(a, button, input)`, {
  '@layer': { patterns: { scrollMarginBlockEnd: footRoom } },
});

/** Stays in sight beside the evidence, and scrolls by itself when it is longer than the screen. */
const beside = {
  position: 'sticky',
  insetBlockStart: `calc(${top} + ${gap}px)`,
  maxBlockSize: `calc(100dvh - ${top} - ${2 * gap}px)`,
  overflowY: 'auto',
} as const;

/** Below the desktop the open case has the screen to itself, and the queue when none is open. */
export const queue = styleVariants({
  beside: [
    panel,
    pattern({ overflow: 'hidden', '@media': { [below('desktop')]: { display: 'none' }, [from('desktop')]: beside } }),
  ],
  alone: [panel, pattern({ overflow: 'hidden', '@media': { [from('desktop')]: beside } })],
});

export const head = style(
  pattern({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: `${space[1]}px ${space[2]}px`,
    padding: `${space[4]}px ${space[4]}px 0`,
  }),
);

export const tabs = style(pattern({ padding: `${space[3]}px ${space[4]}px 0` }));

/** Three kinds with their counts share the narrow column. */
globalStyle(`${tabs} [role=tab]`, {
  '@layer': {
    patterns: {
      paddingInline: space[2],
      gap: space[1],
      '@media': { [`${from('desktop')} and (max-width: 1279.98px)`]: { paddingInline: space[1] } },
    },
  },
});

/** The list goes from edge to edge. */
export const tabbed = style(pattern({ marginInline: -space[4], borderBlockStart: `1px solid ${color.line}` }));

export const list = style(pattern({ margin: 0, padding: 0, listStyle: 'none' }));

export const rest = style(pattern({ padding: space[4], selectors: { '&:empty': { display: 'none' } } }));

export const entry = style(
  pattern({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: `${space[1]}px ${space[2]}px`,
    alignItems: 'center',
    minBlockSize: 64,
    padding: `${space[3]}px ${space[4]}px`,
    borderBlockEnd: `1px solid ${color.line}`,
    color: color.muted,
    selectors: {
      'li:last-child > &': { borderBlockEnd: 0 },
      '&:hover': { background: color.raised },
      '&[aria-current]': {
        background: color.accentSoft,
        boxShadow: `inset 3px 0 ${color.accentText}`,
        // neither tint nor shadow is left there
        '@media': { '(forced-colors: active)': { borderInlineStart: '6px solid Highlight' } },
      },
      '[dir=rtl] &[aria-current]': { boxShadow: `inset -3px 0 ${color.accentText}` },
    },
  }),
);

export const amount = style(
  pattern({ color: color.text, fontWeight: weight.bold, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }),
);

export const age = style([textStyle.caption, pattern({ textAlign: 'end' })]);

export const name = style(pattern({ minInlineSize: 0, overflowWrap: 'anywhere' }));

export const mark = style(pattern({ display: 'flex', gap: space[1], alignItems: 'center', justifySelf: 'end' }));

export const column = style(pattern({ display: 'grid', gap: space[4], minInlineSize: 0 }));

/** Reading begins there when the case before is done. */
globalStyle(`${column} h1:focus-visible`, {
  '@layer': { patterns: { outline: `2px solid ${color.live}`, outlineOffset: 2 } },
});

export const back = style(pattern({ '@media': { [from('desktop')]: { display: 'none' } } }));

/** Below the evidence until there is room at its side. */
export const aside = style([
  column,
  pattern({ '@media': { [from('desktop')]: { gridColumn: 2 }, [from('wide')]: { gridColumn: 3, ...beside } } }),
]);

/** Stands below the evidence and stays at the edge of the screen until all of the case was seen. */
export const foot = style([
  panel,
  pattern({
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: z.sticky,
    display: 'grid',
    gap: space[3],
    padding: `${space[3]}px ${space[4]}px max(${space[3]}px, env(safe-area-inset-bottom))`,
    '@media': {
      [from('desktop')]: { marginInlineStart: narrowQueue + gap, paddingBlock: space[4] },
      [from('wide')]: {
        marginInlineStart: queueWidth + gap,
        selectors: { '&[data-aside]': { marginInlineEnd: asideWidth + gap } },
      },
    },
  }),
]);

export const noteLine = style(
  pattern({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: `${space[1]}px ${space[4]}px`,
  }),
);

export const note = style(pattern({ flex: '1 1 0', minInlineSize: 0 }));

export const noteEnd = style([
  textStyle.caption,
  pattern({ color: color.muted, '@media': { [below('tablet')]: { display: 'none' } } }),
]);

export const actions = style(pattern({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] }));

/** Three buttons share a short line. */
globalStyle(`${actions} button`, {
  '@layer': { patterns: { '@media': { [below('wide')]: { paddingInline: space[3] } } } },
});

/** The questions that the buttons open ask for it too: without much room it gives way to them. */
export const field = style(
  pattern({
    flex: '0 1 auto',
    minInlineSize: 0,
    maxInlineSize: 260,
    '@media': { [below('wide')]: { display: 'none' } },
  }),
);

export const action = style(pattern({ flex: 'none' }));

/** The one that goes on, at the end of the line; where it is short it takes what is left. */
export const last = style(
  pattern({ flex: '1 1 auto', '@media': { [from('tablet')]: { flex: 'none', marginInlineStart: 'auto' } } }),
);

/** The cap of a key; a finger has none. */
export const cap = style(
  pattern({
    minInlineSize: 20,
    paddingInline: 6,
    border: '1px solid currentColor',
    borderRadius: 6,
    fontFamily: 'inherit',
    fontSize: vars.type.caption,
    fontWeight: weight.bold,
    lineHeight: vars.leading.snug,
    textAlign: 'center',
    '@media': { '(hover: none)': { display: 'none' } },
  }),
);
