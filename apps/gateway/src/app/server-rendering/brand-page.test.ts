import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createBrandPage } from './brand-page.ts';

const page = '<!doctype html><html lang="en"><head><style>a{}</style></head><body></body></html>';

function built(sheets: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'brands-'));
  mkdirSync(join(root, '.vite'));
  writeFileSync(join(root, '.vite', 'brands.json'), JSON.stringify(sheets));
  return root;
}

test('a page names its brand and links its sheet after the styles of the page', () => {
  const html = createBrandPage(built({ orchid: '/assets/brand-orchid-1.css' }))(page, 'orchid');
  expect(html).toContain('<html data-brand="orchid" lang="en">');
  expect(html).toMatch(/<\/style><link rel="stylesheet" crossorigin href="\/assets\/brand-orchid-1\.css"><\/head>/);
});

test('a page of the first brand stays as it was built', () => {
  expect(createBrandPage(built({ orchid: '/assets/brand-orchid-1.css' }))(page, 'lantern')).toBe(page);
});

test('a site that was built without brands has pages of the first one', () => {
  expect(createBrandPage(mkdtempSync(join(tmpdir(), 'no-brands-')))(page, 'orchid')).toBe(page);
});
