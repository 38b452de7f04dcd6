import { globalStyle, style } from '@vanilla-extract/css';
import { pattern } from '../../styles/layers.css.ts';
import { panel } from '../../styles/surface.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { space } from '../../tokens/space.ts';
import { rem, weight } from '../../tokens/type.ts';

const { color, leading } = vars;

export const root = style([
  panel,
  pattern({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '104px minmax(0, 1fr)',
    gap: space[4],
    minInlineSize: 0,
    blockSize: '100%',
    padding: space[3],
  }),
]);

export const art = style(
  pattern({ borderRadius: vars.radius.lg, overflow: 'hidden', background: color.raised, alignSelf: 'start' }),
);

/** Art of a table that cannot be joined now: still recognised, plainly not open. */
export const dimmed = style({});
globalStyle(`${dimmed} img`, { '@layer': { patterns: { filter: 'saturate(0.7) brightness(0.8)' } } });

export const body = style(
  pattern({ display: 'grid', alignContent: 'start', justifyItems: 'start', gap: space[2], minInlineSize: 0 }),
);

/** The link covers the whole card. */
export const link = style(
  pattern({
    color: 'inherit',
    textDecoration: 'none',
    fontWeight: weight.bold,
    fontSize: rem(15),
    lineHeight: leading.snug,
    unicodeBidi: 'plaintext',
    overflowWrap: 'anywhere',
    selectors: {
      '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.xl },
      '&:hover': { color: color.live },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': { outline: `2px solid ${color.live}`, outlineOffset: 2 },
    },
  }),
);

export const facts = style(
  pattern({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: space[3],
    rowGap: space[1],
    margin: 0,
    fontSize: vars.type.small,
    lineHeight: leading.snug,
  }),
);

export const term = style(pattern({ color: color.muted }));

export const value = style(pattern({ margin: 0, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }));
