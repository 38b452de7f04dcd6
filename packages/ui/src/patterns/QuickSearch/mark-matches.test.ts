import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { markMatches, markRanges } from './mark-matches.ts';

/** The text with what is marked in brackets. */
const marked = (text: string, looked: string): string =>
  markMatches(text, looked)
    .map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join('');

describe('marks what was looked for', () => {
  test('whatever its case and accents are', () => {
    expect(marked('Lotus Fortune', 'FORT')).toBe('Lotus [Fort]une');
    expect(marked('Café Royale', 'cafe')).toBe('[Café] Royale');
    expect(marked('Trường Đua', 'dua')).toBe('Trường [Đua]');
  });

  test('word by word, in any order, as often as it is there', () => {
    expect(marked('Golden River Gold', 'river gold')).toBe('[Gold]en [River] [Gold]');
  });

  test('and of a word with a typing error what begins alike', () => {
    expect(marked('Lotus Fortune', 'lotsu')).toBe('[Lot]us Fortune');
    expect(marked('Lotus Fortune', 'xq')).toBe('Lotus Fortune');
  });

  test('in scripts without spaces, a letter with its signs as one', () => {
    expect(marked('ត្រីមាស', 'មាស')).toBe('ត្រី[មាស]');
    expect(marked('ត្រីមាស', 'ត')).toBe('[ត្រី]មាស');
    expect(marked('ปลาทอง', 'ทอง')).toBe('ปลา[ทอง]');
    expect(marked('黄金龙', '金')).toBe('黄[金]龙');
  });

  test('without taking markup or patterns for anything but letters', () => {
    expect(marked('<b>Gold</b>', '<b>')).toBe('[<b>]Gold</b>');
    expect(marked('Gold (2)', '(')).toBe('Gold [(]2)');
    expect(marked('👨‍👩‍👧 family', '👨‍👩‍👧')).toBe('[👨‍👩‍👧] family');
  });
});

test('marks the places that the gateway names, whole letters and no further than the text', () => {
  const show = (text: string, ranges: { start: number; end: number }[]): string =>
    markRanges(text, ranges)
      .map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part))
      .join('');
  expect(show('Lotus Fortune', [{ start: 0, end: 5 }])).toBe('[Lotus] Fortune');
  expect(show('ត្រីមាស', [{ start: 0, end: 1 }])).toBe('[ត្រី]មាស');
  expect(show('Gold', [{ start: 2, end: 90 }])).toBe('Go[ld]');
});

test('the parts are the text, and two neighbours never look alike', () => {
  const letter = fc.constantFrom('a', 'A', 'é', 'ត', 'ត្រី', 'ปลา', '金', '👨‍👩‍👧', '\u0301', '\u0000', ' ', '<');
  const anything = fc.array(letter, { maxLength: 12 }).map((letters) => letters.join(''));
  fc.assert(
    fc.property(anything, anything, (text, looked) => {
      const parts = markMatches(text, looked);
      expect(parts.map((part) => part.text).join('')).toBe(text);
      for (const [place, part] of parts.entries()) expect(parts[place + 1]?.isMatch).not.toBe(part.isMatch);
    }),
  );
});
