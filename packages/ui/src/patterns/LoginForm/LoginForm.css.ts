import { style } from '@vanilla-extract/css';
import { pattern } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { space } from '../../tokens/space.ts';
import { weight } from '../../tokens/type.ts';

const { color, leading } = vars;

/** Remember me on one side, the way back in on the other; below each other where words are long. */
export const between = style(
  pattern({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: space[2],
    rowGap: space[1],
  }),
);

/** The words of the quiet button end where the fields end, in a line of their own too; its padding reaches beyond them. */
export const forgot = style(pattern({ marginInlineStart: 'auto', marginInlineEnd: -space[3] }));

/** The one who was here last, as one press. */
export const remembered = style(
  pattern({
    display: 'grid',
    gap: space[3],
    padding: space[4],
    borderRadius: vars.radius.lg,
    border: `1px solid ${color.line}`,
    background: color.raised,
  }),
);
export const who = style(pattern({ display: 'flex', alignItems: 'center', gap: space[3], minInlineSize: 0 }));
export const name = style(
  pattern({ fontWeight: weight.bold, lineHeight: leading.snug, overflowWrap: 'anywhere', minInlineSize: 0 }),
);

/** A word between two ways, with a line on both sides of it. */
export const or = style(
  pattern({
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    color: color.muted,
    fontSize: vars.type.small,
    '::before': { content: '', flex: 1, blockSize: 1, background: color.line },
    '::after': { content: '', flex: 1, blockSize: 1, background: color.line },
  }),
);

export const foot = style(
  pattern({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: space[1] }),
);
