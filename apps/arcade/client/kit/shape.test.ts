import { describe, expect, test } from 'vitest';
import { balance, count, flag, list, maybe, money, object, oneOf, record, ShapeError, text } from './shape.ts';

const shape = object({ name: text, tags: list(oneOf('a', 'b')), note: maybe(text), pays: record(count), on: flag });
const fitting = { name: 'x', tags: ['a'], note: null, pays: { 3: 5 }, on: true };

describe('a shape', () => {
  test('reads what fits and drops what it does not know', () => {
    expect(shape({ ...fitting, extra: 1 })).toEqual(fitting);
  });

  test.each([
    null,
    'text',
    { ...fitting, name: 1 },
    { ...fitting, tags: ['c'] },
    { ...fitting, tags: 'a' },
    { ...fitting, note: 0 },
    { ...fitting, pays: { 3: 'x' } },
    { ...fitting, pays: { 3: Number.NaN } },
    { ...fitting, on: 1 },
    { name: 'x' },
  ])('refuses %o', (value) => {
    expect(() => shape(value)).toThrow(ShapeError);
  });

  test('takes money as text with four places only', () => {
    expect(money('2500.0000')).toBe('2500.0000');
    for (const wrong of [2500, '2500', '2500.00', '-1.0000', '1e3.0000', ''])
      expect(() => money(wrong)).toThrow(ShapeError);
  });

  test('takes a balance below zero, but no other odd amount', () => {
    expect(balance('-12.5000')).toBe('-12.5000');
    for (const wrong of ['--1.0000', '-1', 'x']) expect(() => balance(wrong)).toThrow(ShapeError);
  });
});
