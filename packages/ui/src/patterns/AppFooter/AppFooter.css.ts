import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing } from '../../styles/focus-ring.css.ts';
import { later } from '../../styles/later.css.ts';
import { pattern } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { below, from } from '../../tokens/breakpoint.ts';
import { content } from '../../tokens/size.ts';
import { space } from '../../tokens/space.ts';
import { weight } from '../../tokens/type.ts';

const { color } = vars;

export const root = style([
  later,
  pattern({ borderBlockStart: `1px solid ${color.line}`, color: color.faint, fontSize: vars.type.small }),
]);

/** In line with the content above it. */
export const inner = style(
  pattern({
    display: 'grid',
    gap: space[5],
    inlineSize: '100%',
    maxInlineSize: content.width,
    marginInline: 'auto',
    paddingBlock: space[6],
    paddingInline: `max(${space[4]}px, env(safe-area-inset-left)) max(${space[4]}px, env(safe-area-inset-right))`,
    '@media': { [from('desktop')]: { paddingInline: content.padding } },
  }),
);

/** Below the marks: where help is, and for whom the site is. */
export const end = style(
  pattern({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space[4]}px ${space[6]}px`,
    '@media': { [from('tablet')]: { paddingBlockStart: space[5], borderBlockStart: `1px solid ${color.line}` } },
  }),
);

export const row = style(
  pattern({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space[2]}px ${space[5]}px`,
  }),
);

export const logos = style([row, pattern({ columnGap: space[6] })]);
/** On a phone the page is long enough: the way to all of them stays. */
export const logo = style(pattern({ '@media': { [below('tablet')]: { display: 'none' } } }));
export const mark = style([
  focusRing,
  pattern({ display: 'block', inlineSize: 84, blockSize: 28, borderRadius: vars.radius.sm }),
]);
// marks are transparent: no box behind them
globalStyle(`${mark} > span`, { '@layer': { patterns: { background: 'transparent' } } });

export const link = style([
  focusRing,
  pattern({
    color: color.muted,
    fontWeight: weight.semibold,
    textDecoration: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: 28,
    '@media': { '(pointer: coarse)': { minBlockSize: 44, paddingInline: space[2], marginInline: -space[2] } },
    borderRadius: vars.radius.sm,
    selectors: { '&:hover': { color: color.text, textDecoration: 'underline' } },
  }),
]);

export const notice = style(pattern({ display: 'flex', alignItems: 'center', gap: space[3] }));

/** As long as its words, so that it begins where lines begin whatever its direction. */
export const copyright = style(pattern({ justifySelf: 'start' }));

export const age = style(
  pattern({
    flex: 'none',
    display: 'inline-grid',
    placeItems: 'center',
    minInlineSize: 36,
    blockSize: 28,
    borderRadius: vars.radius.full,
    border: `2px solid ${color.lineStrong}`,
    color: color.muted,
    fontWeight: weight.heavy,
    fontSize: vars.type.caption,
  }),
);
