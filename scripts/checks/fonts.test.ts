import { charactersOf, type FaceName } from '@mekong/i18n/faces';
import { languageOf, shippedLanguages } from '@mekong/i18n/registry';
import { ranges } from '@mekong/ui/fonts/stacks';
import { describe, expect, test } from 'vitest';
import { isTest, read, sources } from './sources.ts';

/** The file of each range of letters. */
const files: Readonly<Record<Exclude<keyof typeof ranges, 'standIn'>, FaceName>> = {
  latin: 'figtree-latin',
  latinExtended: 'figtree-latin-ext',
  vietnamese: 'noto-sans-vietnamese',
  cyrillic: 'noto-sans-cyrillic',
  riel: 'riel',
  khmer: 'noto-sans-khmer',
  arabic: 'noto-sans-arabic',
  thai: 'noto-sans-thai',
};
const faces = Object.entries(files).map(([name, file]) => ({
  name,
  range: expand(ranges[name as keyof typeof files]),
  glyphs: charactersOf(file),
}));

/** Every character of a `unicode-range`. */
function expand(range: string): Set<number> {
  const found = new Set<number>();
  for (const [, from = '', to = from] of range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g))
    for (let code = Number.parseInt(from, 16); code <= Number.parseInt(to, 16); code++) found.add(code);
  return found;
}

/** As a browser looks for a letter: in the faces whose range has it. */
const isOurs = (letter: string): boolean => {
  const code = letter.codePointAt(0) ?? 0;
  return faces.some(({ range, glyphs }) => range.has(code) && glyphs.has(code));
};

/** What no face of ours has, and the device's own show: Chinese (too many to send), and what is no letter but a mark. */
const isOfDevice = (letter: string): boolean => /[\p{Script=Han}\u3000-\u303F\uFF00-\uFFEF]/u.test(letter);
const isInvisible = (letter: string): boolean => /[\p{Cc}\p{Cf}\p{Zs}]/u.test(letter);

const missing = (text: string): string =>
  [...new Set(text.normalize('NFC'))]
    .filter((letter) => !isOurs(letter) && !isOfDevice(letter) && !isInvisible(letter))
    .join('');

const span = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
const bothCases = (letters: string, tag: string): string => letters + letters.toLocaleUpperCase(tag);

const latin = span(97, 122);
/** Letters of the languages that are shipped, and of those in the same scripts that names and messages may be in. */
const alphabets: readonly (readonly [tag: string, letters: string])[] = [
  ['en', latin],
  ['pt', `${latin}áàâãçéêíóôõú`],
  ['es', `${latin}áéíñóúü¿¡`],
  ['fr', `${latin}àâæçéèêëîïôœùûüÿ`],
  ['tr', `${latin}çğıİöşü`],
  ['vi', `${latin}àáảãạăằắẳẵặâầấẩẫậèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵđ₫`],
  ['ru', `${span(0x430, 0x45f)}№`],
  ['ar', `${span(0x621, 0x63a)}${span(0x641, 0x652)}${span(0x660, 0x669)}،؛؟٪`],
  ['fa', `${span(0x621, 0x63a)}${span(0x641, 0x64a)}پچژکگی${span(0x6f0, 0x6f9)}`],
  ['th', `${span(0x0e01, 0x0e3a)}${span(0x0e3f, 0x0e5b)}`],
  ['km', `${span(0x1780, 0x17a2)}${span(0x17a5, 0x17b3)}${span(0x17b6, 0x17d3)}៛។៕៖ៗ${span(0x17e0, 0x17e9)}`],
];

describe('a face of ours', () => {
  test.each(shippedLanguages)('has every letter of the catalogs in %s', (code) => {
    const texts = sources(`packages/i18n/locales/${code}/*.po`).map((file) =>
      [...read(file).matchAll(/^(?:msgstr )?"(.*)"$/gm)].map(([, text = '']) => text).join('\n'),
    );
    expect(texts.length).toBeGreaterThan(0);
    expect(missing(`${texts.join('\n')}${languageOf(code).nativeName}`)).toBe('');
  });

  test.each(alphabets)('has every letter of the alphabet of %s', (tag, letters) => {
    expect(missing(bothCases(letters, tag))).toBe('');
  });

  test('has no Latin mark by itself, of which a browser would make letters that another face has whole', () => {
    const marks = faces.flatMap(({ name, range }) =>
      [...range].filter((code) => code >= 0x300 && code <= 0x36f).map(() => name),
    );
    expect(marks).toEqual([]);
  });

  test('is asked only for letters that it has', () => {
    const vain = alphabets.flatMap(([tag, letters]) =>
      [...bothCases(letters, tag)].flatMap((letter) => {
        const code = letter.codePointAt(0) ?? 0;
        return faces
          .filter(({ range, glyphs }) => range.has(code) && !glyphs.has(code))
          .map(({ name }) => `${letter} of ${name}`);
      }),
    );
    expect(vain, 'Each would fetch a face for nothing: take the letters out of its range in stacks.ts.').toEqual([]);
  });
});

test('no picture is lettered in a face of the machine', () => {
  const lettered = sources('{packages,apps}/*/src/**/*.{ts,tsx,svg}')
    .filter((file) => !isTest(file) || file.endsWith('.stories.tsx'))
    .filter((file) => !file.includes('/HtmlContent/'))
    .filter((file) => /<text[ >]|\bfillText\(|\bstrokeText\(/.test(read(file)));
  expect(
    lettered,
    'Draw the letters as paths: text in an SVG image or on a canvas is set in what the machine has.',
  ).toEqual([]);
});
