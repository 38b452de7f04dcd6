import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { pattern } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { artColor } from '../../tokens/art.ts';
import { space } from '../../tokens/space.ts';
import { rem, weight } from '../../tokens/type.ts';
import { artGap, wordsHeight } from './card-text.ts';
import { coverName } from './cover-name.ts';

const { color, shadow, leading } = vars;

/** Dark glass over art: readable on every picture, and quieter than a plate in the colours of the page. */
const night = (opacity: number): string => artColor('shade', opacity);
const onNight = artColor('white');

// a lobby lays out hundreds of these: plain blocks take a third of the time that nested grids take
export const root = style(pattern({ position: 'relative', minInlineSize: 0 }));

/**
 * Art that grows into the page of its game. What was pressed has the focus; where a finger presses, links of some browsers
 * take none, and stay pointed at.
 */
export const growing = style(
  pattern({
    '@media': {
      '(hover: hover)': { selectors: { ':focus-within > &': { viewTransitionName: coverName } } },
      '(hover: none)': { selectors: { ':hover > &': { viewTransitionName: coverName } } },
    },
  }),
);

/** A link that covers its whole card; buttons lie above it. */
export const wholeCard = style(
  pattern({
    color: 'inherit',
    textDecoration: 'none',
    lineHeight: leading.snug,
    selectors: {
      '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.lg },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': { outline: `2px solid ${color.live}`, outlineOffset: 3 },
    },
  }),
);

export const art = style([
  growing,
  pattern({
    position: 'relative',
    aspectRatio: '3 / 4',
    borderRadius: vars.radius.lg,
    background: color.raised,
    boxShadow: shadow.raised,
    marginBlockEnd: artGap,
    // a ring that is only painted: a list that is scrolled under a mouse has another card below it in every frame, and
    // cards that rise take a quarter of the time of the scroll
    '@media': { '(hover: hover)': { selectors: { [`${root}:hover &`]: { outline: `2px solid ${color.line}` } } } },
  }),
]);

/** A triangle that points at what happens next, as on every player; in Arabic too. */
const triangle = `url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 18 20'><path d='M3 0v20l15-10z'/></svg>")`;

/** What a cover shows while somebody points at its card or presses it. A box that exists for that long costs nothing before. */
const pointed = {
  content: 'attr(data-note)',
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  // the note stands below the disc
  paddingBlockStart: 84,
  borderRadius: 'inherit',
  background: `${triangle} center / 18px 20px no-repeat, radial-gradient(circle, ${color.accent} 27px, transparent 28px), ${night(0.62)}`,
  color: onNight,
  fontSize: vars.type.caption,
  fontWeight: weight.bold,
  pointerEvents: 'none',
} as const;

/**
 * Art of a game that can be played: pointed at or pressed, it says so. A tap counts as pointing on screens without a mouse,
 * where "Play free" stands in the place of the note at all times.
 */
export const playable = style(
  pattern({
    selectors: { [`${root}:hover &`]: { outlineColor: color.accent }, [`${root}:hover &::after`]: pointed },
    '@media': { '(hover: none)': { selectors: { [`${root}:hover &::after`]: { content: '' } } } },
  }),
);

/** Art of a game that cannot be played now: still recognised, plainly not open. */
export const dimmed = style({});
globalStyle(`${dimmed} img`, { '@layer': { patterns: { filter: 'saturate(0.7) brightness(0.8)' } } });

