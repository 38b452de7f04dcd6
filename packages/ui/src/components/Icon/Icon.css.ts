import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { mirror } from '../../styles/direction.css.ts';
import { component } from '../../styles/layers.css.ts';
import { iconSizes as pixels } from '../../tokens/size.ts';
import { iconSizes, mirroredGlyphs } from './Icon.variants.ts';

export const root = style(component({ flex: 'none' }));

export const size = styleVariants(
  Object.fromEntries(iconSizes.map((name) => [name, pixels[name]])) as Record<(typeof iconSizes)[number], number>,
  (edge) => component({ inlineSize: edge, blockSize: edge }),
);

globalStyle(`${root}:is(${mirroredGlyphs.map((glyph) => `.lucide-${glyph}`).join(', ')})`, {
  '@layer': { components: { transform: `scaleX(${mirror})` } },
});
