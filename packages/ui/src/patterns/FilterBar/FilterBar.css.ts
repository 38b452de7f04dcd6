import { fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { control } from '../../styles/control.css.ts';
import { pattern } from '../../styles/layers.css.ts';
import { stickyTop } from '../../styles/sticky.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { below, from } from '../../tokens/breakpoint.ts';
import { z } from '../../tokens/layer.ts';
import { headHeights } from '../../tokens/size.ts';
import { space } from '../../tokens/space.ts';
import { weight } from '../../tokens/type.ts';

const { color } = vars;

/** Of the row that stays in sight, in CSS pixels. */
const rowHeight = 56;

const wide = from('tablet');
const narrow = below('tablet');
/** Phones on which the row has room for what is searched, or for the name of the filters. */
const narrowest = 'screen and (max-width: 379.98px)';

/** Out of sight, and still read aloud. */
const unseen = {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/** Small screens have the row, the views and the list under each other; wider ones the views and the row in one line. */
export const root = style(
  pattern({
    minInlineSize: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: space[1],
    scrollMarginBlockStart: fallbackVar(stickyTop, '0px'),
    '@media': {
      [narrow]: { marginBlockStart: -space[4] },
      [wide]: { display: 'flex', flexWrap: 'wrap', gap: `${space[2]}px ${space[4]}px` },
    },
  }),
);

// what has the focus is not hidden under the row that stays in sight
globalStyle(`${root} :is(a, button)`, {
  '@layer': { patterns: { '@media': { [narrow]: { scrollMarginBlockStart: headHeights.narrow + rowHeight } } } },
});

export const bar = style(
  pattern({
    display: 'flex',
    gap: space[2],
    minInlineSize: 0,
    '@media': {
      [narrow]: {
        position: 'sticky',
        insetBlockStart: fallbackVar(stickyTop, '0px'),
        zIndex: z.sticky,
        gap: 6,
        // from edge to edge
        marginInline: -space[4],
        paddingBlock: 5,
        paddingInline: space[4],
        background: color.canvas,
        borderBlockEnd: `1px solid ${color.line}`,
      },
      [wide]: { order: 1, maxInlineSize: '100%' },
    },
  }),
);

/** The search gives way to order and filters on the smallest screens, never below a few letters. */
export const search = style(pattern({ flex: '1 1 96px', minInlineSize: 0, '@media': { [wide]: { display: 'none' } } }));
globalStyle(`${search} input`, { '@layer': { patterns: { inlineSize: '100%' } } });

export const sort = style(pattern({ minInlineSize: 0, flex: 'none' }));
// the words of the order are for screen readers where there is room for its glyph alone
globalStyle(`${sort} [role="combobox"] > :not(:first-child)`, {
  '@layer': {
    patterns: {
      '@media': {
        [narrow]: unseen,
      },
    },
  },
});
export const filters = style(pattern({ flex: 'none' }));
globalStyle(`:is(${sort} [role="combobox"], ${filters} button)`, {
  '@layer': { patterns: { '@media': { [narrow]: { position: 'relative', paddingInline: space[3] } } } },
});
/** Of the filters. */
export const name = style(pattern({ '@media': { [narrowest]: unseen } }));

/** Quick views: on small screens a line of pills that a finger moves. */
export const views = style(
  pattern({
    minInlineSize: 0,
    '@media': { [narrow]: { marginBlockStart: space[1] }, [wide]: { flex: '1 1 300px' } },
  }),
);
globalStyle(`${views} button`, { '@layer': { patterns: { '@media': { [narrow]: { display: 'none' } } } } });
globalStyle(`${views} a`, {
  '@layer': {
    patterns: {
      '@media': {
        [narrow]: {
          minBlockSize: 36,
          paddingInline: space[3],
          borderRadius: vars.radius.full,
          borderColor: color.line,
          background: color.raised,
        },
      },
    },
  },
});
globalStyle(`${views} a[aria-current]`, {
  '@layer': {
    patterns: {
      '@media': {
        [narrow]: { background: color.accentSoft, borderColor: color.accentText, color: color.accentText },
      },
    },
  },
});

/** What is on, and the list. */
export const list = style(
  pattern({
    minInlineSize: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    marginBlockStart: space[2],
    '@media': { [wide]: { order: 2, flex: '1 1 100%', marginBlockStart: space[3] } },
  }),
);

export const onWide = style(pattern({ '@media': { [narrow]: { display: 'none' } } }));
export const onNarrow = style(pattern({ '@media': { [wide]: { display: 'none' } } }));

/** How many filters are on, beside the word. */
export const badge = style(
  pattern({
    minInlineSize: 20,
    paddingInline: 6,
    borderRadius: vars.radius.full,
    background: color.accent,
    color: color.onAccent,
    fontSize: vars.type.caption,
    fontWeight: weight.heavy,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const appliedLine = style(
  pattern({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[2]}px ${space[3]}px`,
    marginBlockEnd: space[4],
  }),
);
export const applied = style(pattern({ listStyle: 'none', display: 'contents' }));
export const item = style(pattern({ maxInlineSize: '100%' }));
export const vendorItem = style([item, onNarrow]);

/** One filter that is on; a press takes it off. */
export const chip = style([
  control,
  pattern({
    maxInlineSize: '100%',
    paddingInline: `${space[3]}px ${space[2]}px`,
    borderRadius: vars.radius.full,
    background: color.raised,
    borderColor: color.lineStrong,
    color: color.text,
    fontWeight: weight.semibold,
    selectors: { '&:hover': { borderColor: color.text } },
  }),
]);
export const words = style(pattern({ minInlineSize: 0, overflowWrap: 'anywhere' }));

export const result = style(pattern({ color: color.muted, fontVariantNumeric: 'tabular-nums' }));
