import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { focusRingInset } from '../../styles/focus-ring.css.ts';
import { pattern } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { artColor } from '../../tokens/art.ts';
import { from } from '../../tokens/breakpoint.ts';
import { gameHeadHeight } from '../../tokens/size.ts';
import { space } from '../../tokens/space.ts';
import { weight } from '../../tokens/type.ts';
import { coverName } from '../GameCard/cover-name.ts';

const { color, leading, tracking } = vars;

/** A row of all there is to say and to do needs so much; narrower ones say it in two lines and keep tools in a panel. */
export const narrow = 'screen and (max-width: 759.98px)';
/** Name, balance and session below each other: side by side they would cover one another. */
const narrowest = 'screen and (max-width: 359.98px)';

export const root = style(
  pattern({ blockSize: '100dvh', display: 'flex', flexDirection: 'column', background: artColor('stage') }),
);

/** One row, dark in every theme as games are. */
export const bar = style(
  pattern({
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    minBlockSize: gameHeadHeight,
    paddingInline: `max(${space[3]}px, env(safe-area-inset-left)) max(${space[3]}px, env(safe-area-inset-right))`,
    background: color.surface,
    color: color.text,
    borderBlockEnd: `1px solid ${color.line}`,
    '@media': {
      [narrow]: {
        display: 'grid',
        gridTemplate: '"back name balance tools" auto "back told balance tools" auto / auto minmax(0, 1fr) auto auto',
        alignContent: 'center',
        gap: `0 ${space[2]}px`,
        paddingInline: `max(${space[1]}px, env(safe-area-inset-left)) max(${space[1]}px, env(safe-area-inset-right))`,
      },
      [narrowest]: {
        gridTemplate:
          '"back name tools" auto "back balance tools" auto "back told tools" auto / auto minmax(0, 1fr) auto',
      },
    },
  }),
);
globalStyle(`${bar} > button`, { '@layer': { patterns: { gridRow: '1 / -1' } } });

/** A name that is too long loses its end, also where it is written the other way than the page. */
const oneLine: Omit<StyleRule, '@layer'> = {
  justifySelf: 'start',
  maxInlineSize: '100%',
  unicodeBidi: 'plaintext',
  // it begins where the page begins, whatever letters it is in
  textAlign: ['-webkit-match-parent', 'match-parent'],
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
};

export const names = style(
  pattern({
    flex: 1,
    minInlineSize: 0,
    display: 'flex',
    alignItems: 'baseline',
    gap: space[3],
    '@media': { [narrow]: { display: 'contents' } },
  }),
);

export const nameSkeleton = style(pattern({ inlineSize: 140 }));

export const title = style(
  pattern({
    ...oneLine,
    gridArea: 'name',
    fontSize: vars.type.large,
    fontWeight: weight.heavy,
    lineHeight: leading.snug,
    letterSpacing: tracking.tight,
    '@media': { [narrow]: { alignSelf: 'end', fontSize: vars.type.body } },
  }),
);

export const vendor = style(
  pattern({
    ...oneLine,
    gridArea: 'told',
    flex: '1 1 0',
    color: color.muted,
    fontSize: vars.type.small,
    lineHeight: leading.snug,
  }),
);
/** Time and result take its place where there is room for one of both. */
export const vendorBeside = style([vendor, pattern({ '@media': { [narrow]: { display: 'none' } } })]);
/** As high as a finger or a pointer needs, without room of its own. */
export const vendorLink = style([
  focusRingInset,
  pattern({
    display: 'inline-block',
    marginBlock: -space[2],
    paddingBlock: space[2],
    selectors: { '&:hover': { color: color.text, textDecoration: 'underline' } },
  }),
]);

/** Time and result: on a narrow screen plain words below the name, the result first. */
export const session = style(
  pattern({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    '@media': { [narrow]: { gridArea: 'told', flexDirection: 'row-reverse', justifyContent: 'start' } },
  }),
);
export const clock = style(pattern({ display: 'contents', fontVariantNumeric: 'tabular-nums' }));
globalStyle(`:is(${session}, ${clock}) > :not(${clock})`, {
  '@layer': { patterns: { '@media': { [narrow]: { padding: 0, border: 0, background: 'none', gap: space[1] } } } },
});

