import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../../styles/focus-ring.css.ts';
import { component } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { space } from '../../tokens/space.ts';
import { weight } from '../../tokens/type.ts';

const { color } = vars;

export const link = recipe({
  base: [focusRing, component({ borderRadius: `calc(${vars.radius.sm} / 2)`, textUnderlineOffset: '0.2em' })],
  variants: {
    tone: {
      default: component({
        color: color.live,
        fontWeight: weight.bold,
        selectors: { '&:hover': { textDecoration: 'underline' } },
      }),
      quiet: component({
        color: 'inherit',
        selectors: { '&:hover': { color: color.text, textDecoration: 'underline' } },
      }),
    },
    // inside a sentence colour alone does not tell a link from its neighbours
    isInText: {
      true: component({ textDecoration: 'underline', fontWeight: 'inherit' }),
      // a link that stands alone takes the height of a finger without making its line higher
      false: component({
        '@media': { '(pointer: coarse)': { paddingBlock: space[3], marginBlock: -space[3] } },
      }),
    },
  },
  defaultVariants: { tone: 'default', isInText: false },
});
