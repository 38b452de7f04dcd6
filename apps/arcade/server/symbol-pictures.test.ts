import { gunzipSync } from 'node:zlib';
import { slotSymbolSvg } from '@mekong/art/slot-symbols';
import { slotTheme } from '@mekong/art/slot-theme';
import fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { houseSymbols } from '../shared/slot/symbols.ts';
import { ArcadeError } from './core/errors.ts';
import { registerSymbolPictures } from './symbol-pictures.ts';

const theme = slotTheme({ seed: 'paddy-gold', motif: 'rice', vendor: 'SUNB' });
const app = fastify();
app.setErrorHandler((error, _, reply) => reply.code(error instanceof ArcadeError ? error.status : 500).send());
registerSymbolPictures(app);
const get = (path: string) => app.inject(`/symbols/${path}`);

describe('the pictures of symbols', () => {
  test('are drawn by the theme, and the site may show them', async () => {
    const answer = await get(`${theme.key}/H1.svg`);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(gunzipSync(answer.rawPayload).toString()).toBe(slotSymbolSvg(theme, 'H1'));
    expect((await get(`${theme.key}/X.svg`)).statusCode).toBe(200);
  });

  test.each(houseSymbols)('of the first slots include %s', async (id) => {
    const answer = await get(`house/${id}.svg`);
    expect(gunzipSync(answer.rawPayload).toString()).toMatch(/^<svg /);
  });

  test('are not found for another name, an unknown key or a path that leads elsewhere', async () => {
    for (const path of [
      'house/unicorn.svg',
      'nobody/H1.svg',
      `${theme.key}/H9.svg`,
      `${theme.key}`,
      'house/..%2Fgame.ts',
    ])
      expect((await get(path)).statusCode, path).toBe(404);
  });
});
