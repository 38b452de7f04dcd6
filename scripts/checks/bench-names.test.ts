import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const benchFolder = join(root, 'bench', 'src');
const catalogs = join(root, 'packages', 'i18n', 'locales', 'EN');

const quote = (text: string) => text.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&');

/** The English texts of the site, each as a pattern of what it may say. */
const texts = readdirSync(catalogs).flatMap((file) =>
  [...readFileSync(join(catalogs, file), 'utf8').matchAll(/^msgid "(.+)"$/gm)].map(
    ([, text = '']) => new RegExp(`^${quote(text).replaceAll(/\{\w+\}/g, '.+')}$`),
  ),
);

/** What the bench presses elsewhere: on the baselines, and on a page of the workshop. */
const elsewhere = /baselineInteractions[\s\S]*?\n\};|^export const showCards:.*$/gm;

/** What the bench looks for by name on the site, by the file that does. */
const names = readdirSync(benchFolder).flatMap((file) => {
  const source = readFileSync(join(benchFolder, file), 'utf8').replaceAll(elsewhere, '');
  const found = source.matchAll(/(?:press\(page, |\bname: )'([A-Z][^']*)'/g);
  return [...found].map(([, name = '']) => [file, name] as const);
});

test('the bench looks for things on the site', () => {
  expect(names.length).toBeGreaterThan(5);
});

// a measure that waits for a button which has another name now ends a run of minutes without a figure
test.each(names)('%s finds on the site what is called %s', (_, name) => {
  expect(texts.some((text) => text.test(name))).toBe(true);
});
