import { style } from '@vanilla-extract/css';
import { forcedCurrent } from '../../internal/forced-current.ts';
import { control } from '../../styles/control.css.ts';
import { pattern } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { space } from '../../tokens/space.ts';
import { weight } from '../../tokens/type.ts';

const { color } = vars;

export const root = style(pattern({ display: 'flex', alignItems: 'start', gap: space[1], minInlineSize: 0 }));

export const whole = style(pattern({ flexWrap: 'wrap' }));

/** Below a line of chips: quieter, the chosen one raised. */
export const plain = style([
  control,
  pattern({
    color: color.muted,
    whiteSpace: 'nowrap',
    selectors: {
      '&:hover': { color: color.text },
      '&[aria-current]': { color: color.text, background: color.raised, borderColor: color.line },
    },
    '@media': forcedCurrent,
  }),
]);

/** How many there are, smaller than the word: a fainter one could not be read on light pages. */
export const count = style(
  pattern({
    fontSize: vars.type.caption,
    fontWeight: weight.semibold,
    fontVariantNumeric: 'tabular-nums',
  }),
);

export const more = style(pattern({ flex: 'none' }));
