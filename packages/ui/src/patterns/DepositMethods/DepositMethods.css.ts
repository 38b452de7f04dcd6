import { style } from '@vanilla-extract/css';
import { pattern } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { space } from '../../tokens/space.ts';
import { weight } from '../../tokens/type.ts';

const { color, leading } = vars;

export const tiles = style(
  pattern({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 256px), 1fr))',
    alignContent: 'start',
    gap: space[3],
  }),
);

/** The whole tile can be pressed: the name of its radio button covers it. */
export const tile = style(
  pattern({
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    gap: space[3],
    minInlineSize: 0,
    padding: space[4],
    borderRadius: vars.radius.xl,
    border: `1px solid ${color.line}`,
    background: color.surface,
    selectors: {
      '&:not([data-closed]):hover': { borderColor: color.lineStrong },
      '&:has(:checked)': { borderColor: color.accent, background: color.accentSoft },
      '&:has(:focus-visible)': { outline: `2px solid ${color.live}`, outlineOffset: 2 },
      '[aria-invalid] > &': { borderColor: color.negative },
    },
  }),
);

export const head = style(pattern({ display: 'flex', alignItems: 'start', gap: space[3], minInlineSize: 0 }));

export const glyph = style(
  pattern({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: 40,
    blockSize: 40,
    borderRadius: vars.radius.md,
    background: color.raised,
    color: color.live,
  }),
);

export const words = style(pattern({ flex: 1, display: 'grid', gap: space.half, minInlineSize: 0 }));

export const name = style(
  pattern({
    fontSize: vars.type.subtitle,
    fontWeight: weight.bold,
    lineHeight: leading.snug,
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    selectors: {
      '[data-closed] &': { cursor: 'not-allowed', color: color.muted },
      '&::before': { content: '', position: 'absolute', inset: 0 },
    },
  }),
);

export const text = style(pattern({ color: color.muted, fontSize: vars.type.small, lineHeight: leading.snug }));

/** A ring of the accent around a dot of the canvas; it lies over the name that covers the tile. */
export const mark = style(
  pattern({
    position: 'relative',
    appearance: 'none',
    flex: 'none',
    inlineSize: 20,
    blockSize: 20,
    margin: 0,
    borderRadius: vars.radius.full,
    border: `1px solid ${color.lineStrong}`,
    background: color.canvas,
    outline: 'none',
    selectors: {
      '&:checked': { borderColor: color.accent, borderWidth: 6 },
      '&:disabled': { opacity: 0.5 },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&:checked': { borderColor: 'Highlight', forcedColorAdjust: 'none' } },
      },
    },
  }),
);

export const more = style(pattern({ display: 'grid', gap: space[2], minInlineSize: 0 }));

export const reason = style(pattern({ color: color.negative, lineHeight: leading.snug }));

export const facts = style(pattern({ display: 'grid', gap: space[1], margin: 0, fontSize: vars.type.small }));

export const fact = style(
  pattern({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: space[3] }),
);

export const what = style(pattern({ color: color.muted }));

export const said = style(
  pattern({ margin: 0, marginInlineStart: 'auto', textAlign: 'end', fontVariantNumeric: 'tabular-nums' }),
);
