import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { joinRuns, phraseOf, tokensOf } from './fold.ts';

const texts = (text: string) => tokensOf(text).map(({ text: own }) => own);

describe('a text is compared without what readers type differently', () => {
  test.each([
    ['case and diacritics', 'Fênix DRAGÃO', ['fenix', 'dragao']],
    ['punctuation, apostrophes inside words', "Dragon's 100%_Fun!", ['dragons', '100', 'fun']],
    ['digits of any script', 'ល្បែង ៤២ ๗ ٣', ['ល្បែង', '42', '7', '3']],
    ['direction marks, zero-width spaces and emoji', '\u200fلعبة\u200e 🐉 ផ្កា\u200bឈូក', ['لعبه', 'ផ្កាឈូក']],
    ['vowel signs and letters that are written two ways', 'أَلْعَابٌ قوة', ['العاب', 'قوه']],
    ['tones of Thai and Lao', 'ไข่มุก ເຫຼົ້າ', ['ไขมุก', 'ເຫຼົາ']],
    ['full width letters', 'ＧＯＬＤ', ['gold']],
    ['letters that stand beside digits', 'mega7s', ['mega', '7', 's']],
    ['scripts that meet without a space', 'Mekong黄金湄公河', ['mekong', '黄金湄公河']],
    ['nothing that can be searched for', '😀 %_ \u202b', []],
  ])('%s', (_what, text, expected) => {
    expect(texts(text)).toEqual(expected);
  });
});

test('runs are one however they are spaced, words are not', () => {
  expect(phraseOf(tokensOf('នាគ មាស'))).toBe(phraseOf(tokensOf('នាគមាស')));
  expect(joinRuns(tokensOf('黄金 龙 dragon 王')).map(({ text }) => text)).toEqual(['黄金龙', 'dragon', '王']);
});

/** Any letter there is, and what only looks like one. */
const anyText = (longest: number) =>
  fc
    .array(fc.oneof(fc.integer({ min: 0x20, max: 0x20_00 }), fc.integer({ min: 0xe0_00, max: 0x10_ff_ff })), {
      maxLength: longest,
    })
    .map((points) => String.fromCodePoint(...points));

test('every unit of a token comes from a place of the text, in order', () => {
  fc.assert(
    fc.property(anyText(40), (text) => {
      let last = 0;
      for (const token of tokensOf(text)) {
        expect(token.from).toHaveLength(token.text.length);
        for (const [start, end] of token.from) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          last = start;
        }
      }
    }),
  );
});
