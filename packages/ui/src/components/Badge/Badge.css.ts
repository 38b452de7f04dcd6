import { recipe } from '@vanilla-extract/recipes';
import { component } from '../../styles/layers.css.ts';
import { textStyle } from '../../styles/text.css.ts';
import { vars } from '../../themes/contract.css.ts';

const { color } = vars;

export const badge = recipe({
  base: [
    textStyle.micro,
    component({
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      minInlineSize: 20,
      blockSize: 18,
      paddingInline: 7,
      borderRadius: vars.radius.full,
      fontVariantNumeric: 'tabular-nums',
      lineHeight: 1,
      '@media': { '(forced-colors: active)': { border: '1px solid' } },
    }),
  ],
  variants: {
    tone: {
      negative: component({ background: color.negative, color: color.onTone }),
      accent: component({ background: color.accent, color: color.onAccent }),
      live: component({ background: color.live, color: color.onTone }),
      neutral: component({ background: color.line, color: color.text }),
    },
  },
  defaultVariants: { tone: 'negative' },
});
