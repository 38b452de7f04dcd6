import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { slotCrest } from '@mekong/art/slot-crest';
import { slotFrame } from '@mekong/art/slot-frame';
import { slotScene } from '@mekong/art/slot-scene';
import { commonSymbolCodes, slotSprite } from '@mekong/art/slot-symbols';
import { type SlotTheme, themeOfEachSet } from '@mekong/art/slot-theme';
import { type Bytes, sizeOf } from './bundle.ts';

const dist = fileURLToPath(new URL('../../apps/arcade/dist/', import.meta.url));

const add = (...all: readonly Bytes[]): Bytes => ({
  gzip: all.reduce((sum, { gzip }) => sum + gzip, 0),
  brotli: all.reduce((sum, { brotli }) => sum + brotli, 0),
});

const largest = (all: readonly Bytes[]): Bytes =>
  all.reduce((most, one) => (one.gzip > most.gzip ? one : most), { gzip: 0, brotli: 0 });

const packed = (text: string | Buffer): Bytes => ({
  gzip: gzipSync(text, { level: 9 }).length,
  brotli: brotliCompressSync(text).length,
});

/** What a page fetches of a theme; the server sends it as gzip alone. */
function artOf(theme: SlotTheme): Bytes {
  const scenes = (['wide', 'tall'] as const).map((shape) => packed(slotScene(theme, shape)));
  const parts = [slotSprite(theme, commonSymbolCodes), slotFrame(theme), slotCrest(theme)].map(packed);
  const { gzip } = add(largest(scenes), ...parts);
  return { gzip, brotli: gzip };
}

/**
 * What a player waits for before a slot can be played, in the language with the longest texts and with the heaviest theme of all sets:
 * page, scripts, styles, texts, the Latin face, the landscape of the page and the pictures of the theme.
 *
 * @throws when the games have not been built
 */
export function measureSlot(): { readonly slot: Bytes; readonly art: Bytes } {
  const page = `${dist}slot/index.html`;
  if (!existsSync(page))
    throw new Error('apps/arcade is not built: run "npx turbo run build --filter=@mekong/arcade".');
  const html = readFileSync(page);
  const assets = readdirSync(`${dist}assets`);
  const named = [...html.toString().matchAll(/"\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, file = '']) => file);
  const ofLanguages = (area: RegExp) =>
    largest(assets.filter((file) => area.test(file)).map((file) => sizeOf([`assets/${file}`], dist)));
  const face = assets.find((file) => /^figtree-latin-.*\.woff2$/.test(file));
  const river = assets.find((file) => /^river-.*\.svg$/.test(file));
  if (named.length < 2 || !face || !river) throw new Error('The page of the slots lacks a file that was expected.');
  const { size } = statSync(`${dist}assets/${face}`);
  const art = largest(themeOfEachSet().map(artOf));
  const slot = add(
    packed(html),
    sizeOf([...named, `assets/${river}`], dist),
    ofLanguages(/^arcade-.*\.js$/),
    ofLanguages(/^symbols-.*\.js$/),
    { gzip: size, brotli: size },
    art,
  );
  return { slot, art };
}
