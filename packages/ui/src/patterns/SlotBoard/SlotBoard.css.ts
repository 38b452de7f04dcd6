import { style } from '@vanilla-extract/css';
import { pattern } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { artColor } from '../../tokens/art.ts';
import { space } from '../../tokens/space.ts';
import { weight } from '../../tokens/type.ts';

const { color } = vars;

/** Largest side of a cell in CSS pixels. */
const largest = 64;

/** Shown while a cell that pays nothing stands beside one that pays. */
const faint = 0.42;

export const root = style(pattern({ display: 'grid', gap: space[2], margin: 0, minInlineSize: 0 }));

export const board = style(
  pattern({
    position: 'relative',
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: `minmax(0, ${largest}px)`,
    alignItems: 'center',
    gap: space[1],
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
    padding: space[2],
    borderRadius: vars.radius.md,
    background: artColor('stage'),
  }),
);

export const reel = style(
  pattern({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[1], minInlineSize: 0 }),
);

export const cell = style(
  pattern({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '1',
    overflow: 'hidden',
    borderRadius: vars.radius.sm,
    background: artColor('white', 0.07),
    color: artColor('white'),
    fontSize: vars.type.micro,
    lineHeight: 1.15,
    textAlign: 'center',
    overflowWrap: 'anywhere',
  }),
);

/** On a board that pays, what does not pay steps back. */
export const faintCell = style(pattern({ opacity: faint }));

export const winCell = style(
  pattern({
    boxShadow: `inset 0 0 0 2px ${color.accent}`,
    '@media': { '(forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: -2 } },
  }),
);

export const picture = style(pattern({ inlineSize: '92%', blockSize: '92%', objectFit: 'contain' }));

export const note = style(
  pattern({
    position: 'absolute',
    paddingInline: space[1],
    borderRadius: vars.radius.sm,
    background: artColor('shade', 0.74),
    fontWeight: weight.heavy,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const lines = style(
  pattern({
    position: 'absolute',
    inset: space[2],
    inlineSize: `calc(100% - ${2 * space[2]}px)`,
    blockSize: `calc(100% - ${2 * space[2]}px)`,
    fill: 'none',
    stroke: color.accent,
    strokeWidth: 3,
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
    pointerEvents: 'none',
  }),
);

export const line = style(pattern({ vectorEffect: 'non-scaling-stroke' }));

export const caption = style(pattern({ color: color.muted, fontSize: vars.type.small }));
