import { styleVariants } from '@vanilla-extract/css';
import { type Breakpoint, from } from '../tokens/breakpoint.ts';
import { space } from '../tokens/space.ts';
import { component } from './layers.css.ts';

// every distance times every layout is a class that each visitor downloads: nothing else varies by layout
const gapFrom = (layout: Breakpoint) =>
  styleVariants(space, (gap) => component(layout === 'mobile' ? { gap } : { '@media': { [from(layout)]: { gap } } }));

/** Distance between children, for a layout width and everything wider. */
export const gap = { mobile: gapFrom('mobile'), tablet: gapFrom('tablet'), desktop: gapFrom('desktop') };

const places = { start: 'start', center: 'center', end: 'end' } as const;

/** Where children stand across their line. */
export const align = styleVariants({ ...places, stretch: 'stretch', baseline: 'baseline' }, (alignItems) =>
  component({ alignItems }),
);

/** Where children stand along their line. */
export const justify = styleVariants({ ...places, 'space-between': 'space-between' }, (justifyContent) =>
  component({ justifyContent }),
);
