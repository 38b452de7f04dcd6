import { globalStyle, style } from '@vanilla-extract/css';
import { forcedCurrent } from '../../internal/forced-current.ts';
import { focusRing, focusRingInset } from '../../styles/focus-ring.css.ts';
import { pattern } from '../../styles/layers.css.ts';
import { floating } from '../../styles/surface.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { from } from '../../tokens/breakpoint.ts';
import { z } from '../../tokens/layer.ts';
import { headHeights } from '../../tokens/size.ts';
import { space } from '../../tokens/space.ts';
import { rem, weight } from '../../tokens/type.ts';
import { visitor } from './AppHeaderAccount.css.ts';

const { color, leading, tracking } = vars;

export const bar = style(
  pattern({
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: z.header,
    display: 'flex',
    alignItems: 'center',
    gap: space[1],
    minBlockSize: headHeights.narrow,
    paddingBlock: 6,
    paddingInline: space[3],
    background: color.surface,
    borderBlockEnd: `1px solid ${color.line}`,
    '@media': {
      [from('desktop')]: { minBlockSize: headHeights.wide, paddingBlock: space[2], paddingInline: space[5] },
      print: { display: 'none' },
    },
  }),
);

export const brand = style([
  focusRing,
  pattern({
    // a long balance on the smallest screens takes its room
    flex: '0 1 auto',
    minInlineSize: 0,
    overflow: 'clip',
    overflowClipMargin: 4,
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    marginInline: space[1],
    color: color.text,
    fontSize: rem(18),
    fontWeight: weight.heavy,
    letterSpacing: tracking.tight,
    textDecoration: 'none',
    borderRadius: vars.radius.sm,
    '@media': {
      [from('desktop')]: { fontSize: vars.type.title, marginInlineEnd: space[4] },
      '(pointer: coarse)': { minBlockSize: 44, minInlineSize: 44 },
      // the mark keeps its size beside long words
      'screen and (max-width: 359px)': { minInlineSize: 0, marginInline: 0 },
    },
  }),
]);

export const brandMark = style(pattern({ flex: 'none', inlineSize: 34, blockSize: 34 }));

/** The name gives way before anything that can be pressed does. */
export const brandName = style(
  pattern({ overflow: 'hidden', '@media': { 'screen and (max-width: 419px)': { display: 'none' } } }),
);

export const nav = style(
  pattern({ display: 'none', flex: 1, minInlineSize: 0, '@media': { [from('desktop')]: { display: 'block' } } }),
);

export const line = style(pattern({ display: 'flex', alignItems: 'center' }));

/** Before it is measured, what does not fit goes into rows below, which are clipped. */
export const items = style(
  pattern({
    flex: '0 1 auto',
    minInlineSize: 0,
    display: 'flex',
    flexWrap: 'wrap',
    maxBlockSize: 40,
    overflow: 'clip',
    overflowClipMargin: 4,
  }),
);

export const item = style(pattern({ flex: 'none' }));
/** Listed under "More" instead; only its width is still asked for. */
export const hiddenItem = style([item, pattern({ position: 'absolute', visibility: 'hidden' })]);
export const drop = style(pattern({ display: 'flex', alignItems: 'center' }));
export const lead = style(pattern({ position: 'relative', display: 'flex', alignItems: 'center' }));

const entry = pattern({
  minBlockSize: 40,
  display: 'inline-flex',
  alignItems: 'center',
  paddingInline: 10,
  borderRadius: vars.radius.md,
  color: color.muted,
  fontWeight: weight.semibold,
  lineHeight: leading.snug,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  transition: `color ${vars.motion.fast} ${vars.motion.easing}, background-color ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    '&:hover': { color: color.text },
    '&[aria-current=page]': { color: color.text, background: color.raised },
  },
  '@media': forcedCurrent,
});

export const link = style([focusRing, entry]);

export const more = style([
  focusRing,
  entry,
  pattern({ gap: space[1], cursor: 'pointer', selectors: { '&[aria-expanded=true]': { color: color.text } } }),
]);
export const currentMore = style(pattern({ color: color.text, background: color.raised }));

export const toggle = style([
  focusRing,
  pattern({
    inlineSize: 24,
    minBlockSize: 32,
    marginInlineStart: -8,
    display: 'grid',
    placeItems: 'center',
    borderRadius: vars.radius.sm,
    color: color.faint,
    cursor: 'pointer',
    selectors: { '&:hover, &[aria-expanded=true]': { color: color.text } },
    '@media': {
      // a mouse opens the panel by hovering the item: the chevron takes no room, and shows with it or with the focus
      '(hover: hover)': {
        position: 'absolute',
        insetBlockEnd: -14,
        insetInline: 0,
        marginInline: 'auto',
        minBlockSize: 24,
        opacity: 0,
        transition: `opacity ${vars.motion.fast} ${vars.motion.easing}`,
        selectors: { [`${lead}:is(:hover, :focus-within) > &, &[aria-expanded=true]`]: { opacity: 1 } },
      },
    },
  }),
]);

/** The vendors of one category, under the bar and as wide as the page's content. */
export const panel = style([
  floating,
  pattern({
    position: 'absolute',
    insetBlockStart: 'calc(100% + 6px)',
    insetInline: space[5],
    marginInline: 'auto',
    maxInlineSize: 920,
    padding: space[4],
  }),
]);

/** What does not fit in the line, under its button. */
export const restPanel = style([
  floating,
  pattern({
    position: 'absolute',
    insetBlockStart: 'calc(100% + 6px)',
    padding: space[1],
    minInlineSize: 200,
    maxInlineSize: 320,
    maxBlockSize: 'calc(100dvh - 96px)',
    overflowY: 'auto',
  }),
]);
export const rest = style(pattern({ display: 'grid' }));
export const restLink = style([focusRingInset, entry, pattern({ display: 'flex', paddingInline: space[3] })]);

export const vendors = style(
  pattern({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
    gap: space[2],
  }),
);

export const vendor = style([
  focusRing,
  pattern({
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: space[1],
    minBlockSize: 84,
    padding: space[2],
    borderRadius: vars.radius.md,
    border: `1px solid ${color.line}`,
    color: color.muted,
    fontSize: vars.type.small,
    fontWeight: weight.semibold,
    lineHeight: leading.snug,
    textAlign: 'center',
    textDecoration: 'none',
    position: 'relative',
    selectors: { '&:hover': { color: color.text, borderColor: color.lineStrong } },
  }),
]);

export const vendorMark = style(pattern({ inlineSize: 108, blockSize: 36 }));
// marks are transparent: no box behind them
globalStyle(`${vendorMark} > span`, { '@layer': { patterns: { background: 'transparent' } } });
export const moreMark = style(pattern({ blockSize: 36, display: 'grid', placeItems: 'center' }));
export const hot = style(
  // beside the mark, not on it
  pattern({ position: 'absolute', insetBlockStart: 3, insetInlineEnd: 3, color: color.accentText }),
);

export const end = style(
  pattern({
    marginInlineStart: 'auto',
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    '@media': { 'screen and (max-width: 419px)': { gap: space[1] } },
  }),
);

/** Mark, log in and register need the room of small phones. */
export const search = style(
  pattern({
    display: 'contents',
    '@media': {
      'screen and (max-width: 389px)': { selectors: { [`:has(> ${visitor}) > &`]: { display: 'none' } } },
    },
  }),
);

/** What a small screen leaves to the side menu. */
export const extra = style(pattern({ display: 'none', '@media': { [from('desktop')]: { display: 'contents' } } }));
