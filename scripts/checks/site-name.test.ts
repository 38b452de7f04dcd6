import { expect, test } from 'vitest';
import { isTest, read, sources } from './sources.ts';

/** The name that a new site has, in the scripts of the shipped languages. */
const name = /\bMekong\b(?!#2026)|меконг|មេគង្គ|湄公|แม่โขง|ميكونغ/i;

/** The same word in code: in a text it has a capital, in names of packages, folders and locks it has none. */
const inCode = /(?<!@)\bMekong\b(?!#2026)/;

/** Where the name is no name of a site, and why. */
const reasons: Readonly<Record<string, string>> = {
  'apps/gateway/src/modules/system/settings.ts': 'what a site is called until its merchant names it',
  'apps/web/index.html':
    'a build without a gateway has no merchant; the gateway writes the name of the site in its place',
  'apps/arcade/client/kit/styles/dialogs.css': 'name of a face',
  'packages/catalogue/src/written/lottery.ts': 'a game that is named after the river',
  'packages/game-frame/src/brands.gen.css': 'names of faces',
  'packages/game-frame/src/styles.css': 'names of faces',
  'packages/ui/src/fonts/': 'names of faces',
};

const texts = sources('{apps,packages}/*/locales/**/*.po');
const code = sources(
  'apps/{arcade,cashier-sandbox,console,gateway,web}/**/*.{ts,tsx,html,css}',
  'packages/{art,catalogue,game-frame,i18n,ui}/src/**/*.{ts,tsx,css}',
).filter(
  (file) =>
    !isTest(file) && !/\.(stories|docs|examples|fixtures)\.tsx?$|\/(workshop|migrations)\/|vitest\.config/.test(file),
);

const named = (files: readonly string[], pattern: RegExp): string[] =>
  files
    .filter((file) => !Object.keys(reasons).some((start) => file.startsWith(start)))
    .flatMap((file) =>
      read(file)
        .replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*|^#(?!~).*$/gm, (comment) => comment.replace(/[^\n]/g, ' '))
        .split('\n')
        .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
    );

test('no text says the name of one site: every merchant has another', () => {
  expect(texts.length).toBeGreaterThan(20);
  expect(named(texts, name), 'Take {brand} or {siteName}, from merchant.name of the settings.').toEqual([]);
});

test('no code of the product says the name of one site', () => {
  expect(code.length).toBeGreaterThan(1_000);
  expect(named(code, inCode), 'Take the name of the site from merchant.name of the settings.').toEqual([]);
});

test('every place that may say the name still does', () => {
  for (const start of Object.keys(reasons))
    expect(
      code.some((file) => file.startsWith(start) && name.test(read(file))),
      start,
    ).toBe(true);
});
