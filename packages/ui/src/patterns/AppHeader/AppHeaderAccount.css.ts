import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing } from '../../styles/focus-ring.css.ts';
import { pattern } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { from } from '../../tokens/breakpoint.ts';
import { weight } from '../../tokens/type.ts';

const { color } = vars;

export const balance = style(
  pattern({
    display: 'flex',
    alignItems: 'center',
    minBlockSize: 40,
    minInlineSize: 0,
    paddingInlineStart: 12,
    paddingInlineEnd: 2,
    borderRadius: vars.radius.md,
    border: `1px solid ${color.line}`,
    background: color.canvas,
    fontWeight: weight.bold,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    // ten digits stand beside mark and search on a phone of 390 px
    '@media': { 'screen and (max-width: 419px)': { paddingInlineStart: 8, fontSize: vars.type.small } },
  }),
);

export const amount = style(pattern({ display: 'grid' }));
export const age = style(
  pattern({ color: color.muted, fontSize: vars.type.micro, fontWeight: weight.medium, lineHeight: 1.2 }),
);

/** A finger needs its 44 px, the frame around keeps its height. */
globalStyle(`${balance} > button`, {
  '@layer': {
    patterns: { '@media': { '(pointer: coarse)': { minInlineSize: 44, minBlockSize: 44, marginBlock: -4 } } },
  },
});

/** What a narrow screen leaves to the bottom bar and the side menu. */
export const wide = style(pattern({ display: 'none', '@media': { [from('desktop')]: { display: 'contents' } } }));
export const narrow = style(
  pattern({
    display: 'contents',
    // phones have room for the balance; the bar at the bottom has its own way to play
    '@media': { [from('desktop')]: { display: 'none' }, 'screen and (max-width: 419px)': { display: 'none' } },
  }),
);

export const avatar = style([focusRing, pattern({ borderRadius: vars.radius.lg, cursor: 'pointer', display: 'grid' })]);

/** A server-rendered page knows nobody; a member is not shown a log-in button until it is hydrated. */
export const visitor = style(
  pattern({ display: 'contents', selectors: { ':root[data-member] &': { visibility: 'hidden' } } }),
);

/** Beside the search small screens have room for two long words, not for the air around them. */
globalStyle(`${visitor} > button`, {
  '@layer': {
    patterns: { '@media': { 'screen and (max-width: 419px)': { paddingInline: 8, fontSize: vars.type.small } } },
  },
});
