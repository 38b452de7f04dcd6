import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createRenderedPages, type PageKey, type RenderedPages } from './rendered-pages.ts';

/** A site that renders what it is asked for: `/` greets with the API's word, others fail, give nothing or count. */
const PROGRAM = `
let count = 0;
export const serverRenderedPaths = ['/', '/broken', '/elsewhere', '/count', '/curious', '/whole'];
export const serverRenderedFolders = ['/help/'];
export async function renderOnServer({ path, host, language, template, files }, fetch) {
  if (path === '/broken') throw new Error('The brush fell.');
  if (path === '/elsewhere') return undefined;
  if (path === '/whole') return '<html><head><link rel="preload" href="/assets/a.woff2" as="font" type="font/woff2" crossorigin><title></title></head></html>';
  if (path === '/count') return String(++count);
  if (path === '/curious') await fetch('/word', { method: 'POST' });
  const { word } = await (await fetch('/word', { headers: { Language: language } })).json();
  return [template, word, host, files.texts].join(' ');
}
`;

const files = { icon: '/favicon.svg', appIcons: [], themeColors: { dark: '#000', light: '#fff' } };
const orchid = { ...files, sheet: '/assets/orchid.css' };

let app: FastifyInstance;
let views: RenderedPages;

function site(): string {
  const root = mkdtempSync(join(tmpdir(), 'rendered-pages-'));
  mkdirSync(join(root, '.server'));
  mkdirSync(join(root, '.vite'));
  mkdirSync(join(root, 'assets'));
  writeFileSync(join(root, '.server', 'server.js'), PROGRAM);
  writeFileSync(join(root, '.server', 'package.json'), '{"type":"module"}');
  writeFileSync(join(root, '.vite', 'manifest.json'), '{"texts":"texts.js"}');
  writeFileSync(join(root, '.vite', 'brands.json'), JSON.stringify({ lantern: files, orchid }));
  return root;
}

const key = (path: string, change: Partial<PageKey> = {}): PageKey => ({
  path,
  host: 'localhost',
  language: 'EN',
  brand: 'lantern',
  name: 'Mekong',
  ...change,
});
/** Waits until a page is rendered. Nobody who asks waits long for that: on a busy machine the first ones get none. */
const rendered = (asked: PageKey, text: string | RegExp = /./) =>
  vi.waitFor(async () => expect(await read(asked)).toMatch(text), { timeout: 20_000 });
const read = async (asked: PageKey) => {
  const page = await views.get(asked);
  return page && Buffer.from(page.bodies.identity).toString();
};

beforeEach(async () => {
  app = fastify();
  app.get('/word', async (request) => ({ word: request.headers.language === 'KM' ? 'សួស្តី' : 'Hello' }));
  const made = createRenderedPages(app, site(), 'page:');
  if (!made) throw new Error('The site has a program, so it renders pages.');
  views = made;
  await app.ready();
  await rendered(key('/'));
});
afterEach(() => app.close());

describe('rendered pages', () => {
  test('are rendered from the answers of this gateway, by language', async () => {
    expect(await read(key('/'))).toBe('page: Hello localhost texts.js');
    await rendered(key('/', { language: 'KM' }), /^page: សួស្តី/);
  });

  test('are rendered for each brand and name that the merchant may choose', async () => {
    await rendered(key('/whole'), /<title>Mekong<\/title>/);
    await rendered(key('/whole', { brand: 'orchid' }), /^<html data-brand="orchid"><head>.*<link [^>]*orchid\.css">/);
    await rendered(key('/whole', { name: 'Orchid House' }), /<title>Orchid House<\/title>/);
  });

  test('are those of topics and providers too, which lie below others', async () => {
    await rendered(key('/help/rules'), /^page: Hello/);
    expect(await read(key('/helpful'))).toBeUndefined();
  });

  test('come in every form that browsers take', async () => {
    const page = await views.get(key('/'));
    expect(Object.keys(page?.bodies ?? {}).sort()).toEqual(['br', 'gzip', 'identity']);
    expect(page?.etag).toMatch(/^"[\w-]{22}"$/);
  });

  test('name their faces for the header of the answer', async () => {
    await rendered(key('/whole'));
    expect((await views.get(key('/whole')))?.faces).toMatch(/^<\/assets\/a\.woff2>; rel=preload; as=font;/);
  });

  test('are rendered once for all who ask at the same time, and again when they are old', async () => {
    await Promise.all([1, 2, 3].map(() => views.get(key('/count'))));
    await rendered(key('/count'), /^1$/);
    const later = performance.now() + 600_000;
    const clock = vi.spyOn(performance, 'now').mockReturnValue(later);
    await rendered(key('/count'), /^[^1]/);
    clock.mockRestore();
  });

  test('that were rendered, or are being rendered, are forgotten when what they show has changed', async () => {
    // nothing grows old meanwhile
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    await rendered(key('/count'), /^1$/);
    views.forget();
    const underWay = views.get(key('/count'));
    views.forget();
    await underWay;
    await rendered(key('/count'), /^3$/);
    clock.mockRestore();
  });

  test('of many at once only some are rendered, and none of them waits for all', async () => {
    const asked = Array.from({ length: 60 }, (_, n) => views.get(key('/', { host: `host-${n}` })));
    expect((await Promise.all(asked)).filter((page) => page === undefined).length).toBeGreaterThan(0);
    await rendered(key('/', { host: 'host-59' }));
  });

  test.each(['/broken', '/elsewhere', '/unknown', '/curious'])(
    'there is none of %s, and the next one is rendered',
    async (path) => {
      expect(await views.get(key(path))).toBeUndefined();
      await rendered(key('/', { host: path }));
    },
  );
});

test('a site that was built without the program has none', () => {
  expect(createRenderedPages(app, mkdtempSync(join(tmpdir(), 'no-view-')), '')).toBeUndefined();
});
