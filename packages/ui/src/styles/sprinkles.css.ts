import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { from } from '../tokens/breakpoint.ts';
import type { CascadeLayer } from '../tokens/cascade.ts';
import { space } from '../tokens/space.ts';

const layer: CascadeLayer = 'components';

const responsive = defineProperties({
  '@layer': layer,
  conditions: {
    mobile: {},
    tablet: { '@media': from('tablet') },
    desktop: { '@media': from('desktop') },
  },
  defaultCondition: 'mobile',
  properties: {
    display: ['none', 'block', 'inline-flex', 'flex', 'grid', 'contents'],
    flexDirection: ['row', 'column', 'row-reverse', 'column-reverse'],
    flexWrap: ['wrap', 'nowrap'],
    alignItems: ['start', 'center', 'end', 'stretch', 'baseline'],
    justifyContent: ['start', 'center', 'end', 'space-between'],
    gap: space,
    paddingBlock: space,
    paddingInline: space,
  },
  shorthands: { padding: ['paddingBlock', 'paddingInline'] },
});

const fixed = defineProperties({
  '@layer': layer,
  properties: {
    flexGrow: { 0: 0, 1: 1 },
    flexShrink: { 0: 0, 1: 1 },
    minInlineSize: { 0: 0 },
    inlineSize: { full: '100%' },
    textAlign: ['start', 'center', 'end'],
  },
});

/** Layout in token values. Only the layout parts and patterns use it; there is no physical left or right in it. */
export const sprinkles = createSprinkles(responsive, fixed);

/** What {@link sprinkles} takes. */
export type Sprinkles = Parameters<typeof sprinkles>[0];
