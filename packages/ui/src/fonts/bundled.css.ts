import { createGlobalTheme, globalFontFace } from '@vanilla-extract/css';
import { vars } from '../themes/contract.css.ts';
import { bundledStack, monoStack, ranges, toFamily } from './stacks.ts';

// For the workshop only: no face of the machine may reach a picture, so these have no local(), and none gives up waiting.
const bundled = (family: string, file: string, fontWeight: string, unicodeRange: string): void =>
  globalFontFace(family, {
    src: `url("@mekong/game-frame/fonts/${file}.woff2") format("woff2")`,
    fontWeight,
    fontDisplay: 'block',
    unicodeRange,
  });
bundled('Figtree Bundled', 'figtree-latin', '300 900', ranges.latin);
bundled('Figtree Bundled', 'figtree-latin-ext', '300 900', ranges.latinExtended);
bundled('Mekong Riel Bundled', 'riel', '100 900', ranges.riel);
bundled('Mekong Khmer Bundled', 'noto-sans-khmer', '100 900', ranges.khmer);
bundled('Mekong Arabic Bundled', 'noto-sans-arabic', '100 900', ranges.arabic);
bundled('Mekong Thai Bundled', 'noto-sans-thai', '100 900', ranges.thai);

createGlobalTheme(':root', vars.font, {
  '@layer': 'app',
  text: toFamily(bundledStack, 'sans-serif'),
  mono: toFamily(monoStack, 'monospace'),
});
