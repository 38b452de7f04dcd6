import { recipe } from '@vanilla-extract/recipes';
import { component } from '../../styles/layers.css.ts';
import { panel } from '../../styles/surface.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { from } from '../../tokens/breakpoint.ts';
import { space } from '../../tokens/space.ts';

const { color } = vars;

export const card = recipe({
  base: [panel, component({ minInlineSize: 0 })],
  variants: {
    tone: {
      default: component({}),
      accent: component({ background: color.accentSoft, borderColor: 'transparent' }),
      live: component({ background: color.liveSoft, borderColor: 'transparent' }),
      negative: component({ background: color.negativeSoft, borderColor: 'transparent' }),
    },
    padding: {
      // what is inside may paint to the edge, and must not stick out of the corners
      none: component({ overflow: 'hidden' }),
      sm: component({ padding: space[3] }),
      md: component({ padding: space[4] }),
      lg: component({ padding: space[4], '@media': { [from('tablet')]: { padding: space[5] } } }),
    },
  },
});
