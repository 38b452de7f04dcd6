import { globalStyle, style } from '@vanilla-extract/css';
import { pattern } from '../../styles/layers.css.ts';
import { stickyTop } from '../../styles/sticky.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { below, from } from '../../tokens/breakpoint.ts';
import { z } from '../../tokens/layer.ts';
import { bottomBarHeight, content, headHeights } from '../../tokens/size.ts';
import { space } from '../../tokens/space.ts';

const { color } = vars;

export const root = style(pattern({ minBlockSize: '100dvh', display: 'flex', flexDirection: 'column' }));
export const body = style(pattern({ flex: 1, display: 'flex', alignItems: 'stretch' }));
export const page = style(
  pattern({
    flex: 1,
    minInlineSize: 0,
    display: 'flex',
    flexDirection: 'column',
    vars: { [stickyTop]: `${headHeights.narrow}px` },
    '@media': { [from('desktop')]: { vars: { [stickyTop]: `${headHeights.wide}px` } } },
  }),
);

/**
 * A column has no room on small screens. A server-rendered page has one all the same, and so has the page being hydrated
 * from it for a moment; the menu as a sheet is a dialog.
 */
globalStyle(`${body} > :not(${page}, dialog, [data-late]), ${body} > [data-late] > :not(dialog)`, {
  '@layer': { patterns: { '@media': { [below('desktop')]: { display: 'none' } } } },
});

/** The place of a part that is hydrated late (apps/web) is none for the layout. */
globalStyle('[data-late]', { '@layer': { patterns: { display: 'contents' } } });

/** Room for the bar at the thumb stays free below the content. */
export const main = style(
  pattern({
    flex: 1,
    display: 'grid',
    alignContent: 'start',
    gap: space[3],
    inlineSize: '100%',
    maxInlineSize: content.width,
    marginInline: 'auto',
    padding: `${space[2]}px ${space[4]}px ${space[4]}px`,
    outline: 'none',
    '@media': {
      [from('tablet')]: { padding: space[4], gap: space[6] },
      [from('desktop')]: { paddingBlock: space[6], paddingInline: content.padding, gap: space[8] },
    },
  }),
);

// A rendered page comes in frames (`data-first` of apps/web; the others are those of GameGrid). What is laid out before the first one would
// be laid out again when the faces are there, and only what has no box at all is left alone by the browser's own looks into the page.
globalStyle('[data-first~=page] body', { '@layer': { patterns: { display: 'none' } } });

export const thumbRoom = style(
  pattern({
    // its raised disc needs some room too
    blockSize: `calc(${bottomBarHeight + space[4]}px + env(safe-area-inset-bottom))`,
    '@media': { [from('desktop')]: { display: 'none' } },
  }),
);

export const skip = style(
  pattern({
    position: 'fixed',
    insetBlockStart: space[2],
    insetInlineStart: space[2],
    zIndex: z.tooltip,
    padding: `${space[2]}px ${space[4]}px`,
    borderRadius: vars.radius.md,
    background: color.accent,
    color: color.onAccent,
    fontWeight: 700,
    transform: 'translateY(-200%)',
    selectors: { '&:focus-visible': { transform: 'none' } },
  }),
);
