import { style } from '@vanilla-extract/css';
import { control } from '../../styles/control.css.ts';
import { pattern } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { from } from '../../tokens/breakpoint.ts';
import { space } from '../../tokens/space.ts';
import { weight } from '../../tokens/type.ts';

const { color } = vars;

export const root = style(pattern({ minInlineSize: 0 }));

export const bar = style(
  pattern({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'start',
    justifyContent: 'space-between',
    gap: `${space[2]}px ${space[4]}px`,
    minInlineSize: 0,
  }),
);

/** Order and filters share the line below the views on small screens. */
export const end = style(
  pattern({
    flex: '1 1 100%',
    minInlineSize: 0,
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[2],
    '@media': { [from('tablet')]: { flex: '0 1 auto' } },
  }),
);
export const sort = style(pattern({ minInlineSize: 0, flex: '0 1 auto' }));
export const filters = style(pattern({ flex: 'none' }));

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
    marginBlockStart: space[3],
  }),
);
export const applied = style(pattern({ listStyle: 'none', display: 'contents' }));
export const item = style(pattern({ maxInlineSize: '100%' }));

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

export const panel = style(pattern({ display: 'grid', gap: space[6], alignContent: 'start' }));
export const group = style(pattern({ border: 'none', minInlineSize: 0, display: 'grid', gap: space[2] }));
export const legend = style(pattern({ fontWeight: weight.bold, marginBlockEnd: space[2] }));
export const choices = style(
  pattern({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(150px, 100%), 1fr))',
    gap: `${space[1]}px ${space[4]}px`,
  }),
);
export const pair = style(
  pattern({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(150px, 100%), 1fr))', gap: space[3] }),
);
/** Keeps the count apart, which begins where the line does when it takes one of its own. */
export const option = style(pattern({ marginInlineEnd: space[2] }));
export const count = style(
  pattern({
    // apart from the word, whichever way that is written
    display: 'inline-block',
    color: color.muted,
    fontSize: vars.type.caption,
    fontVariantNumeric: 'tabular-nums',
  }),
);
