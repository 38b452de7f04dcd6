import { style } from '@vanilla-extract/css';
import { pattern } from '../../styles/layers.css.ts';
import { panel } from '../../styles/surface.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { space } from '../../tokens/space.ts';
import { weight } from '../../tokens/type.ts';

const { color, leading } = vars;

export const root = style([panel, pattern({ display: 'grid', minInlineSize: 0 })]);

export const sum = style(
  pattern({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: space[3],
    alignItems: 'center',
    padding: space[4],
  }),
);

export const what = style(pattern({ color: color.muted, lineHeight: leading.snug }));

export const amount = style(
  pattern({
    gridColumn: 1,
    justifySelf: 'start',
    fontSize: vars.type.headline,
    fontWeight: weight.heavy,
    lineHeight: leading.tight,
    overflowWrap: 'anywhere',
  }),
);

export const copy = style(pattern({ gridColumn: 2, gridRow: '1 / span 2' }));

export const code = style(
  pattern({
    display: 'grid',
    justifyItems: 'center',
    gap: space[1],
    padding: space[4],
    borderBlockStart: `1px dashed ${color.lineStrong}`,
    textAlign: 'center',
  }),
);

export const picture = style(pattern({ marginBlockEnd: space[1] }));

export const name = style(pattern({ fontWeight: weight.bold }));

export const hint = style(pattern({ color: color.muted, fontSize: vars.type.small }));

export const lines = style(pattern({ display: 'grid', margin: 0 }));

/** A value that has no room beside its name goes below it, to the end of the line. */
export const line = style(
  pattern({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space[3],
    minBlockSize: 44,
    paddingBlock: space[1],
    paddingInline: space[4],
    borderBlockStart: `1px solid ${color.line}`,
  }),
);

export const value = style(
  pattern({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'end',
    gap: space[2],
    minInlineSize: 0,
    margin: 0,
    marginInlineStart: 'auto',
  }),
);

export const said = style(
  pattern({ fontWeight: weight.semibold, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }),
);
