import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { rem, weight } from '../../tokens/type.ts';

const { color } = vars;

export const avatar = recipe({
  base: component({
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    overflow: 'hidden',
    background: `linear-gradient(135deg, ${color.live}, ${color.info})`,
    color: color.onTone,
    fontWeight: weight.heavy,
    lineHeight: 1,
    userSelect: 'none',
  }),
  variants: {
    size: {
      sm: component({ inlineSize: 32, blockSize: 32, borderRadius: vars.radius.sm, fontSize: vars.type.caption }),
      md: component({ inlineSize: 40, blockSize: 40, borderRadius: 12, fontSize: vars.type.body }),
      lg: component({ inlineSize: 64, blockSize: 64, borderRadius: vars.radius.xl, fontSize: rem(22) }),
    },
  },
  defaultVariants: { size: 'md' },
});

export const image = style(component({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' }));
