import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bestName, foldName, queryOf, RANK, rangesIn, rankNames } from './match.ts';

const query = (text: string) => {
  const made = queryOf(text);
  if (!made) throw new Error(`Nothing to search for in ${text}.`);
  return made;
};
const rank = (text: string, ...names: string[]) => rankNames(query(text), names.map(foldName));
const marked = (text: string, name: string) =>
  rangesIn(query(text), foldName(name)).map(({ start, end }) => name.slice(start, end));

test('the whole name comes before its beginning, words, parts of words, and typos', () => {
  const ranks = ['Dragon', 'Dragonfire', 'Golden Dragon', 'Snapdragon', 'Drafon'].map((name) => rank('dragon', name));
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  expect(new Set(ranks).size).toBe(5);
  expect(rank('dragon', 'Lotus')).toBe(RANK.NONE);
});

test('missing and additional spaces are small mistakes', () => {
  expect(rank('luckylotus', 'Lucky Lotus')).toBeLessThan(RANK.NONE);
  expect(rank('lo tus', 'Lotus')).toBeLessThan(RANK.NONE);
});

/** Any letter there is, and what only looks like one. */
const anyText = (longest: number) =>
  fc
    .array(fc.oneof(fc.integer({ min: 0x20, max: 0x20_00 }), fc.integer({ min: 0xe0_00, max: 0x10_ff_ff })), {
      maxLength: longest,
    })
    .map((points) => String.fromCodePoint(...points));

describe('the places that match', () => {
  test.each([
    ['a beginning', 'dra', 'Golden Dragon', ['Dra']],
    ['words in any order', 'dragon gold', 'Golden Dragon', ['Gold', 'Dragon']],
    ['letters with accents', 'fenix', 'A Fênix', ['Fênix']],
    ['a word with a typo, whole', 'dragn', 'Golden Dragon', ['Dragon']],
    ['a part of a run', 'ឈូក', 'សំណាងផ្កាឈូក', ['ឈូក']],
    ['a run across its spaces', 'នាគមាស', 'នាគ មាស', ['នាគ មាស']],
    ['what touches is one place', 'drag dragon', 'Dragon', ['Dragon']],
  ])('%s', (_what, text, name, expected) => {
    expect(marked(text, name)).toEqual(expected);
  });

  test('are inside the name, in order and apart, whatever is typed', () => {
    const text = anyText(20);
    fc.assert(
      fc.property(text, text, (typed, name) => {
        const made = queryOf(typed);
        if (!made) return;
        let last = -1;
        for (const { start, end } of rangesIn(made, foldName(name))) {
          expect(start).toBeGreaterThan(last);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(name.length);
          last = end;
        }
      }),
    );
  });
});

test('a name in another language is told, and the shown one wins against equals', () => {
  expect(bestName(query('ផ្កាឈូក'), 'Lotus Fortune', ['Lotus Fortune', 'សំណាងផ្កាឈូក'])).toMatchObject({
    matchedName: 'សំណាងផ្កាឈូក',
  });
  expect(bestName(query('lotus'), 'Lotus Fortune', ['Lotus Riches'])).not.toHaveProperty('matchedName');
});
