import { expect, test } from 'vitest';
import { isSameName } from './names.ts';

test.each([
  ['Sok Dara', 'DARA, SOK'],
  ['José da Silva', 'JOSE DA SILVA'],
  ['សុខ ដារ៉ា', 'ដារ៉ា សុខ'],
  ['Nguyễn Văn A', 'nguyen van a'],
])('%s is the same name as %s', (one, other) => {
  expect(isSameName(one, other)).toBe(true);
});

test.each([
  ['Sok Dara', 'Sok Dary'],
  ['Sok Dara', 'Sok'],
  ['សុខ ដារ៉ា', 'សុខ ដារា'],
])('%s is another name than %s', (one, other) => {
  expect(isSameName(one, other)).toBe(false);
});
