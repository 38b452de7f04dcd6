import { style } from '@vanilla-extract/css';
import { pattern } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { space } from '../../tokens/space.ts';
import { weight } from '../../tokens/type.ts';

const { color, leading } = vars;

export const root = style(pattern({ display: 'grid', gap: space[4], minInlineSize: 0 }));

export const list = style(
  pattern({
    display: 'grid',
    borderRadius: vars.radius.xl,
    border: `1px solid ${color.line}`,
    background: color.surface,
  }),
);

/** What it is, where and when, and the button; the button goes below where there is no room. */
export const item = style(
  pattern({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[3],
    padding: space[4],
    selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
  }),
);

export const glyph = style(pattern({ flex: 'none', color: color.muted }));

export const words = style(pattern({ flex: '1 1 160px', minInlineSize: 0, display: 'grid', gap: space.half }));

export const name = style(
  pattern({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[2],
    fontWeight: weight.bold,
    lineHeight: leading.snug,
    overflowWrap: 'anywhere',
  }),
);

export const details = style(
  pattern({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space[3],
    color: color.muted,
    fontSize: vars.type.small,
    lineHeight: leading.snug,
  }),
);

export const foot = style(pattern({ display: 'flex', justifyContent: 'end', gap: space[2] }));

/** In the place of an item while it is changed. */
export const form = style(pattern({ flex: 1, display: 'grid', gap: space[3], minInlineSize: 0 }));
