import { style } from '@vanilla-extract/css';
import { mirror } from '../../styles/direction.css.ts';
import { component } from '../../styles/layers.css.ts';
import { space } from '../../tokens/space.ts';

/** Room around the chips for their focus rings, which a scrolling box would cut. */
const ring = space[1];

/** Chips in one line; it scrolls where it is too long. */
export const row = style(
  component({
    listStyle: 'none',
    flex: '0 1 auto',
    minInlineSize: 0,
    display: 'flex',
    gap: space[2],
    padding: ring,
    margin: -ring,
    overflowX: 'auto',
    overscrollBehaviorInline: 'contain',
    scrollBehavior: 'smooth',
    scrollbarWidth: 'none',
    '@media': { '(prefers-reduced-motion: reduce)': { scrollBehavior: 'auto' } },
  }),
);

/** More stands beyond the end of the line than is seen. */
export const scrolling = style(
  component({
    paddingInlineEnd: 32,
    maskImage: `linear-gradient(calc(90deg * ${mirror}), #000 calc(100% - 32px), transparent)`,
  }),
);

export const item = style(component({ flex: 'none', maxInlineSize: '100%' }));

export const skeletons = style(component({ display: 'flex', gap: space[2], overflow: 'hidden' }));
