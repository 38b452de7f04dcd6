import fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ImageCache } from './image-cache.ts';
import type { PictureMaker } from './picture-maker.ts';
import { artRoutes } from './pictures.routes.ts';
import { renderPicture } from './render-picture.ts';
import { imageWidths } from './sizes.ts';

/** An uploaded picture as it is kept: 800 by 300 pixels of WebP. */
const upload = await sharp({ create: { width: 800, height: 300, channels: 3, background: '#24506b' } })
  .webp()
  .toBuffer();

let app: FastifyInstance;
/** What the maker was asked for. */
let asked: string[] = [];
/** How it answers. */
let get: PictureMaker['get'];

beforeEach(async () => {
  app = fastify();
  asked = [];
  get = async (_key, what, draw) => renderPicture(await draw(), what);
  await app.register(artRoutes, {
    prefix: '/img',
    resolveGame: (id) => (id === 'lotus-fortune' ? { category: 'RNG', motif: 'lotus' } : undefined),
    readUpload: async (name) => (name === 'uploaded-picture-name0' ? upload : undefined),
    resolveVendor: async (code) => (code === 'HOUSE' ? 'House Studio' : undefined),
    pictures: {
      get(key, what, draw) {
        asked.push(`${key} ${what.format} ${what.width}`);
        return get(key, what, draw);
      },
    },
  });
});

afterEach(() => app.close());

const forGood = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
};

describe('pictures beside links to the site', () => {
  test('are JPEG in the size that readers of links ask for', async () => {
    const answer = await app.inject('/img/share/lotus-night.jpg');
    expect(answer.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=86400' });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect((await app.inject('/img/share/nothing.jpg')).statusCode).toBe(404);
  });

  test('are asked for again when they take too long', async () => {
    get = async () => undefined;
    const answer = await app.inject('/img/share/lotus-night.jpg');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '60']);
  });
});

