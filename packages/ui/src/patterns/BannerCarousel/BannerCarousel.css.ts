import { style } from '@vanilla-extract/css';
import { mirror } from '../../styles/direction.css.ts';
import { pattern } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { artColor } from '../../tokens/art.ts';
import { from } from '../../tokens/breakpoint.ts';
import { space } from '../../tokens/space.ts';
import { rem, weight } from '../../tokens/type.ts';

const { leading, tracking } = vars;

/** Art is night in both themes, and so are the words on it. */
const night = (alpha: number): string => artColor('night', alpha);
const white = artColor('white');

/** Room for three lines of title at every leading, so that neither a long title nor its arrival moves the page. */
const height = (title: number, rest: number): string => `calc(${rem(title)} * ${leading.tight} * 3 + ${rest}px)`;

export const root = style(
  pattern({
    position: 'relative',
    borderRadius: vars.radius.xxl,
    overflow: 'hidden',
    minBlockSize: height(28, 172),
    background: `linear-gradient(115deg, ${night(1)}, ${artColor('dawn')})`,
    '@media': {
      [from('tablet')]: { minBlockSize: height(32, 172) },
      [from('desktop')]: { minBlockSize: height(36, 180) },
    },
  }),
);

/** The frame of the skeleton: its colour comes from the skeleton itself. */
export const skeleton = style(pattern({ display: 'grid', background: 'none' }));

export const slide = style(pattern({ position: 'relative', display: 'grid', overflow: 'hidden' }));

// out of the grid, its sources too: they would stand in it as empty rows
export const picture = style(pattern({ position: 'absolute', inset: 0 }));

export const art = style(
  pattern({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    objectFit: 'cover',
    objectPosition: '62% 50%',
    transform: `scaleX(${mirror})`,
    '@media': { [from('tablet')]: { objectPosition: '50% 55%' } },
  }),
);

/** From where the lines begin; on small screens words lie over the whole picture. */
const along = `calc(90deg * ${mirror})`;
const shade = `linear-gradient(${along}, ${night(0.84)}, ${night(0.62)} 50%, ${night(0.3)})`;
const wideShade = `linear-gradient(${along}, ${night(0.84)}, ${night(0.6)} 36%, ${night(0)} 72%)`;

/** Lies over the art; the shade keeps the words readable on any picture. */
export const words = style(
  pattern({
    position: 'relative',
    display: 'grid',
    justifyItems: 'start',
    alignContent: 'center',
    gap: space[2],
    paddingBlock: space[6],
    paddingInline: space[6],
    color: white,
    background: shade,
    '@media': {
      [from('tablet')]: {
        paddingInlineStart: space[10],
        paddingInlineEnd: '40%',
        background: wideShade,
      },
      '(forced-colors: active)': { background: 'none' },
    },
  }),
);

export const badge = style(
  pattern({
    maxInlineSize: '100%',
    paddingBlock: 3,
    paddingInline: 10,
    borderRadius: vars.radius.full,
    background: artColor('white', 0.18),
    fontSize: vars.type.caption,
    fontWeight: weight.bold,
    lineHeight: leading.snug,
    backdropFilter: 'blur(4px)',
  }),
);

const clamp = (lines: number) => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical' as const,
  WebkitLineClamp: lines,
  overflow: 'hidden',
});

export const title = style(
  pattern({
    ...clamp(3),
    fontSize: rem(28),
    fontWeight: weight.heavy,
    lineHeight: leading.tight,
    letterSpacing: tracking.tight,
    textWrap: 'balance',
    '@media': {
      [from('tablet')]: { fontSize: rem(32), WebkitLineClamp: 2 },
      [from('desktop')]: { fontSize: rem(36) },
    },
  }),
);

export const text = style(
  pattern({
    display: 'none',
    '@media': { [from('tablet')]: { ...clamp(2), lineHeight: leading.snug, opacity: 0.88 } },
  }),
);

export const action = style(pattern({ marginBlockStart: space[2] }));
