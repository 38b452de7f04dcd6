import { style } from '@vanilla-extract/css';
import { pattern } from '../../styles/layers.css.ts';
import { panel } from '../../styles/surface.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { from } from '../../tokens/breakpoint.ts';
import { space } from '../../tokens/space.ts';
import { rem, weight } from '../../tokens/type.ts';

const { color, leading, tracking } = vars;

export const root = style(
  pattern({
    display: 'grid',
    // as wide as a figure in letters of any size
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${rem(150)}), 1fr))`,
    gap: space[3],
    '@media': {
      [from('tablet')]: { gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${rem(190)}), 1fr))`, gap: space[4] },
    },
  }),
);

export const card = style([
  panel,
  pattern({
    display: 'grid',
    alignContent: 'start',
    gap: 2,
    minInlineSize: 0,
    paddingBlock: space[3],
    paddingInline: space[4],
    '@media': { [from('tablet')]: { padding: 18 } },
  }),
]);

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
