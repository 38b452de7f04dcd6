import { style, styleVariants } from '@vanilla-extract/css';
import { pattern } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { space } from '../../tokens/space.ts';
import { rem, weight } from '../../tokens/type.ts';
import type { EarningsPartyTone } from './EarningsComparison.variants.ts';

const { color, leading } = vars;

/** Room in which a bar between words and sum would be too short to say anything. */
const narrow = '(max-width: 239.98px)';

export const root = style(pattern({ display: 'grid', containerType: 'inline-size' }));

export const party = style(
  pattern({
    display: 'grid',
    gap: space[3],
    selectors: {
      '& + &': { borderBlockStart: `1px solid ${color.line}`, marginBlockStart: space[4], paddingBlockStart: space[4] },
    },
  }),
);

export const head = style(
  pattern({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space[1]}px ${space[3]}px` }),
);

export const names = style(
  // a long name or a long note breaks; the sum goes below them only where neither has room
  pattern({
    display: 'grid',
    flex: `1 1 ${rem(96)}`,
    minInlineSize: 0,
    lineHeight: leading.snug,
    overflowWrap: 'anywhere',
  }),
);

export const change = style(pattern({ marginInlineStart: 'auto', textAlign: 'end' }));

/** Words, bars and sums of a party stand below each other, as wide as the longest of each. */
export const lines = style(
  pattern({
    display: 'grid',
    gridTemplateColumns: 'fit-content(40%) minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: `${space[2]}px ${space[3]}px`,
    margin: 0,
    '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
  }),
);

export const line = style(pattern({ display: 'contents' }));

export const label = style(pattern({ color: color.muted, lineHeight: leading.snug, overflowWrap: 'anywhere' }));

export const track = style(pattern({ margin: 0, '@container': { [narrow]: { display: 'none' } } }));

export const amount = style(
  pattern({
    margin: 0,
    fontWeight: weight.semibold,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
  }),
);

const fills = {
  now: color.faint,
  gain: color.positive,
  own: color.accent,
} as const satisfies Record<EarningsPartyTone | 'now', string>;

/** The native element: it grows from the start of the line in either direction, and needs no inline style. */
export const bar = styleVariants(fills, (fill) =>
  pattern({
    appearance: 'none',
    display: 'block',
    inlineSize: '100%',
    blockSize: 16,
    border: 0,
    borderRadius: vars.radius.sm,
    overflow: 'hidden',
    background: 'transparent',
    selectors: {
      '&::-webkit-progress-bar': { background: 'transparent' },
      '&::-webkit-progress-value': {
        background: fill,
        borderRadius: vars.radius.sm,
        transition: 'inline-size 160ms ease-out',
      },
      '&::-moz-progress-bar': { background: fill, borderRadius: vars.radius.sm },
    },
    '@media': {
      '(prefers-reduced-motion: reduce)': { selectors: { '&::-webkit-progress-value': { transition: 'none' } } },
      '(forced-colors: active)': {
        forcedColorAdjust: 'none',
        selectors: { '&::-webkit-progress-value': { background: 'CanvasText' } },
      },
    },
  }),
);
