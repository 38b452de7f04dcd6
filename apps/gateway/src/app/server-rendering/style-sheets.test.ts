import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createSheetInliner, createStyleSheets } from './style-sheets.ts';

const root = mkdtempSync(join(tmpdir(), 'style-sheets-'));
afterAll(() => rmSync(root, { recursive: true }));

const filler = '.filler{top:0}'.repeat(700);
const sheets = {
  'lists-a1.css': '@layer x{._1a0,.b_2:hover{inset:.5rem}}',
  'forms-b2.css': '.c0{margin:0}.frame{}',
  'long-c3.css': `.d0{top:0}${filler}`,
};
mkdirSync(join(root, 'assets'));
for (const [file, css] of Object.entries(sheets)) writeFileSync(join(root, 'assets', file), css);

const template = '<head><style>.frame{color:red}</style></head>';
const page = (body: string): string => `${template}<body>${body}</body>`;
const linked = (body: string): string[] =>
  [...createStyleSheets(root, template)(page(body)).matchAll(/<link[^>]* href="([^"]+)">/g)].map(
    ([, href = '']) => href,
  );

test('a rendered page has the sheets of its classes in its head, each once', () => {
  expect(linked('<p class="_1a0">a</p><p class="x b_2">b</p>')).toEqual(['/assets/lists-a1.css']);
  expect(linked('<p class="c0 _1a0">a</p>').sort()).toEqual(['/assets/forms-b2.css', '/assets/lists-a1.css']);
  expect(createStyleSheets(root, template)(page('<p class="c0">a</p>'))).toContain('.css"></head><body>');
});

test('classes of the sheet that stands in the page, and data of the page, bring nothing along', () => {
  expect(linked('<p class="frame">a</p><script>{"a":"class=\\"c0\\""}</script>')).toEqual([]);
});

test('linked sheets are written into the page, and their hashes told; one that is not there stays linked', () => {
  const link = (file: string): string => `<link rel="stylesheet" crossorigin href="/assets/${file}">`;
  const css = sheets['lists-a1.css'];
  const { html, styleHashes } = createSheetInliner(root)(`<head>${link('lists-a1.css')}${link('gone.css')}</head>`);
  expect(html).toBe(
    `<head><style>${css}</style><link rel="stylesheet" href="/assets/lists-a1.css" disabled>${link('gone.css')}</head>`,
  );
  expect(styleHashes).toEqual([`'sha256-${createHash('sha256').update(css).digest('base64')}'`]);
});

test('of a long sheet a page has the rules of its classes, and the script finds no link that would keep it from the whole', () => {
  const link = '<link rel="stylesheet" crossorigin href="/assets/long-c3.css">';
  const { html, styleHashes } = createSheetInliner(root)(`<head>${link}</head><p class="d0">a</p>`);
  expect(html).toBe('<head><style>.d0{top:0}</style></head><p class="d0">a</p>');
  expect(styleHashes).toEqual([`'sha256-${createHash('sha256').update('.d0{top:0}').digest('base64')}'`]);
});
