import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { pattern } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { artColor } from '../../tokens/art.ts';
import { space } from '../../tokens/space.ts';
import { rem, weight } from '../../tokens/type.ts';
import type { OpenedKind, OpenedSize } from './OpenedNumbers.variants.ts';

const { color } = vars;

/** Size of one number. It grows with the reader's text, and so does what is written in it. */
const side = createVar();

export const line = style(
  pattern({
    display: 'flex',
    flexWrap: 'wrap',
    listStyle: 'none',
    margin: 0,
    padding: 0,
    // numbers run left to right; the row itself begins where lines of the page do
    inlineSize: 'fit-content',
    maxInlineSize: '100%',
    // each line of it too
    selectors: { '[dir=rtl] &': { justifyContent: 'end' } },
  }),
);

export const size = styleVariants({
  sm: pattern({ vars: { [side]: rem(26) }, gap: space[1], fontSize: vars.type.caption }),
  md: pattern({ vars: { [side]: rem(40) }, gap: space[2], fontSize: vars.type.body }),
  lg: pattern({ vars: { [side]: rem(52) }, gap: space[3], fontSize: vars.type.title }),
} satisfies Record<OpenedSize, ReturnType<typeof pattern>>);

const number_ = pattern({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: side,
  blockSize: side,
  // a number of many digits widens its field
  paddingInline: space[1],
  fontWeight: weight.heavy,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});

/** Lit from above, as a ball is. */
const ball = pattern({
  borderRadius: vars.radius.full,
  background: `radial-gradient(circle at 36% 28%, color-mix(in oklab, ${color.accent}, ${artColor('white')} 62%), ${color.accent} 62%)`,
  color: color.onAccent,
});
const plain = pattern({ background: color.raised, color: color.text, boxShadow: `inset 0 0 0 1px ${color.line}` });

export const number = styleVariants({
  balls: [number_, ball],
  digits: [number_, plain, pattern({ borderRadius: vars.radius.sm })],
  dice: [number_, pattern({ paddingInline: 0, inlineSize: side, color: color.text })],
  race: [
    number_,
    plain,
    pattern({
      borderRadius: vars.radius.sm,
      selectors: { '&:first-child': { background: color.accentSoft, color: color.accentText, boxShadow: 'none' } },
    }),
  ],
} satisfies Record<Exclude<OpenedKind, 'board'>, unknown>);

/** A bonus number: another colour and a little apart, and said so. */
export const special = style(
  pattern({ background: color.liveSoft, color: color.live, boxShadow: 'none', marginInlineStart: space[2] }),
);

export const die = style(
  pattern({
    inlineSize: '100%',
    blockSize: '100%',
    padding: 1,
    borderRadius: vars.radius.sm,
    background: color.text,
    fill: color.surface,
    '@media': { '(forced-colors: active)': { background: 'Canvas', fill: 'CanvasText' } },
  }),
);

const boardBase = pattern({
  display: 'grid',
  margin: 0,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.lg,
  overflow: 'hidden',
});
export const board = styleVariants({
  sm: [boardBase, pattern({ fontSize: vars.type.caption })],
  md: [boardBase, pattern({ fontSize: vars.type.body })],
  lg: [boardBase, pattern({ fontSize: vars.type.large })],
} satisfies Record<OpenedSize, unknown>);

export const prize = style(
  pattern({
    display: 'grid',
    gridTemplateColumns: 'minmax(6em, 1fr) 3fr',
    alignItems: 'center',
    gap: space[3],
    paddingBlock: space[2],
    paddingInline: space[3],
    selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
  }),
);

export const prizeName = style(pattern({ color: color.muted }));

const won = pattern({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  rowGap: space[1],
  margin: 0,
  fontWeight: weight.bold,
  fontVariantNumeric: 'tabular-nums',
});
export const prizeNumbers = style(won);
export const greatest = style([
  won,
  pattern({ color: color.accentText, fontSize: '1.25em', fontWeight: weight.heavy }),
]);
