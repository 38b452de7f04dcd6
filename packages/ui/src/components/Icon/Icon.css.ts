import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../styles/layers.css.ts';
import { iconSizes as pixels } from '../../tokens/size.ts';
import { iconSizes, mirroredGlyphs } from './Icon.variants.ts';

export const root = style(component({ flex: 'none' }));

export const size = styleVariants(
  Object.fromEntries(iconSizes.map((name) => [name, pixels[name]])) as Record<(typeof iconSizes)[number], number>,
  (edge) => component({ inlineSize: edge, blockSize: edge }),
);

for (const glyph of mirroredGlyphs)
  globalStyle(`${root}.lucide-${glyph}:dir(rtl)`, { '@layer': { components: { transform: 'scaleX(-1)' } } });
