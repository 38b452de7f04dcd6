import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { artRoutes } from './art.routes.ts';
import { ImageCache } from './image-cache.ts';

let app: FastifyInstance;

beforeEach(async () => {
  app = fastify();
  await app.register(artRoutes, {
    prefix: '/img',
    resolveGame: (id) => (id === 'lotus-fortune' ? { category: 'RNG', motif: 'lotus' } : undefined),
    resolveVendor: async (code) => (code === 'HOUSE' ? 'House Studio' : undefined),
  });
});

afterEach(() => app.close());

describe('pictures over HTTP', () => {
  test.each([
    '/img/games/lotus-fortune.svg',
    '/img/thumbs/lotus-fortune.svg',
    '/img/vendors/color/HOUSE.svg',
    '/img/banners/water-festival.svg',
    '/img/banners/water-festival-mobile.svg',
    '/img/avatars/24.svg',
    '/img/brand/logo-lockup.svg',
    '/img/brand/error.svg',
  ])('%s is an SVG that any image host may serve for a year and that can do nothing on its own', async (url) => {
    const answer = await app.inject({ url });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
    });
    expect(answer.body.startsWith('<svg ')).toBe(true);
  });

  test.each([
    '/img/games/unknown.svg',
    '/img/games/lotus-fortune.png',
    '/img/games/..%2f..%2fetc%2fpasswd.svg',
    '/img/vendors/neon/HOUSE.svg',
    '/img/vendors/color/NOBODY.svg',
    '/img/banners/unknown.svg',
    '/img/avatars/0.svg',
    '/img/avatars/25.svg',
    '/img/brand/logo.svg',
  ])('%s is not found, and must not be cached for long', async (url) => {
    const answer = await app.inject({ url });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['cache-control']).toBeUndefined();
  });

  test('a reader that holds the picture gets 304 without a body', async () => {
    const url = '/img/games/lotus-fortune.svg';
    const etag = String((await app.inject({ url })).headers.etag);
    for (const held of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await app.inject({ url, headers: { 'if-none-match': held } });
      expect(again.statusCode).toBe(304);
      expect(again.body).toBe('');
    }
    expect((await app.inject({ url, headers: { 'if-none-match': '"other"' } })).statusCode).toBe(200);
  });
});

describe('the cache of made pictures', () => {
  test('drops what was not asked for longest, and never keeps what does not exist', () => {
    const cache = new ImageCache<string>(2);
    const made: string[] = [];
    const ask = (key: string) =>
      cache.get(key, () => {
        made.push(key);
        return key === 'none' ? undefined : key;
      });
    for (const key of ['a', 'b', 'a', 'c', 'a', 'b', 'none', 'none']) ask(key);
    expect(made).toEqual(['a', 'b', 'c', 'b', 'none', 'none']);
    expect(cache.size).toBe(2);
  });
});
