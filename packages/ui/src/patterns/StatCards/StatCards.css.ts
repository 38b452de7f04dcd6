import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { pattern } from '../../styles/layers.css.ts';
import { panel } from '../../styles/surface.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { from } from '../../tokens/breakpoint.ts';
import { space } from '../../tokens/space.ts';
import { rem, weight } from '../../tokens/type.ts';

const { color, leading, tracking } = vars;

const gap = createVar();
/** Least width of a card, as wide as a figure in letters of any size. */
const least = createVar();
/** Cards in a line where there is room for all of them, and where there is less. */
const most = createVar();
const fewer = createVar();

type Columns = string | number;
/** Width of a card where `columns` of them share a line; a hair less, so that roundings break no line. */
const share = (columns: Columns): string => `(100% - (${columns} - 1) * ${gap}) / ${columns} - 1px`;
/** Far below zero where `columns` cards have room in a line, far above the width of the line where they have none. */
const without = (columns: Columns): string => `(${columns} * ${least} + (${columns} - 1) * ${gap} - 100%) * 999`;
const basis = `${share(most)}, min(${share(fewer)}, ${without(most)}), min(${share(2)}, ${without(fewer)}), min(100%, ${without(2)})`;

export const root = style(
  pattern({
    vars: { [least]: rem(150), [gap]: `${space[3]}px` },
    display: 'flex',
    flexWrap: 'wrap',
    gap,
    '@media': { [from('tablet')]: { vars: { [least]: rem(190), [gap]: `${space[4]}px` } } },
  }),
);

/** How many share a line, so that none is left alone in the last one. */
export const line = styleVariants(
  { two: [2, 2], three: [3, 3], four: [4, 2], five: [5, 3], six: [6, 3], many: [4, 4] } as const,
  ([all, some]) => pattern({ vars: { [most]: `${all}`, [fewer]: `${some}` } }),
);

export const card = style([
  panel,
  pattern({
    display: 'grid',
    alignContent: 'start',
    gap: 2,
    flex: `1 1 max(${basis})`,
    minInlineSize: 0,
    paddingBlock: space[3],
    paddingInline: space[4],
    '@media': { [from('tablet')]: { padding: 18 } },
  }),
]);

/** The first of an odd number has a line to itself where the others stand in pairs: the last would be alone otherwise. */
export const first = style(
  pattern({ selectors: { '&:nth-last-child(odd)': { flexBasis: `max(${basis}, min(100%, ${without(fewer)}))` } } }),
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

export const note = style(pattern({ color: color.muted, fontSize: vars.type.small, fontWeight: weight.semibold }));
