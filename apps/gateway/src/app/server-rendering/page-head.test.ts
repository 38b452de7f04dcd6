import { readFileSync } from 'node:fs';
import { bannerScenes } from '@mekong/art/banner-scenes';
import { expect, test } from 'vitest';
import { movedTo } from './moved-pages.ts';
import { type HeadFacts, listedPaths, pageHeadOf } from './page-head.ts';
import { robotsText, sitemapIndex, sitemapOf } from './sitemap.ts';

const origin = 'https://mekong.example';
const facts: HeadFacts = {
  path: '/',
  origin,
  name: 'Mekong',
  language: 'EN',
  isNamed: false,
  offered: ['EN', 'KM', 'PT'],
};
const tagsOf = async (change: Partial<HeadFacts>): Promise<string> => (await pageHeadOf({ ...facts, ...change })).tags;
const contentOf = (tags: string, name: string): string =>
  new RegExp(`(?:name|property)="${name}" content="([^"]*)"`).exec(tags)?.[1] ?? '';

test('every listed page has a title, a description and a preview of its own kind, in every language', async () => {
  for (const path of listedPaths)
    for (const language of ['EN', 'KM', 'CN', 'TH', 'PT', 'AR', 'VI'] as const) {
      const head = await pageHeadOf({ ...facts, path, language });
      expect(head.title, path).toMatch(path === '/' ? /^Mekong$/ : /^.+ · Mekong$/);
      const description = contentOf(head.tags, 'description');
      // what search engines show of it
      expect(description.length, `${path} ${language}`).toBeLessThanOrEqual(160);
      expect(description).toContain('Mekong');
      expect(description).not.toContain('{');
      const [, scene] = /share\/([\w-]+)\.jpg$/.exec(contentOf(head.tags, 'og:image')) ?? [];
      expect(bannerScenes).toContain(scene);
    }
  const titleOf = async (path: string) => (await pageHeadOf({ ...facts, path })).title;
  expect(await titleOf('/rng')).toBe('Slots · Mekong');
  expect(await titleOf('/bgs')).toBe('Table games · Mekong');
  expect(await titleOf('/cockfight')).toBe('Cockfight · Mekong');
  expect(await titleOf('/seamless')).toBe('One wallet · Mekong');
});

test('a page names its own address, and those in each language on offer', async () => {
  const tags = await tagsOf({ path: '/rng' });
  expect(tags).toContain('<link rel="canonical" href="https://mekong.example/rng">');
  expect(tags.match(/hreflang="[^"]+" href="[^"]+"/g)).toEqual([
    'hreflang="en" href="https://mekong.example/rng?lang=en"',
    'hreflang="km-KH" href="https://mekong.example/rng?lang=km"',
    'hreflang="pt-BR" href="https://mekong.example/rng?lang=pt"',
    'hreflang="x-default" href="https://mekong.example/rng"',
  ]);
});

test('the page of one language counts under the address that names the language', async () => {
  const tags = await tagsOf({ path: '/rng', language: 'KM', isNamed: true });
  expect(tags).toContain('<link rel="canonical" href="https://mekong.example/rng?lang=km">');
  expect(contentOf(tags, 'og:url')).toBe('https://mekong.example/rng?lang=km');
  expect(contentOf(tags, 'og:locale')).toBe('km_KH');
});

test('a page with two addresses counts under one of them', async () => {
  expect(await tagsOf({ path: '/helpmc' })).toContain('<link rel="canonical" href="https://mekong.example/help">');
  expect(listedPaths).not.toContain('/helpmc');
});

const added = [
  { path: '/providers/HOUSE', name: 'House & Sons' },
  { path: '/help/rules', name: 'House rules', text: 'Who may play, and how bets count.' },
];

test('the page of a provider has its name, and one address however it was typed', async () => {
  const head = await pageHeadOf({ ...facts, path: '/providers/house', added });
  expect(head.title).toBe('House & Sons · Mekong');
  expect(contentOf(head.tags, 'description')).toContain('House &amp; Sons');
  expect(head.tags).toContain('<link rel="canonical" href="https://mekong.example/providers/HOUSE">');
  expect((await pageHeadOf({ ...facts, path: '/providers/NOBODY', added })).isFound).toBe(false);
});

test('the page of an article has its title, its first words and an address of its own', async () => {
  const head = await pageHeadOf({ ...facts, path: '/help/rules', added });
  expect(head).toMatchObject({ isFound: true, title: 'House rules · Mekong' });
  expect(contentOf(head.tags, 'og:description')).toBe('Who may play, and how bets count.');
  expect(head.tags).toContain('<link rel="canonical" href="https://mekong.example/help/rules">');
});

test('a name of a site is text in its head', async () => {
  expect(await tagsOf({ name: '"><script>' })).not.toContain('<script>');
});

test('pages of members and games have a title, and search engines leave them out', async () => {
  const titleOf = async (path: string) => {
    const head = await pageHeadOf({ ...facts, path });
    expect(head).toMatchObject({ isFound: true, tags: '<meta name="robots" content="noindex">' });
    return head.title;
  };
  expect(await titleOf('/member')).toBe('My account · Mekong');
  expect(await titleOf('/reset/abc')).toBe('Reset password · Mekong');
  expect(await titleOf('/lottery')).toBe('Lottery · Mekong');
});

test('an address that leads nowhere says so', async () => {
  for (const path of ['/no-such-page', '/toString', '/help/nowhere', '/reset/a/b'])
    expect(await pageHeadOf({ ...facts, path, added })).toMatchObject({
      isFound: false,
      title: 'Page not found · Mekong',
    });
});

test('every page of the site is known here, so that no other is', async () => {
  const source = readFileSync(new URL('../../../../web/src/entry/pages.ts', import.meta.url), 'utf8');
  const paths = [...source.matchAll(/^ {2}'(\/[^']*)': '/gm)].map(([, path = '']) => path);
  expect(paths.length).toBeGreaterThan(30);
  for (const page of paths) {
    const path = page
      .replace('$pageType', 'rng')
      .replace('$code', 'HOUSE')
      .replace('$tag', 'rules')
      .replace('$token', 'abc');
    const isMoved = movedTo(path, '') !== undefined;
    expect(isMoved || (await pageHeadOf({ ...facts, path, added })).isFound, path).toBe(true);
  }
});

test('each language has a sitemap of all pages, which the index names', () => {
  expect(robotsText(origin)).toContain('Sitemap: https://mekong.example/sitemap.xml');
  expect(sitemapIndex(origin, facts.offered).match(/<loc>[^<]*/g)).toEqual(
    ['en', 'km', 'pt'].map((code) => `<loc>https://mekong.example/sitemap-${code}.xml`),
  );
  const map = sitemapOf(origin, 'KM', facts.offered, added);
  expect(map.match(/<loc>[^<]*/g)).toEqual(
    [...listedPaths, '/providers/HOUSE', '/help/rules'].map((path) => `<loc>https://mekong.example${path}?lang=km`),
  );
  expect(map).toContain('<xhtml:link rel="alternate" hreflang="x-default" href="https://mekong.example/"/></url>');
});
