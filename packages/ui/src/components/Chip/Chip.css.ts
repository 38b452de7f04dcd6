import { recipe } from '@vanilla-extract/recipes';
import { control, disabledLook, whenDisabled } from '../../styles/control.css.ts';
import { component } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';

const { color } = vars;

export const chip = recipe({
  base: [
    control,
    component({
      borderRadius: vars.radius.full,
      whiteSpace: 'nowrap',
      flex: 'none',
      selectors: { [whenDisabled]: disabledLook },
    }),
  ],
  variants: {
    isSelected: {
      true: component({
        background: color.accent,
        color: color.onAccent,
        selectors: { '&:not(:disabled):hover': { background: color.accentHover } },
        '@media': {
          '(forced-colors: active)': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        },
      }),
      false: component({
        background: color.raised,
        borderColor: color.line,
        color: color.text,
        selectors: { '&:not(:disabled):hover': { borderColor: color.lineStrong } },
      }),
    },
  },
});
