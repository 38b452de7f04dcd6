import { expect, test } from 'vitest';
import { foundOptions } from './found-options.ts';

const options = [
  { label: 'Cambodia', code: 'KH', hint: '+855' },
  { label: 'São Tomé', code: 'ST', hint: '+239' },
  { label: 'South Korea', code: 'KR', hint: '+82' },
  { label: 'ប្រទេសឡាវ', code: 'LA', hint: '+856' },
  { label: 'Ấn Độ', code: 'IN', hint: '+91' },
];
const labels = (query: string): string[] => foundOptions(options, query).map(({ label }) => label);

test('an empty search finds everything, in its order', () => {
  expect(foundOptions(options, '  ')).toBe(options);
});

test.each([
  ['cam', ['Cambodia']],
  ['kr', ['South Korea']],
  ['85', ['Cambodia', 'ប្រទេសឡាវ']],
  ['+856', ['ប្រទេសឡាវ']],
  ['sao tome', ['São Tomé']],
  ['an do', ['Ấn Độ']],
  ['ឡាវ', ['ប្រទេសឡាវ']],
  ['atlantis', []],
])('"%s" is looked for in words, code and hint, without case and marks', (query, found) => {
  expect(labels(query)).toEqual(found);
});

test('what begins with the search stands before what only holds it', () => {
  expect(labels('s')).toEqual(['São Tomé', 'South Korea']);
  expect(labels('o')).toEqual(['Cambodia', 'São Tomé', 'South Korea', 'Ấn Độ']);
  expect(foundOptions([{ label: 'New Korea' }, { label: 'Korea' }], 'kor').map(({ label }) => label)).toEqual([
    'Korea',
    'New Korea',
  ]);
});
