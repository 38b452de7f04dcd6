import { style } from '@vanilla-extract/css';
import { pattern } from '../../styles/layers.css.ts';
import { from } from '../../tokens/breakpoint.ts';
import { space } from '../../tokens/space.ts';

/** Cards in a row of their own width; wider screens show up to six without scrolling. */
export const list = style(
  pattern({
    listStyle: 'none',
    margin: 0,
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(110px, 31%)',
    gap: space[3],
    overflowX: 'auto',
    overscrollBehaviorInline: 'contain',
    scrollSnapType: 'inline proximity',
    scrollbarWidth: 'none',
    // room for the lift and the focus ring of the cards
    padding: space[1],
    scrollPadding: space[1],
    marginBlock: -space[1],
    marginInline: -space[1],
    '@media': {
      // six in a row of the full page; few games stay cards and do not become posters
      [from('tablet')]: { gridAutoColumns: `clamp(140px, calc((100% - ${5 * space[4]}px) / 6), 200px)`, gap: space[4] },
    },
  }),
);

export const item = style(pattern({ scrollSnapAlign: 'start', minInlineSize: 0 }));
