import { expect, test } from 'vitest';
import { areOtherScripts, isSameName } from './names.ts';

test.each([
  ['Sok Dara', 'DARA, SOK'],
  ['José da Silva', 'JOSE DA SILVA'],
  ['សុខ ដារ៉ា', 'ដារ៉ា សុខ'],
  ['Nguyễn Văn A', 'nguyen van a'],
  ['Đặng Đức', 'DANG DUC'],
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

test.each([
  ['សុខ ដារ៉ា', 'Sok Dara', true],
  ['王芳', 'Wang Fang', true],
  ['Sok Dara', 'Sok Dary', false],
  ['សុខ Dara', 'Sok Dara', false],
  ['សុខ ដារ៉ា', '1234', false],
])('%s and %s are compared by a person: %s', (one, other, isSo) => {
  expect(areOtherScripts(one, other)).toBe(isSo);
});
