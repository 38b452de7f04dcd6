import { gunzipSync } from 'node:zlib';
import { slotSprite } from '@mekong/art/slot-symbols';
import { slotTheme } from '@mekong/art/slot-theme';
import { artVersion } from '@mekong/art/version';
import fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { ArcadeError } from './core/errors.ts';
import { registerThemes } from './themes.ts';

const version = artVersion();
const theme = slotTheme({
  seed: 'the-long-night-of-the-golden-naga-and-the-seven-pearls',
  motif: 'naga',
  coat: 'gold',
  vendor: 'SUNB',
});

const app = fastify();
app.setErrorHandler((error, _, reply) => reply.code(error instanceof ArcadeError ? error.status : 500).send());
registerThemes(app);

const get = (path: string) => app.inject(`/art/${path}`);

describe('the files of a theme', () => {
  test('are served packed, for ever, as the art draws them', async () => {
    const answer = await get(`${version}/${theme.key}/sprite.svg`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(gunzipSync(answer.rawPayload).toString()).toBe(slotSprite(theme));
    expect((await get(`${version}/${theme.key}/sprite.svg`)).rawPayload).toEqual(answer.rawPayload);
  });

  test.each(['book.svg', 'classic.svg', 'wide.svg', 'tall.svg', 'frame.svg', 'crest.svg'])(
    'include the picture %s of at most 24 KiB',
    async (name) => {
      const answer = await get(`${version}/${theme.key}/${name}`);
      expect(answer.headers['content-type']).toBe('image/svg+xml');
      const picture = gunzipSync(answer.rawPayload).toString();
      expect(picture).toMatch(/^<svg [^>]*>.*<\/svg>$/s);
      expect(picture.length).toBeLessThanOrEqual(24 * 1024);
    },
  );

  test('include colours and words for symbols', async () => {
    const answer = await get(`${version}/${theme.key}/theme.json`);
    expect(JSON.parse(gunzipSync(answer.rawPayload).toString())).toMatchObject({
      colors: { dark: { cell: expect.stringMatching(/^#/) }, light: { cell: expect.stringMatching(/^#/) } },
      symbols: { H1: 'naga', W: 'mark-w' },
    });
  });

  test('are not found under another version, an unknown key, or another name', async () => {
    for (const path of [
      `old/${theme.key}/sprite.svg`,
      `${version}/nobody/sprite.svg`,
      `${version}/${theme.key}/toString`,
      `${version}/${theme.key}/sprite.svg/more`,
      `${version}/${theme.key}`,
    ])
      expect((await get(path)).statusCode, path).toBe(404);
  });
});
