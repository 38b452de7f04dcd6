import { globalStyle, style } from '@vanilla-extract/css';
import { control, disabledLook } from '../../styles/control.css.ts';
import { pattern } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { space } from '../../tokens/space.ts';
import { weight } from '../../tokens/type.ts';

const { color } = vars;

export const panel = style(pattern({ display: 'grid', gap: space[6], alignContent: 'start' }));
export const group = style(pattern({ border: 'none', minInlineSize: 0, display: 'grid', gap: space[2] }));
export const legend = style(pattern({ fontWeight: weight.bold, marginBlockEnd: space[2] }));
export const pills = style(pattern({ display: 'flex', flexWrap: 'wrap', gap: space[2] }));
export const pair = style(
  pattern({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(150px, 100%), 1fr))', gap: space[3] }),
);
export const count = style(
  pattern({
    color: color.muted,
    fontSize: vars.type.caption,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const head = style(
  pattern({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[3], minBlockSize: 36 }),
);

// its words end where the tiles end
globalStyle(`${head} > button`, { '@layer': { patterns: { marginInlineEnd: -space[3] } } });

export const tiles = style(
  pattern({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(150px, 100%), 1fr))',
    gap: space[2],
  }),
);

/** Switched on: as in the line of chips, a mark of choice and an edge say so. */
const toggleBase = style([
  control,
  pattern({
    position: 'relative',
    background: color.surface,
    borderColor: color.line,
    color: color.text,
    fontSize: vars.type.small,
    selectors: {
      '&:hover': { borderColor: color.lineStrong },
      '&:has(:checked)': { background: color.accentSoft, borderColor: color.accentText, color: color.accentText },
      '&:has(:disabled)': { ...disabledLook, cursor: 'not-allowed' },
      '&:has(:focus-visible)': { outline: `2px solid ${color.live}`, outlineOffset: 2 },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&:has(:checked)': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        },
      },
    },
  }),
]);
/** Lies over the whole toggle, unseen: a finger that explores a screen reader's page finds it where it is. */
export const input = style(
  pattern({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', opacity: 0, cursor: 'inherit' }),
);
export const toggle = {
  pill: style([
    toggleBase,
    pattern({ minBlockSize: vars.size.controlSm, paddingInline: space[3], borderRadius: vars.radius.full }),
  ]),
  tile: style([toggleBase, pattern({ justifyContent: 'start', paddingInline: space[2], textAlign: 'start' })]),
};

/** Of the mark only its badge: the name stands beside it in the reader's script. */
export const mark = style(pattern({ flex: 'none', inlineSize: 28, blockSize: 28 }));
globalStyle(`${mark} > span`, { '@layer': { patterns: { blockSize: '100%', background: 'transparent' } } });
globalStyle(`${mark} img`, {
  '@layer': { patterns: { blockSize: '100%', objectFit: 'cover', objectPosition: '0 50%' } },
});

export const name = style(pattern({ flex: '1 1 auto', minInlineSize: 0, overflowWrap: 'anywhere' }));
