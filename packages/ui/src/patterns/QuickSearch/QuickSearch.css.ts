import { globalStyle, style } from '@vanilla-extract/css';
import { focusRingInset } from '../../styles/focus-ring.css.ts';
import { pattern } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { space } from '../../tokens/space.ts';
import { weight } from '../../tokens/type.ts';

const { color, leading } = vars;

/** Of one height, whatever is found: neither the window nor the field in it jumps with a letter. */
export const root = style(
  pattern({
    blockSize: 'min(560px, 66dvh)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    display: 'grid',
    alignContent: 'start',
    '@media': {
      'screen and (max-width: 599.98px)': { blockSize: 'auto', minBlockSize: '100%', overflowY: 'visible' },
    },
  }),
);

/** Stays in sight while the results scroll. */
export const head = style(
  pattern({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 1,
    background: color.overlay,
    paddingBlock: space[4],
    paddingInline: space[5],
    borderBlockEnd: `1px solid ${color.line}`,
    '@media': { 'screen and (max-width: 599.98px)': { paddingBlock: space[3], paddingInline: space[4] } },
  }),
);

export const list = style(pattern({ padding: space[2], paddingBlockEnd: space[4], outline: 'none' }));

export const group = style(pattern({ display: 'grid', gap: 1 }));

export const title = style(
  pattern({
    paddingBlock: `${space[3]}px ${space[1]}px`,
    paddingInline: space[3],
    color: color.faint,
    fontSize: vars.type.caption,
    fontWeight: weight.bold,
    lineHeight: leading.snug,
  }),
);

export const option = style([
  focusRingInset,
  pattern({
    inlineSize: '100%',
    minBlockSize: 52,
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    paddingBlock: 6,
    paddingInline: `${space[3] - 3}px ${space[3]}px`,
    borderRadius: vars.radius.md,
    borderInlineStart: '3px solid transparent',
    color: color.text,
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    // the field lies over the list
    scrollMarginBlock: `96px ${space[3]}px`,
    selectors: { '&[aria-selected=true]': { background: color.raised, borderInlineStartColor: color.live } },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&[aria-selected=true]': { color: 'HighlightText', background: 'Highlight', forcedColorAdjust: 'none' },
        },
      },
    },
  }),
]);

/** Cover or glyph: all words begin on one line. */
export const mark = style(
  pattern({
    flex: 'none',
    inlineSize: 36,
    minBlockSize: 36,
    display: 'grid',
    placeItems: 'center',
    borderRadius: 6,
    overflow: 'hidden',
    color: color.muted,
  }),
);
globalStyle(`${mark} > span`, { '@layer': { patterns: { inlineSize: '100%' } } });
globalStyle(`${mark} img`, { '@layer': { patterns: { aspectRatio: '1' } } });

// both lines begin beside the mark, also one that is written the other way than the page
export const words = style(pattern({ flex: 1, minInlineSize: 0, display: 'grid', justifyItems: 'start' }));

const oneLine = {
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  unicodeBidi: 'plaintext',
} as const;

export const label = style(pattern({ ...oneLine, fontWeight: weight.semibold, lineHeight: leading.snug }));
export const note = style(
  pattern({ ...oneLine, color: color.muted, fontSize: vars.type.small, lineHeight: leading.snug }),
);

/** Weight and colour, not a marker's yellow: the accent is for money and the one action. */
globalStyle(`${words} mark`, {
  '@layer': {
    patterns: { background: 'none', color: color.live, textDecoration: 'underline', textUnderlineOffset: 3 },
  },
});

/** Says what Enter takes, where there is a keyboard. */
export const enter = style(
  pattern({
    flex: 'none',
    display: 'none',
    color: color.faint,
    selectors: { '[aria-selected=true] > &': { display: 'grid' } },
    '@media': { '(pointer: coarse)': { selectors: { '[aria-selected=true] > &': { display: 'none' } } } },
  }),
);

// on the device's colour of the active result their own cannot be read
globalStyle(
  [`> ${mark}`, note, `${words} mark`, `> ${enter}`].map((part) => `[aria-selected=true] ${part}`).join(', '),
  {
    '@layer': { patterns: { '@media': { '(forced-colors: active)': { color: 'inherit' } } } },
  },
);

export const skeleton = style(pattern({ paddingBlock: 3, paddingInline: space[3] }));