/** The colour and the sign are enough where there is no room for the word. */
export const sessionWord = style(
  pattern({
    '@media': {
      [narrow]: { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    },
  }),
);

export const balance = style(
  pattern({
    flex: 'none',
    gridArea: 'balance',
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    minBlockSize: 36,
    paddingInline: space[3],
    borderRadius: vars.radius.md,
    border: `1px solid ${color.line}`,
    background: color.canvas,
    fontWeight: weight.bold,
    whiteSpace: 'nowrap',
    selectors: { '&:has(> button)': { paddingInlineEnd: 0 } },
    '@media': {
      [narrowest]: {
        justifySelf: 'start',
        minBlockSize: 0,
        padding: 0,
        border: 0,
        background: 'none',
        fontSize: vars.type.small,
        lineHeight: leading.snug,
      },
    },
  }),
);

/** In the row, and in the panel of narrow screens. */
export const tools = style(pattern({ flex: 'none', display: 'flex', alignItems: 'center' }));
globalStyle(`${bar} > ${tools}`, { '@layer': { patterns: { gridArea: 'tools' } } });
export const panel = style(pattern({ display: 'grid', gap: space[3] }));

/** What lies over a game is as dark as that. */
export const main = style(
  pattern({ flex: 1, minBlockSize: 0, display: 'flex', flexDirection: 'column', color: color.text }),
);
export const stage = style(
  pattern({ position: 'relative', flex: 1, minBlockSize: 0, display: 'flex', flexDirection: 'column' }),
);

/** Games are dark; so is the frame before the first of them is painted. */
export const frame = style(
  pattern({ inlineSize: '100%', flex: 1, minBlockSize: 0, background: artColor('stage'), colorScheme: 'dark' }),
);

export const cover = style(
  pattern({
    position: 'absolute',
    inset: 0,
    overflowY: 'auto',
    display: 'grid',
    alignContent: 'safe center',
    justifyItems: 'center',
    gap: space[5],
    padding: space[4],
    background: `radial-gradient(70% 60% at 50% 40%, ${color.liveSoft}, transparent), ${color.canvas}`,
  }),
);

/** The cover of the game: what was pressed on the page before grows into it. */
export const picture = style(
  pattern({
    blockSize: 'min(280px, 40dvh)',
    aspectRatio: '3 / 4',
    borderRadius: vars.radius.lg,
    viewTransitionName: coverName,
  }),
);
globalStyle(`${cover} > :not(${picture})`, {
  '@layer': { patterns: { inlineSize: 'min(960px, 100%)', minInlineSize: 0 } },
});
// with the rest of the page, which only fades
globalStyle('::view-transition-group(*)', {
  '@layer': { patterns: { animationDuration: vars.motion.slow, animationTimingFunction: vars.motion.easing } },
});

// a cover that says nothing is not there; what lies under one goes on loading, but neither keys nor readers get into it
globalStyle(`${cover}:not(:has(> :not(${picture})))`, { '@layer': { patterns: { display: 'none' } } });
globalStyle(`${stage}:has(> ${cover} > :not(${picture})) > ${frame}`, {
  '@layer': { patterns: { visibility: 'hidden' } },
});

/** What comes while the game is played lies over its upper edge, and leaves the rest of it to be played. */
export const toasts = style(
  pattern({
    position: 'absolute',
    insetBlockStart: space[2],
    insetInline: space[2],
    marginInline: 'auto',
    maxInlineSize: 560,
    pointerEvents: 'none',
  }),
);

/** Games say their name and what was won in the middle of the upper edge, in so many pixels at most. */
const gameTitle = 480;

/** News can wait, and lie over nothing that the game says: beside it, or above the game where there is no room beside. */
export const news = style(
  pattern({
    position: 'relative',
    order: -1,
    '@media': {
      [from('desktop')]: {
        position: 'absolute',
        insetBlockStart: 0,
        insetInlineEnd: 0,
        maxInlineSize: `calc((100% - ${gameTitle}px) / 2)`,
      },
      // a phone on its side needs all of its height
      '(max-height: 480px)': { display: 'none' },
    },
  }),
);
globalStyle(`:is(${toasts}, ${news}) > :not(:empty)`, {
  '@layer': {
    patterns: {
      borderRadius: vars.radius.lg,
      background: color.surface,
      boxShadow: vars.shadow.overlay,
      pointerEvents: 'auto',
    },
  },
});
globalStyle(`${news} > :not(:empty)`, { '@layer': { patterns: { margin: space[2] } } });
