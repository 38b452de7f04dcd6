import { style } from '@vanilla-extract/css';
import { focusRing } from '../../styles/focus-ring.css.ts';
import { pattern } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { from } from '../../tokens/breakpoint.ts';
import { space } from '../../tokens/space.ts';
import { weight } from '../../tokens/type.ts';
import { height } from './WinnersLaneSkeleton.css.ts';

const { color, leading } = vars;

/** Words beside the lane on a desktop, above it on small screens. */
export const root = style(
  pattern({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: space[4],
    rowGap: space[2],
    minInlineSize: 0,
    '@media': { [from('desktop')]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' } },
  }),
);

export const title = style(
  pattern({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minBlockSize: 32,
    fontSize: vars.type.subtitle,
    fontWeight: weight.heavy,
  }),
);
export const sign = style(pattern({ display: 'grid', color: color.accentText }));

/** A finger moves the line where it does not move by itself; its end fades out. */
export const port = style(
  pattern({
    gridColumn: '1 / -1',
    gridRow: 2,
    minInlineSize: 0,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    borderRadius: vars.radius.lg,
    // room for the focus ring
    padding: 3,
    margin: -3,
    '@media': { [from('desktop')]: { gridColumn: 2, gridRow: 1 } },
  }),
);

export const line = style(
  pattern({
    listStyle: 'none',
    margin: 0,
    padding: 0,
    display: 'flex',
    inlineSize: 'max-content',
    minInlineSize: '100%',
  }),
);

export const item = style(pattern({ flex: 'none', display: 'flex', gap: 6, paddingInlineEnd: space[3] }));

export const card = style([
  focusRing,
  pattern({
    display: 'grid',
    gridTemplateColumns: '40px auto',
    alignItems: 'center',
    columnGap: 10,
    blockSize: height,
    paddingInline: `6px ${space[3]}px`,
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.lg,
    background: color.surface,
    color: color.text,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    selectors: { '&:hover': { borderColor: color.accent } },
  }),
]);

/** Beside the card, not in it: two places to press. */
export const proof = style([card, pattern({ gridTemplateColumns: 'auto', paddingInline: 13, color: color.muted })]);

export const cover = style(pattern({ borderRadius: vars.radius.sm, overflow: 'hidden' }));
export const words = style(pattern({ display: 'grid', lineHeight: leading.snug }));
export const amount = style(pattern({ color: color.positive, fontWeight: weight.bold }));
export const about = style(pattern({ color: color.muted, fontSize: vars.type.caption }));

export const none = style(
  pattern({
    gridColumn: '1 / -1',
    minBlockSize: height,
    display: 'flex',
    alignItems: 'center',
    color: color.muted,
    '@media': { [from('desktop')]: { gridColumn: '2 / -1' } },
  }),
);
