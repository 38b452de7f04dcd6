import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type BrandFiles, createBrandPage } from './brand-page.ts';

const page =
  '<!doctype html><html lang="en"><head><meta name="theme-color" content="#000001"><title>Mekong</title>' +
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><style>a{}</style></head><body></body></html>';

const lantern: BrandFiles = {
  icon: '/favicon.svg',
  appIcons: [{ src: '/assets/lantern-180.png', width: 180 }],
  themeColors: { dark: '#000001', light: '#fffff1' },
};
const orchid: BrandFiles = {
  sheet: '/assets/orchid.css',
  icon: '/assets/orchid.svg',
  appIcons: [
    { src: '/assets/orchid-180.png', width: 180 },
    { src: '/assets/orchid-512.png', width: 512 },
  ],
  themeColors: { dark: '#000002', light: '#fffff2' },
};

function builtSite(): string {
  const root = mkdtempSync(join(tmpdir(), 'brands-'));
  mkdirSync(join(root, '.vite'));
  writeFileSync(join(root, '.vite', 'brands.json'), JSON.stringify({ lantern, orchid }));
  return root;
}
const brandPage = createBrandPage(builtSite());

test('a page has style sheet, mark, icons and colours of the brand that the merchant has chosen', () => {
  const html = brandPage(page, { brand: 'orchid', name: 'Orchid House' });
  expect(html).toContain('<html data-brand="orchid" lang="en">');
  expect(html).toContain('<meta name="theme-color" content="#000002" data-dark="#000002" data-light="#fffff2">');
  expect(html).toContain('<link rel="icon" href="/assets/orchid.svg" type="image/svg+xml">');
  expect(html).toContain('<link rel="apple-touch-icon" href="/assets/orchid-180.png">');
  expect(html, 'after the styles of the page, which it overrides').toMatch(
    /<\/style><link rel="stylesheet" crossorigin href="\/assets\/orchid\.css">/,
  );
});

test('a page of the first brand has the styles it was built with', () => {
  const html = brandPage(page, { brand: 'lantern', name: 'Mekong' });
  expect(html).not.toMatch(/data-brand|rel="stylesheet"/);
  expect(html).toContain('<link rel="icon" href="/favicon.svg"');
});

test('a page has the name of the site as its title, and its web manifest', () => {
  const html = brandPage(page, { brand: 'lantern', name: '<b> & "Sons"' });
  expect(html).toContain('<title>&lt;b&gt; &amp; &quot;Sons&quot;</title>');
  expect(html).toContain('<link rel="manifest" href="/site.webmanifest"></head>');
});

test('a page that search engines may list has the title and the tags of its head', () => {
  const head = { isFound: true, title: 'Slots · Mekong', tags: '<meta name="description" content="Slots">' };
  const html = brandPage(page, { brand: 'lantern', name: 'Mekong', head });
  expect(html).toContain('<title>Slots · Mekong</title>');
  expect(html).toContain('<meta name="description" content="Slots"><link rel="apple-touch-icon"');
});

test('a page under an address of somebody else does not get the name of the site', () => {
  const html = brandPage(page, { brand: 'lantern', name: undefined });
  expect(html).toContain('<title>Mekong</title>');
  expect(html).not.toContain('manifest');
});

test('a site that was built without brands has its pages as they were built', () => {
  const unbranded = createBrandPage(mkdtempSync(join(tmpdir(), 'no-brands-')));
  expect(unbranded(page, { brand: 'orchid', name: 'Orchid House' })).toBe(page);
});