describe('uploaded pictures over HTTP', () => {
  const name = 'uploaded-picture-name0';

  test('are rendered in the widths of banners and never wider than they are', async () => {
    for (const [url, width] of [
      [`/img/banners/${name}.webp`, 800],
      [`/img/banners/640/${name}.avif`, 640],
      [`/img/banners/1920/${name}.webp`, 800],
    ] as const) {
      const answer = await app.inject({ url });
      expect(answer.headers).toMatchObject({ 'content-type': `image/${url.split('.').at(-1)}`, ...forGood });
      expect((await sharp(answer.rawPayload).metadata()).width).toBe(width);
    }
  });

  test('come as they are kept, for a minute, while they are being rendered', async () => {
    get = async () => undefined;
    const answer = await app.inject({ url: `/img/banners/640/${name}.avif` });
    expect(answer.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=60' });
    expect(answer.rawPayload.equals(upload)).toBe(true);
  });

  test('are not there under another name, and never as a drawing', async () => {
    for (const url of [`/img/banners/${name}.svg`, '/img/banners/uploaded-picture-name1.webp'])
      expect((await app.inject({ url })).statusCode).toBe(404);
    expect(asked).toEqual([]);
  });
});

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
    '/img/river/boat.svg',
    '/img/providers/HOUSE.svg',
  ])('%s is an SVG that any image host may serve for a year and that can do nothing on its own', async (url) => {
    const answer = await app.inject({ url });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({ 'content-type': 'image/svg+xml; charset=utf-8', ...forGood });
    expect(answer.body.startsWith('<svg ')).toBe(true);
  });

  test.each([
    ['/img/games/lotus-fortune.webp', 'webp', 240, 320],
    ['/img/games/160/lotus-fortune.avif', 'heif', 160, 213],
    ['/img/thumbs/192/lotus-fortune.webp', 'webp', 192, 192],
    ['/img/scenes/lotus-fortune.webp', 'webp', 480, 528],
    ['/img/heroes/720/lotus-fortune.avif', 'heif', 720, 792],
    ['/img/banners/640/water-festival.avif', 'heif', 640, 256],
    ['/img/banners/640/water-festival-mobile.webp', 'webp', 640, 204],
    ['/img/banners/640/water-festival-card.webp', 'webp', 640, 280],
    ['/img/vendors/purple/HOUSE.webp', 'webp', 216, 72],
    ['/img/providers/640/HOUSE.avif', 'heif', 640, 192],
  ])('%s is rendered as %s of %i by %i pixels', async (url, format, width, height) => {
    const answer = await app.inject({ url });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({ 'content-type': `image/${url.split('.')[1]}`, ...forGood });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format, width, height });
  });

  test('of a large cover the scene fills its place, and the hero stands on nothing', async () => {
    const alphaOf = async (url: string) => {
      const { channels } = await sharp((await app.inject({ url })).rawPayload).stats();
      return channels[3]?.min;
    };
    expect(await alphaOf('/img/scenes/lotus-fortune.webp')).toBeUndefined();
    expect(await alphaOf('/img/heroes/lotus-fortune.webp')).toBe(0);
  });

  test('a picture that is not rendered in time is its drawing, for a minute only', async () => {
    get = async () => undefined;
    const answer = await app.inject({ url: '/img/games/240/lotus-fortune.avif' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=60',
    });
    expect(answer.body).toBe((await app.inject({ url: '/img/games/lotus-fortune.svg' })).body);
  });

  test.each([
    '/img/games/unknown.svg',
    '/img/games/unknown.webp',
    '/img/games/lotus-fortune.png',
    '/img/games/241/lotus-fortune.webp',
    '/img/games/0240/lotus-fortune.webp',
    '/img/games/1e3/lotus-fortune.webp',
    '/img/games/240/lotus-fortune.svg',
    '/img/games/..%2f..%2fetc%2fpasswd.svg',
    '/img/vendors/neon/HOUSE.svg',
    '/img/vendors/neon/HOUSE.webp',
    '/img/vendors/color/NOBODY.webp',
    '/img/providers/NOBODY.webp',
    '/img/river/raft.svg',
    '/img/vendors/color/216/HOUSE.webp',
    '/img/banners/unknown.svg',
    '/img/banners/240/water-festival.webp',
    '/img/avatars/0.svg',
    '/img/avatars/25.svg',
    '/img/avatars/1.webp',
    '/img/brand/logo.svg',
  ])('%s is not found, must not be cached for long, and nothing is rendered for it', async (url) => {
    const answer = await app.inject({ url });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['cache-control']).toBeUndefined();
    expect(asked).toEqual([]);
  });

  test('every width that exists is answered, in both formats', async () => {
    get = async () => Buffer.from('picture');
    for (const width of imageWidths.games)
      for (const format of ['avif', 'webp'])
        expect((await app.inject({ url: `/img/games/${width}/lotus-fortune.${format}` })).statusCode).toBe(200);
    expect(new Set(asked).size).toBe(imageWidths.games.length * 2);
  });

  test.each(['/img/games/lotus-fortune.svg', '/img/games/lotus-fortune.webp'])(
    'a reader that holds %s gets 304 without a body',
    async (url) => {
      const etag = String((await app.inject({ url })).headers.etag);
      for (const kept of [etag, `W/${etag}`, `"other", ${etag}`]) {
        const again = await app.inject({ url, headers: { 'if-none-match': kept } });
        expect(again.statusCode).toBe(304);
        expect(again.body).toBe('');
      }
      expect((await app.inject({ url, headers: { 'if-none-match': '"other"' } })).statusCode).toBe(200);
    },
  );
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

  test('counts what things weigh, and says what had to go', () => {
    const cache = new ImageCache<string>(10, ({ length }) => length);
    expect(cache.put('a', 'xxxx')).toEqual([]);
    expect(cache.put('b', 'xxxx')).toEqual([]);
    expect(cache.put('a', 'xx')).toEqual([]);
    expect(cache.put('c', 'xxxxx')).toEqual(['b']);
    expect(cache.find('a')).toBe('xx');
    expect(cache.put('huge', 'x'.repeat(11))).toEqual(['c', 'a', 'huge']);
    expect(cache.size).toBe(0);
  });
});
