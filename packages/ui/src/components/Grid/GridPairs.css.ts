import { globalStyle, style } from '@vanilla-extract/css';
import { component } from '../../styles/layers.css.ts';
import { space } from '../../tokens/space.ts';
import { filled, width } from './Grid.css.ts';

export const pairs = style(component({ gap: space[4] }));
// a basis of half the line unless all four fit: in a line of three, the last would be alone in the next one
globalStyle(`${filled}${pairs} > *`, {
  '@layer': {
    components: {
      flexBasis: `max(min(${width}, 100%), min(50% - ${space[4]}px, (4 * (${width} + ${space[4]}px) - 100%) * 999))`,
    },
  },
});
