import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../styles/layers.css.ts';
import { iconSizes as pixels } from '../../tokens/size.ts';
import { iconSizes, mirroredGlyphs } from './Icon.variants.ts';

export const root = style(component({ flex: 'none' }));

export const size = styleVariants(
  Object.fromEntries(iconSizes.map((name) => [name, pixels[name]])) as Record<(typeof iconSizes)[number], number>,
  (edge) => component({ inlineSize: edge, blockSize: edge }),
);

// one rule for all of them: builds write `:dir()` out as a list of languages
globalStyle(`${root}:is(${mirroredGlyphs.map((glyph) => `.lucide-${glyph}`).join(', ')}):dir(rtl)`, {
  '@layer': { components: { transform: 'scaleX(-1)' } },
});
