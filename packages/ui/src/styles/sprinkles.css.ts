import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { from } from '../tokens/breakpoint.ts';
import type { CascadeLayer } from '../tokens/cascade.ts';
import { space } from '../tokens/space.ts';

const layer: CascadeLayer = 'components';

// every value times every condition is a class that each visitor downloads: only what layouts really vary stands here
const responsive = defineProperties({
  '@layer': layer,
  conditions: {
    mobile: {},
    tablet: { '@media': from('tablet') },
    desktop: { '@media': from('desktop') },
  },
  defaultCondition: 'mobile',
  properties: { gap: space },
});

const fixed = defineProperties({
  '@layer': layer,
  properties: {
    display: ['flex', 'grid'],
    flexDirection: ['row', 'column'],
    flexWrap: ['wrap', 'nowrap'],
    alignItems: ['start', 'center', 'end', 'stretch', 'baseline'],
    justifyContent: ['start', 'center', 'end', 'space-between'],
    minInlineSize: { 0: 0 },
  },
});

/** Layout in token values, for the layout parts. There is no physical left or right in it. */
export const sprinkles = createSprinkles(responsive, fixed);

/** What {@link sprinkles} takes. */
export type Sprinkles = Parameters<typeof sprinkles>[0];
