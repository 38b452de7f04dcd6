/** How slots look, as files of the vendor's origin that never change: pictures and colours of the theme of a game. */
import { gzipSync } from 'node:zlib';
import { slotColors } from '@mekong/art/slot-colors';
import { slotCrest } from '@mekong/art/slot-crest';
import { frameSlice, slotFrame } from '@mekong/art/slot-frame';
import { slotScene } from '@mekong/art/slot-scene';
import { slotSprite, slotSymbolCodes, slotSymbolName } from '@mekong/art/slot-symbols';
import { type SlotTheme, slotThemeOf } from '@mekong/art/slot-theme';
import { artVersion } from '@mekong/art/version';
import type { FastifyInstance } from 'fastify';
import { ArcadeError } from './core/errors.ts';
import { bookCodes, classicCodes, commonCodes } from './theme-files.ts';

/** What a page needs to know of a theme besides its pictures. */
const describe = (theme: SlotTheme): string =>
  JSON.stringify({
    colors: { dark: slotColors(theme, 'dark'), light: slotColors(theme, 'light') },
    frameSlice,
    sound: theme.sound,
    symbols: Object.fromEntries(slotSymbolCodes.map((code) => [code, slotSymbolName(theme, code)])),
  });

const svg = 'image/svg+xml';
const files: Readonly<Record<string, readonly [type: string, make: (theme: SlotTheme) => string]>> = {
  'sprite.svg': [svg, (theme) => slotSprite(theme, commonCodes)],
  'book.svg': [svg, (theme) => slotSprite(theme, bookCodes)],
  'classic.svg': [svg, (theme) => slotSprite(theme, classicCodes)],
  'wide.svg': [svg, (theme) => slotScene(theme, 'wide')],
  'tall.svg': [svg, (theme) => slotScene(theme, 'tall')],
  'frame.svg': [svg, slotFrame],
  'crest.svg': [svg, slotCrest],
  'theme.json': ['application/json; charset=utf-8', describe],
};

/** Packed files that are kept, about 4 KiB each; the one made first goes first. */
const KEPT = 2000;

/**
 * Serves `/art/<version>/<theme key>/<file>`, such as `sprite.svg`: kept by browsers for ever, because another version of the
 * drawings has another address. The key says all that a theme is made from, so no list of games is asked.
 */
export function registerThemes(app: FastifyInstance): void {
  const version = artVersion();
  const kept = new Map<string, Buffer>();

  function packed(key: string, name: string): Buffer | undefined {
    const place = `${key}/${name}`;
    const known = kept.get(place);
    if (known) return known;
    const make = Object.hasOwn(files, name) ? files[name]?.[1] : undefined;
    const theme = make && slotThemeOf(key);
    if (!theme) return undefined;
    const bytes = gzipSync(make(theme));
    kept.set(place, bytes);
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    return bytes;
  }

  // a key is longer than a named part of an address may be
  app.get<{ Params: { '*': string } }>('/art/*', (request, reply) => {
    const [asked, key = '', name = '', ...rest] = request.params['*'].split('/');
    const bytes = asked === version && rest.length === 0 ? packed(key, name) : undefined;
    if (!bytes) throw new ArcadeError('NOT_FOUND');
    return reply
      .headers({
        'content-type': files[name]?.[0],
        'content-encoding': 'gzip',
        'cache-control': 'public, max-age=31536000, immutable',
      })
      .send(bytes);
  });
}
