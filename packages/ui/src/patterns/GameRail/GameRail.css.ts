import { createContainer, style } from '@vanilla-extract/css';
import { later } from '../../styles/later.css.ts';
import { pattern } from '../../styles/layers.css.ts';
import { space } from '../../tokens/space.ts';

const container = createContainer();

/** Cards in a line of so many; more scroll. */
const shown = (count: number, gap: number) => ({
  gridAutoColumns: `calc((100% - ${(Math.ceil(count) - 1) * gap}px) / ${count})`,
  gap,
});
const from = (width: number): string => `${container} (min-width: ${width}px)`;

/** The rail knows its own width: beside the board of winners it is as narrow as on a tablet. */
export const frame = style(pattern({ containerName: container, containerType: 'inline-size' }));

export const list = style(
  pattern({
    display: 'grid',
    gridAutoFlow: 'column',
    overflowX: 'auto',
    overscrollBehaviorInline: 'contain',
    scrollSnapType: 'inline proximity',
    scrollBehavior: 'smooth',
    scrollbarWidth: 'none',
    // room for the lift and the focus ring of the cards
    padding: space[1],
    scrollPadding: space[1],
    margin: -space[1],
    // a part of one more says that the line goes on
    ...shown(2.3, space[3]),
    '@container': {
      [from(340)]: shown(3.12, space[3]),
      [from(520)]: shown(3.5, space[4]),
      [from(680)]: shown(4, space[4]),
      [from(880)]: shown(5, space[4]),
      [from(1060)]: shown(6, space[4]),
      [from(1280)]: shown(7, space[4]),
      [from(1480)]: shown(8, space[4]),
    },
  }),
);

export const item = style(pattern({ scrollSnapAlign: 'start', minInlineSize: 0 }));
/** One that no screen shows before the line is scrolled. */
export const laterItem = style([item, later]);

/** A finger swipes; buttons are for pointers and keys. */
export const steps = style(
  pattern({ display: 'flex', gap: space[1], '@media': { '(hover: none)': { display: 'none' } } }),
);
