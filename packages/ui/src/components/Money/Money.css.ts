import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../styles/layers.css.ts';
import { vars } from '../../themes/contract.css.ts';
import { weight } from '../../tokens/type.ts';

const { color } = vars;

export const money = style(
  component({
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    transition: `color ${vars.motion.normal}`,
    selectors: { '&[aria-busy=true]': { color: color.muted } },
  }),
);

export const tone = styleVariants({
  default: component({}),
  accent: component({ color: color.accentText }),
  muted: component({ color: color.muted }),
  positive: component({ color: color.positive, fontWeight: weight.bold }),
  negative: component({ color: color.negative, fontWeight: weight.bold }),
  even: component({ fontWeight: weight.bold }),
});

/** A hair of room between symbol and digits; part of the look, not of the text. */
export const symbol = style(component({ marginInlineEnd: '0.25em' }));

export const updating = style(component({ color: color.muted, fontWeight: weight.medium }));
