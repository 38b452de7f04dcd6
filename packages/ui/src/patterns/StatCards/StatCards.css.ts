import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { pattern } from '../../styles/layers.css.ts';
import { panel } from '../../styles/surface.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { from } from '../../tokens/breakpoint.ts';
import { space } from '../../tokens/space.ts';
import { rem, weight } from '../../tokens/type.ts';

const { color, leading, radius, tracking } = vars;

/** Least width of a card, as wide as a figure in letters of any size, with the gap behind it. */
const least = createVar();
/** Cards in a line where there is room for them; otherwise they stand in pairs. */
const columns = createVar();

/** Width of a card where so many share a line; a hair less, so that roundings break no line. They grow into what is left. */
const share = (count: string | number): string => `100% / ${count} - ${space[4]}px`;
/** Far below zero where the line has room for its columns, far above its width where it has none. */
const without = `(${columns} * ${least} - 100%) * 999`;

export const root = style(
  pattern({
    vars: { [least]: rem(162) },
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[3],
    '@media': { [from('tablet')]: { vars: { [least]: rem(206) }, gap: space[4] } },
  }),
);

/** How many share a line, so that none is left alone in the last one. */
export const line = styleVariants({ three: '3', four: '4' }, (count) => pattern({ vars: { [columns]: count } }));

export const card = style([
  panel,
  pattern({
    display: 'grid',
    alignContent: 'start',
    gap: 2,
    flex: `1 1 max(${share(columns)}, min(${share(2)}, ${without}))`,
    // where a pair has no room either, one stands below the other
    minInlineSize: `min(100%, ${rem(150)})`,
    paddingBlock: space[3],
    paddingInline: space[4],
    '@media': { [from('tablet')]: { padding: 18 } },
  }),
]);

/** The first of an odd number has a line to itself where the others stand in pairs: the last would be alone otherwise. */
export const first = style(
  pattern({
    selectors: { '&:nth-last-child(odd)': { flexBasis: `max(${share(columns)}, min(100%, ${without}))` } },
  }),
);

export const label = style(pattern({ color: color.muted }));

export const value = style(
  pattern({
    fontSize: rem(17),
    fontWeight: weight.heavy,
    lineHeight: leading.snug,
    letterSpacing: tracking.tight,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
    '@media': { [from('tablet')]: { fontSize: rem(22) } },
  }),
);

/** As high as the figure: what stands below stays where it is. */
export const pending = style(
  pattern({ display: 'block', inlineSize: '75%', blockSize: `calc(1em * ${leading.snug})`, borderRadius: radius.sm }),
);

export const note = style(pattern({ color: color.muted, fontSize: vars.type.small, fontWeight: weight.semibold }));
