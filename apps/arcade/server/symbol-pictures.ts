/** Pictures of single symbols for the betting record, which the site shows beside the words. */
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { slotSymbolCodes, slotSymbolSvg } from '@mekong/art/slot-symbols';
import { slotThemeOf } from '@mekong/art/slot-theme';
import type { FastifyInstance } from 'fastify';
import { ArcadeError } from './core/errors.ts';

const houseFolder = new URL('../client/slot/art/', import.meta.url);
/** Pictures of the page itself, and of the cell that shows nothing. */
const housePictures: ReadonlySet<string> = new Set(readdirSync(houseFolder));
const emptyCell = 'X';

function pictureOf(set: string, file: string): string | undefined {
  const house = set === 'house' ? file : file === `${emptyCell}.svg` ? 'blank.svg' : undefined;
  if (house !== undefined)
    return housePictures.has(house) ? readFileSync(new URL(house, houseFolder), 'utf8') : undefined;
  const code = slotSymbolCodes.find((known) => file === `${known}.svg`);
  const theme = code && slotThemeOf(set);
  return theme && slotSymbolSvg(theme, code);
}

/**
 * Serves `/symbols/<theme key>/<code>.svg`, and under `house` what older records of the first slots show. A record is read long after its round:
 * the address has no version, so a picture is as it is drawn now, and other origins may show it.
 */
export function registerSymbolPictures(app: FastifyInstance): void {
  // a key is longer than a named part of an address may be
  app.get<{ Params: { '*': string } }>('/symbols/*', (request, reply) => {
    const [set = '', file = '', ...rest] = request.params['*'].split('/');
    const picture = rest.length === 0 ? pictureOf(set, file) : undefined;
    if (picture === undefined) throw new ArcadeError('NOT_FOUND');
    return reply
      .headers({
        'content-type': 'image/svg+xml',
        'content-encoding': 'gzip',
        'cache-control': 'public, max-age=86400',
        'cross-origin-resource-policy': 'cross-origin',
      })
      .send(gzipSync(picture));
  });
}
