import { globalStyle, style } from '@vanilla-extract/css';
import { pattern } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { artColor } from '../../tokens/art.ts';
import { from } from '../../tokens/breakpoint.ts';
import { space } from '../../tokens/space.ts';
import { weight } from '../../tokens/type.ts';

const { color, leading, tracking } = vars;

/** One line needs so much; below it the bar takes two. */
const oneLineFrom = 760;
const small = `screen and (max-width: ${oneLineFrom - 1}px)`;

export const root = style(
  pattern({ blockSize: '100dvh', display: 'flex', flexDirection: 'column', background: color.canvas }),
);

export const bar = style(
  pattern({
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    minBlockSize: 64,
    paddingBlock: space[2],
    paddingInline: `max(${space[3]}px, env(safe-area-inset-left)) max(${space[3]}px, env(safe-area-inset-right))`,
    background: color.surface,
    borderBlockEnd: `1px solid ${color.line}`,
    '@media': {
      [from('desktop')]: { paddingInline: space[5] },
      [small]: {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gap: `${space[1]}px ${space[2]}px`,
        paddingBlock: `${space[2]}px ${space[1]}px`,
      },
    },
  }),
);

export const name = style(pattern({ flex: 1, minInlineSize: 0, display: 'flex', alignItems: 'center', gap: space[2] }));

export const nameSkeleton = style(pattern({ inlineSize: 140 }));

export const names = style(
  pattern({
    minInlineSize: 0,
    display: 'grid',
    '@media': { [from('desktop')]: { display: 'flex', alignItems: 'baseline', gap: space[3] } },
  }),
);

/** A name that is too long loses its end, also where it is written the other way than the page. */
const oneLine = {
  justifySelf: 'start',
  maxInlineSize: '100%',
  unicodeBidi: 'plaintext',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

export const title = style(
  pattern({
    ...oneLine,
    fontSize: vars.type.large,
    fontWeight: weight.heavy,
    lineHeight: leading.snug,
    letterSpacing: tracking.tight,
  }),
);

export const vendor = style(
  pattern({ ...oneLine, color: color.muted, fontSize: vars.type.small, lineHeight: leading.snug }),
);

/** On a small screen the second line begins with it. */
export const session = style(
  pattern({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    '@media': {
      [small]: { order: 1, flexWrap: 'wrap', gap: space[1], minInlineSize: 0, paddingInlineStart: space[2] },
    },
  }),
);

export const clock = style(pattern({ display: 'contents', fontVariantNumeric: 'tabular-nums' }));

/** The colour and the sign are enough where there is no room for the word. */
export const sessionWord = style(
  pattern({
    '@media': {
      [small]: { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    },
  }),
);

export const balance = style(
  pattern({
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    minBlockSize: 40,
    paddingInlineStart: space[3],
    paddingInlineEnd: 2,
    borderRadius: vars.radius.md,
    border: `1px solid ${color.line}`,
    background: color.canvas,
    fontWeight: weight.bold,
    whiteSpace: 'nowrap',
    '@media': { [small]: { justifySelf: 'end' } },
  }),
);

/** A finger needs its 44 px, the frame around keeps its height. */
globalStyle(`${balance} > button`, {
  '@layer': {
    patterns: { '@media': { '(pointer: coarse)': { minInlineSize: 44, minBlockSize: 44, marginBlock: -4 } } },
  },
});

export const tools = style(
  pattern({
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    '@media': { [small]: { order: 2, justifySelf: 'end' } },
  }),
);

export const main = style(pattern({ flex: 1, minBlockSize: 0, display: 'flex', flexDirection: 'column' }));
export const notice = style(pattern({ padding: space[2] }));
/** News that are none take no room; on a screen as low as a phone on its side, games need all of it. */
export const news = style(
  pattern({
    selectors: { '&:has(> :not(:empty))': { padding: `${space[1]}px ${space[2]}px` } },
    '@media': { '(max-height: 480px)': { display: 'none' } },
  }),
);
export const stage = style(pattern({ position: 'relative', flex: 1, minBlockSize: 0 }));

/** Games are dark; so is the frame before the first of them is painted. */
export const frame = style(
  pattern({ inlineSize: '100%', blockSize: '100%', background: artColor('stage'), colorScheme: 'dark' }),
);

export const cover = style(
  pattern({
    position: 'absolute',
    inset: 0,
    overflowY: 'auto',
    display: 'grid',
    alignContent: 'safe center',
    justifyContent: 'center',
    gridTemplateColumns: 'minmax(0, 960px)',
    padding: space[4],
    background: `radial-gradient(70% 60% at 50% 40%, ${color.liveSoft}, transparent), ${color.canvas}`,
    selectors: { '&:empty': { display: 'none' } },
  }),
);

// what lies under the cover goes on loading, but neither keys nor readers get into it
globalStyle(`${stage}:has(> ${cover}:not(:empty)) > ${frame}`, { '@layer': { patterns: { visibility: 'hidden' } } });