/** A name that is too long loses its end, also where it is written the other way than the page. */
const oneLine = {
  display: 'block',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  unicodeBidi: 'plaintext',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

/** Width of a grid in CSS pixels up to which its cards are too small for a line of facts. */
const cramped = 519.98;
const whereCramped = `(max-width: ${cramped}px)`;

/**
 * Name, vendor and facts. A name has two lines, and all cards keep the room of the second, since the rows of a lobby are
 * placed by the height of one card. Facts stand there while the name needs only one, and a third line of it takes the place
 * of the vendor: on the smallest cards some names would lose their end else.
 */
export const words = style(
  pattern({
    blockSize: `calc(${wordsHeight})`,
    overflow: 'hidden',
  }),
);

export const link = style([
  wholeCard,
  pattern({
    ...oneLine,
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    // both lines begin where the page begins, whatever letters they are in
    textAlign: ['-webkit-match-parent', 'match-parent'],
    fontWeight: weight.bold,
  }),
]);

export const vendor = style(
  pattern({
    ...oneLine,
    marginBlockStart: 2,
    color: color.faint,
    fontSize: vars.type.small,
  }),
);

/** Below the vendor; figures stay in line. */
export const facts = style(
  pattern({
    ...oneLine,
    // a sentence of ours, not a name: it runs as the page does, whatever letters it begins with
    unicodeBidi: 'normal',
    color: color.faint,
    fontSize: vars.type.caption,
    fontVariantNumeric: 'tabular-nums',
    '@container': { [whereCramped]: { display: 'none' } },
  }),
);

/** Over the art while the card is pointed at or has the focus; at all times where nothing can be pointed at. */
export const actions = style(
  pattern({
    position: 'absolute',
    insetBlockStart: 0,
    insetInline: 0,
    aspectRatio: '3 / 4',
    display: 'none',
    alignItems: 'end',
    justifyContent: 'center',
    padding: space[3],
    pointerEvents: 'none',
    selectors: { [`${root}:is(:hover, :focus-within) > &`]: { display: 'flex' } },
    '@media': { '(hover: none)': { display: 'flex', padding: 0 } },
  }),
);

/** Light glass on art: the accent of a card is its sign of playing. */
export const playFree = style(
  pattern({
    minBlockSize: 32,
    paddingInline: space[3],
    borderRadius: vars.radius.sm,
    background: artColor('white', 0.24),
    color: onNight,
    fontSize: vars.type.small,
    fontWeight: weight.bold,
    lineHeight: leading.snug,
    cursor: 'pointer',
    pointerEvents: 'auto',
    selectors: {
      '&:hover': { background: artColor('white', 0.34) },
      '&:focus-visible': { outline: `2px solid ${color.live}`, outlineOffset: 2 },
    },
    '@media': {
      // a finger needs its 44 px, of which the pill is a part; the art below it is not dimmed
      '(hover: none)': {
        minBlockSize: 44,
        maxInlineSize: '100%',
        border: '8px solid transparent',
        borderRadius: `calc(${vars.radius.sm} + 8px)`,
        background: `${night(0.74)} padding-box`,
        fontSize: vars.type.caption,
        whiteSpace: 'nowrap',
        '@container': { [whereCramped]: { paddingInline: space[1] } },
      },
      '(forced-colors: active)': { border: '1px solid' },
    },
  }),
);

/** Lines of the skeleton, as high as those of the card. */
const skeletonLine = pattern({ display: 'grid', alignContent: 'center' });
export const skeletonName = style([skeletonLine, pattern({ blockSize: `calc(${vars.type.body} * ${leading.snug})` })]);
export const skeletonVendor = style([
  skeletonLine,
  pattern({ marginBlockStart: 2, blockSize: `calc(${vars.type.small} * ${leading.normal})` }),
]);
export const skeletonFacts = style([
  skeletonLine,
  pattern({
    blockSize: `calc(${rem(12)} * ${leading.normal})`,
    '@container': { [whereCramped]: { display: 'none' } },
  }),
]);

const ribbon = pattern({
  position: 'absolute',
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  fontSize: vars.type.micro,
  fontWeight: weight.heavy,
  lineHeight: leading.snug,
  pointerEvents: 'none',
});

/** In the corner, clear of the heart. */
const corner = pattern({
  insetBlockStart: 8,
  insetInlineStart: 8,
  display: 'block',
  maxInlineSize: 'calc(100% - 54px)',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  paddingBlock: 2,
  paddingInline: space[2],
  borderRadius: 6,
});

/** At the foot of the art, where a long word has room. */
const foot = pattern({
  insetBlockEnd: 6,
  insetInlineStart: 6,
  maxInlineSize: 'calc(100% - 12px)',
  padding: `3px ${space[2]}px`,
  borderRadius: vars.radius.sm,
  overflowWrap: 'normal',
  // the cards of a phone are as narrow as a long word
  '@container': {
    [whereCramped]: {
      insetBlockEnd: 3,
      insetInlineStart: 3,
      maxInlineSize: 'calc(100% - 6px)',
      paddingInline: space[1],
      gap: 2,
    },
  },
});

/** A word that is longer than the card loses its end. */
export const word = style(pattern({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' }));

export const badge = styleVariants({
  hot: [ribbon, corner, pattern({ background: color.accent, color: color.onAccent })],
  new: [ribbon, corner, pattern({ background: color.positive, color: color.onTone })],
  jackpot: [ribbon, corner, pattern({ background: color.overlay, color: color.accentText })],
  maintenance: [ribbon, foot, pattern({ background: night(0.74), color: onNight, fontWeight: weight.semibold })],
});

const waiting = keyframes({ from: { opacity: 0.85 }, to: { opacity: 0.4 } });

/** A disc of night glass inside a target of 44 px. */
export const favourite = style(
  pattern({
    position: 'absolute',
    insetBlockStart: 2,
    insetInlineEnd: 2,
    display: 'block',
    inlineSize: 44,
    blockSize: 44,
    padding: 5,
    borderRadius: vars.radius.full,
    background: `${night(0.62)} content-box`,
    color: onNight,
    cursor: 'pointer',
    selectors: {
      '&[aria-pressed=true]': { color: artColor('heart') },
      '&[aria-busy=true]': {
        opacity: 0.6,
        cursor: 'progress',
        animation: `${waiting} 700ms ease-in-out infinite alternate`,
      },
      '&:focus-visible': { outline: `2px solid ${color.live}`, outlineOffset: -3 },
    },
    '@media': {
      '(prefers-reduced-motion: reduce)': { selectors: { '&[aria-busy=true]': { animation: 'none' } } },
      '(forced-colors: active)': { color: 'ButtonText', background: 'ButtonFace', border: '1px solid', padding: 4 },
    },
  }),
);

export const heart = style(
  pattern({
    inlineSize: 20,
    blockSize: 20,
    margin: 7,
    // filled while it is on: shape and colour say it
    selectors: { [`${favourite}[aria-pressed=true] > &`]: { fill: 'currentColor' } },
  }),
);
