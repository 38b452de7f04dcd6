import { createGlobalTheme, globalFontFace } from '@vanilla-extract/css';
import { vars } from '../themes/contract.css.ts';
import { bundledStack, ranges, toFamily } from './stacks.ts';

// For the workshop only: no face of the machine may reach a picture, so these have no local().
globalFontFace('Mekong Khmer Bundled', {
  src: 'url("./noto-sans-khmer.woff2") format("woff2")',
  fontWeight: '100 900',
  unicodeRange: ranges.khmer,
});
globalFontFace('Mekong Arabic Bundled', {
  src: 'url("./noto-sans-arabic.woff2") format("woff2")',
  fontWeight: '100 900',
  unicodeRange: ranges.arabic,
});
globalFontFace('Mekong Thai Bundled', {
  src: 'url("./noto-sans-thai.woff2") format("woff2")',
  fontWeight: '100 900',
  unicodeRange: ranges.thai,
});

const family = toFamily(bundledStack, 'sans-serif');
createGlobalTheme(':root', vars.font, { '@layer': 'app', text: family, mono: family });
