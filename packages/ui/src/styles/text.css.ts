import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../themes/contract.css.ts';
import { type, weight as weights } from '../tokens/type.ts';
import { base } from './layers.css.ts';

/** One class for each step of the type scale. */
export const textStyle = styleVariants(type, ({ leading, tracking, weight }, name) =>
  base({
    fontSize: vars.type[name],
    lineHeight: vars.leading[leading],
    letterSpacing: vars.tracking[tracking],
    fontWeight: weights[weight],
  }),
);
