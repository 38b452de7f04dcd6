import { expect, test } from 'vitest';
import { readSearch, writeSearch } from './address.ts';

test('an address keeps texts as texts: a number that was typed is no number', () => {
  expect(readSearch('?q=0855&state=failed')).toEqual({ q: '0855', state: 'failed' });
});

test('an address leaves out what is empty', () => {
  expect(writeSearch({ q: '', state: undefined, page: 2 })).toBe('?page=2');
  expect(writeSearch({})).toBe('');
});

test('what was written is read again', () => {
  const values = { q: 'a & b=c', name: 'សុខា' };
  expect(readSearch(writeSearch(values))).toEqual(values);
});
