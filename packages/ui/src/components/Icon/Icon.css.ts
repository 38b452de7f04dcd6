import { style, styleVariants } from '@vanilla-extract/css';
import { mirror } from '../../styles/direction.css.ts';
import { component } from '../../styles/layers.css.ts';
import { iconSizes as pixels } from '../../tokens/size.ts';
import { iconSizes } from './Icon.variants.ts';

export const root = style(component({ flex: 'none' }));

export const size = styleVariants(
  Object.fromEntries(iconSizes.map((name) => [name, pixels[name]])) as Record<(typeof iconSizes)[number], number>,
  (edge) => component({ inlineSize: edge, blockSize: edge }),
);

/** Points along the line, and turns round with it. */
export const mirrored = style(component({ transform: `scaleX(${mirror})` }));
