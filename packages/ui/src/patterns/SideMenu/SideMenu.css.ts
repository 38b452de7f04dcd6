import { style } from '@vanilla-extract/css';
import { forcedCurrent } from '../../internal/forced-current.ts';
import { switchTrack } from '../../internal/switch-track.ts';
import { focusRing } from '../../styles/focus-ring.css.ts';
import { pattern } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { headHeights } from '../../tokens/size.ts';
import { space } from '../../tokens/space.ts';
import { weight } from '../../tokens/type.ts';

const { color, leading, shadow } = vars;

export const column = style(
  pattern({
    flex: 'none',
    inlineSize: 232,
    position: 'sticky',
    insetBlockStart: headHeights.wide,
    maxBlockSize: `calc(100dvh - ${headHeights.wide}px)`,
    overflowY: 'auto',
    scrollbarWidth: 'thin',
    alignSelf: 'start',
    minBlockSize: `calc(100dvh - ${headHeights.wide}px)`,
    background: color.surface,
    borderInlineEnd: `1px solid ${color.line}`,
  }),
);

/** Where no bar lies over the column. */
export const columnFromTop = style([
  column,
  pattern({ inlineSize: 248, insetBlockStart: 0, minBlockSize: '100dvh', maxBlockSize: '100dvh' }),
]);

export const sheet = style(
  pattern({
    inlineSize: 'min(320px, 88vw)',
    blockSize: '100dvh',
    maxBlockSize: 'none',
    maxInlineSize: 'none',
    margin: 0,
    marginInlineEnd: 'auto',
    padding: 0,
    border: 0,
    background: color.surface,
    color: color.text,
    boxShadow: shadow.overlay,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    selectors: { '&::backdrop': { background: color.scrim } },
  }),
);

export const body = style(
  pattern({ display: 'grid', gap: space[1], paddingBlock: `${space[4]}px ${space[8]}px`, paddingInline: space[3] }),
);
export const top = style(pattern({ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }));

export const sheetTitle = style(
  pattern({ paddingInline: space[3], fontSize: vars.type.large, fontWeight: weight.heavy }),
);

export const title = style(
  pattern({
    color: color.faint,
    fontSize: vars.type.caption,
    fontWeight: weight.bold,
    paddingBlock: `${space[3]}px ${space[1]}px`,
    paddingInline: space[3],
  }),
);

export const list = style(pattern({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 1 }));

export const item = style([
  focusRing,
  pattern({
    inlineSize: '100%',
    minBlockSize: 38,
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    paddingBlock: space[1],
    paddingInline: space[3],
    borderRadius: vars.radius.md,
    color: color.muted,
    fontWeight: weight.semibold,
    lineHeight: leading.snug,
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: {
      '&:hover': { color: color.text, background: color.raised },
      '&[aria-current=page]': { color: color.accentText, background: color.accentSoft },
    },
    '@media': { '(pointer: coarse)': { minBlockSize: 44 }, ...forcedCurrent },
  }),
]);

export const label = style(pattern({ flex: 1, minInlineSize: 0 }));

/** The platform's own list of languages lies unseen over the item: one tap, every screen reader, no script. */
export const language = style([
  item,
  pattern({ position: 'relative', selectors: { '&:focus-within': { outline: `2px solid ${color.live}` } } }),
]);
export const select = style(
  pattern({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    opacity: 0,
    cursor: 'pointer',
    fontSize: vars.type.large,
  }),
);

/** The switch of the theme at the end of its item: shows the theme of the page itself, which a server does not know. */
export const track = style(
  pattern(switchTrack({ inlineSize: 34, blockSize: 20, padding: 2 }, ':root:not([data-theme=light])')),
);
