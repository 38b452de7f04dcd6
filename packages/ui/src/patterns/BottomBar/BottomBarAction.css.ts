import { globalStyle, style } from '@vanilla-extract/css';
import { pattern } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { below } from '../../tokens/breakpoint.ts';
import { z } from '../../tokens/layer.ts';
import { bottomBarHeight } from '../../tokens/size.ts';
import { space } from '../../tokens/space.ts';

const { color } = vars;

/** How high it is: what failed, or words of two lines, make it higher than the bar whose place it takes. */
export const height = '--action';

/** Where a finger holds the device; a page that is enlarged until it is low keeps its whole height. */
const phone = `${below('tablet')} and (min-height: 400px)`;

export const root = style(
  pattern({
    display: 'grid',
    gap: space[3],
    '@media': {
      [phone]: {
        position: 'fixed',
        inset: 'auto 0 0',
        zIndex: z.sticky,
        padding: `${space[3]}px ${space[4]}px calc(${space[3]}px + env(safe-area-inset-bottom))`,
        background: color.surface,
        borderBlockStart: `1px solid ${color.line}`,
      },
    },
  }),
);

// by its mark and not by its class: named here, its styles would move to another place of the first sheet
globalStyle(`:has(${root}) [data-thumb]`, { '@layer': { patterns: { '@media': { [phone]: { display: 'none' } } } } });
// what gets the focus scrolls clear of it, and a page that has no bar, and so no room for one, ends above it; so does a page in
// a dialog that fills the screen
const room = `calc(${space[4]}px + var(${height}, ${bottomBarHeight}px))`;
globalStyle(`:is(:root, [data-scroller]):has(${root})`, {
  '@layer': { patterns: { '@media': { [phone]: { scrollPaddingBlockEnd: room, paddingBlockEnd: room } } } },
});
