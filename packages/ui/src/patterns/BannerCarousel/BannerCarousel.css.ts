import { globalStyle, style } from '@vanilla-extract/css';
import { controlsPlace } from '../../components/Carousel/Carousel.css.ts';
import { mirror } from '../../styles/direction.css.ts';
import { laterFrame } from '../../styles/later.css.ts';
import { pattern } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { artColor } from '../../tokens/art.ts';
import { below, from } from '../../tokens/breakpoint.ts';
import { space } from '../../tokens/space.ts';
import { rem, weight } from '../../tokens/type.ts';

const { leading, tracking } = vars;

/** Art is night in both themes, and so are the words on it. */
const night = (alpha: number): string => artColor('night', alpha);
const white = artColor('white');

/** Room for the title at every leading, so that neither a long one nor its arrival moves the page. */
const height = (title: number, rest: number): string => `calc(${rem(title)} * ${leading.tight} * 3 + ${rest}px)`;

/** A phone has the art above and the words below it, on solid colour. */
const phone = below('tablet');
const phoneArt = 114;
const phoneWords = 76;
/** A desktop's banner has two lines of title at every leading. */
const wideHeight = 264;

export const root = style(
  pattern({
    position: 'relative',
    borderRadius: vars.radius.xxl,
    overflow: 'hidden',
    minBlockSize: phoneArt + phoneWords,
    background: `linear-gradient(115deg, ${night(1)}, ${artColor('dawn')})`,
    '@media': {
      [phone]: { vars: { [controlsPlace]: `${phoneArt - 40}px auto` } },
      [from('tablet')]: { minBlockSize: height(32, 172) },
      [from('desktop')]: { minBlockSize: wideHeight },
    },
  }),
);

/** Two parts of the line for the banner, one for what stands beside it. */
export const beside = style(
  pattern({
    '@media': {
      [from('wide')]: { display: 'grid', gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)', gap: space[4] },
    },
  }),
);

/** The frame of the skeleton: its colour comes from the skeleton itself. */
export const skeleton = style(pattern({ display: 'grid', background: 'none' }));

export const slide = style(
  pattern({
    position: 'relative',
    display: 'grid',
    overflow: 'hidden',
    '@media': { [phone]: { gridTemplateRows: `${phoneArt}px minmax(${phoneWords}px, 1fr)` } },
  }),
);

// out of the grid, its sources too: they would stand in it as empty rows
export const picture = style(
  pattern({ position: 'absolute', inset: 0, '@media': { [phone]: { blockSize: phoneArt } } }),
);

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

/** From where the lines begin. */
const along = `calc(90deg * ${mirror})`;
const wideShade = `linear-gradient(${along}, ${night(0.84)}, ${night(0.6)} 36%, ${night(0)} 72%)`;

/** Where there is room they lie over the art, and the shade keeps them readable on any picture. */
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
    '@media': {
      [phone]: {
        gridRow: 2,
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        alignItems: 'center',
        columnGap: space[3],
        paddingBlock: space[2],
        paddingInline: space[4],
        background: night(1),
      },
      [from('tablet')]: {
        paddingInlineStart: space[10],
        // the subject of the art begins at half of it
        paddingInlineEnd: '50%',
        background: wideShade,
      },
      '(forced-colors: active)': { background: 'none' },
    },
  }),
);

/** Of a rendered page the other banners have a later frame (`AppLayout`): they are as high as the first. */
globalStyle(`[data-first~=rest] [inert] ${words}`, { '@layer': { patterns: laterFrame } });

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
    '@media': {
      [phone]: {
        position: 'absolute',
        insetBlockStart: space[3] - phoneArt,
        insetInlineStart: space[3],
        background: night(0.72),
      },
    },
  }),
);

const clamp = (lines: number) => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical' as const,
  WebkitLineClamp: lines,
  overflow: 'hidden',
});

/** Title and text as far as the words of a phone's banner have room: a text that is not whole there stays away. */
export const texts = style(
  pattern({
    display: 'contents',
    '@media': {
      [phone]: {
        display: 'flex',
        flexFlow: 'column wrap',
        justifyContent: 'center',
        blockSize: rem(56),
        inlineSize: '100%',
        overflow: 'hidden',
      },
    },
  }),
);

export const title = style(
  pattern({
    ...clamp(2),
    inlineSize: '100%',
    fontSize: rem(17),
    fontWeight: weight.heavy,
    lineHeight: leading.tight,
    letterSpacing: tracking.tight,
    textWrap: 'balance',
    '@media': {
      [from('tablet')]: { inlineSize: 'auto', fontSize: rem(32) },
      // with the screen: two lines have room in every language
      [from('desktop')]: { fontSize: 'clamp(1.75rem, 2.1vw, 2.5rem)' },
    },
  }),
);

export const text = style(
  pattern({
    lineHeight: leading.snug,
    opacity: 0.88,
    '@media': {
      [phone]: { inlineSize: '100%', fontSize: vars.type.small },
      [from('tablet')]: clamp(2),
    },
  }),
);

export const action = style(pattern({ '@media': { [from('tablet')]: { marginBlockStart: space[2] } } }));

/** Light on the night of the words: a phone's screen has one accent action, and this is not it. */
globalStyle(`${action} > a`, {
  '@layer': { patterns: { '@media': { [phone]: { background: white, color: night(1) } } } },
});
