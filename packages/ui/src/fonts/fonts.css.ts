import { createGlobalTheme, globalFontFace } from '@vanilla-extract/css';
import { vars } from '../themes/contract.css.ts';
import type { CascadeLayer } from '../tokens/cascade.ts';
import { monoStack, ranges, type standIns, textStack, toFamily } from './stacks.ts';

const url = (file: string): string => `url("@mekong/game-frame/fonts/${file}.woff2") format("woff2")`;
/** Names of faces, whole or those of PostScript, which every browser knows too: each is looked for at each size, so one is enough. */
const local = (...names: string[]): string => names.map((name) => `local("${name}")`).join(', ');

// The page preloads this one, and browsers hold the first paint for a preloaded optional face (about 100 ms). If it comes
// later than that it is kept for the next page instead of replacing letters under the reader's eyes: nothing ever shifts.
globalFontFace('Figtree Variable', {
  src: url('figtree-latin'),
  fontWeight: '300 900',
  fontDisplay: 'optional',
  unicodeRange: ranges.latin,
});

// Not preloaded: few texts need them.
const complement = (family: string, file: string, unicodeRange: string, sizeAdjust?: string): void =>
  globalFontFace(family, {
    src: url(file),
    fontWeight: '300 900',
    fontDisplay: 'swap',
    unicodeRange,
    ...(sizeAdjust ? { sizeAdjust } : {}),
  });
complement('Figtree Variable', 'figtree-latin-ext', ranges.latinExtended);
// Noto Sans, whose letters are 0.536 of an em high where Figtree's are 0.5: as large as those that they stand between
const asLarge = '93.3%';
complement('Mekong Vietnamese', 'noto-sans-vietnamese', ranges.vietnamese, asLarge);
complement('Mekong Cyrillic', 'noto-sans-cyrillic', ranges.cyrillic, asLarge);

/**
 * What stands in for Figtree takes the same room: ascent 0.95, descent 0.25 and, over the English and Portuguese interface
 * texts, a mean advance of 0.462 (regular) and 0.476 (bold) of an em.
 *
 * @param adjust Figtree's mean advance divided by that of the device's face
 */
const standIn = (family: (typeof standIns)[number], fontWeight: string, adjust: number, ...names: string[]): void =>
  globalFontFace(family, {
    src: local(...names),
    fontWeight,
    unicodeRange: ranges.standIn,
    sizeAdjust: `${(adjust * 100).toFixed(1)}%`,
    ascentOverride: `${(95 / adjust).toFixed(1)}%`,
    descentOverride: `${(25 / adjust).toFixed(1)}%`,
    lineGapOverride: '0%',
  });
const regular = '300 500';
const bold = '501 900';
standIn('Figtree Arial', regular, 1.002, 'Arial', 'Liberation Sans', 'Arimo');
standIn('Figtree Arial', bold, 0.966, 'Arial Bold', 'Liberation Sans Bold', 'Arimo Bold');
standIn('Figtree Roboto', regular, 1.005, 'Roboto-Regular');
standIn('Figtree Roboto', bold, 1.018, 'Roboto Bold');
standIn('Figtree Noto', regular, 0.953, 'NotoSans-Regular');
standIn('Figtree Noto', bold, 0.927, 'NotoSans-Bold');
standIn('Figtree DejaVu', regular, 0.883, 'DejaVu Sans');
standIn('Figtree DejaVu', bold, 0.807, 'DejaVu Sans Bold');

// Android lists its script faces without a family name, so only local() finds them; the file is fetched where that fails too.
globalFontFace('Mekong Riel', {
  src: `${local('NotoSansKhmer-Regular')}, ${url('riel')}`,
  fontWeight: '100 900',
  fontDisplay: 'swap',
  // as tall as the digits of Figtree beside it
  sizeAdjust: '120%',
  unicodeRange: ranges.riel,
});
globalFontFace('Mekong Khmer', {
  src: `${local('NotoSansKhmer-Regular')}, ${url('noto-sans-khmer')}`,
  fontWeight: '100 900',
  fontDisplay: 'swap',
  unicodeRange: ranges.khmer,
});
globalFontFace('Mekong Arabic', {
  src: `${local('NotoSansArabic-Regular')}, ${url('noto-sans-arabic')}`,
  fontWeight: '100 900',
  fontDisplay: 'swap',
  unicodeRange: ranges.arabic,
});
globalFontFace('Mekong Thai', {
  src: `${local('NotoSansThai-Regular')}, ${url('noto-sans-thai')}`,
  fontWeight: '100 900',
  fontDisplay: 'swap',
  unicodeRange: ranges.thai,
});
globalFontFace('Mekong Mono', { src: url('noto-sans-mono'), fontWeight: '400 700', fontDisplay: 'swap' });

const layer: CascadeLayer = 'tokens';
createGlobalTheme(':root', vars.font, {
  '@layer': layer,
  text: toFamily(textStack, 'system-ui, sans-serif'),
  mono: toFamily(monoStack, 'ui-monospace, monospace'),
});
