import { expect, test } from 'vitest';
import { writeValues } from './write-values.ts';

test('values of a record are written in one line, texts without quotes', () => {
  expect(writeValues({ open: true, host: 'a.example', list: ['x', 1] })).toBe(
    'open: true, host: a.example, list: ["x",1]',
  );
  expect(writeValues({})).toBe('');
});

test('a long value is cut', () => {
  expect(writeValues({ text: 'x'.repeat(500) })).toHaveLength('text: '.length + 120);
});
