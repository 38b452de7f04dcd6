import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountFault, decimalsOf, feeOf, quickAmounts, unitsOf, wireOf } from './payment-amount.ts';

const riel = { min: '4000.0000', max: '40000000.0000', step: '1.0000' };

test('an amount of a field becomes one of the wire to the digit', () => {
  expect([wireOf(unitsOf('50000')), wireOf(unitsOf('0.5')), wireOf(unitsOf(''))]).toEqual([
    '50000.0000',
    '0.5000',
    '0.0000',
  ]);
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 16n }), (units) => {
      expect(unitsOf(wireOf(units))).toBe(units);
    }),
  );
});

test('the fee is whole steps, rounded down, as the gateway takes it', () => {
  expect(feeOf({ feeFixed: '0.0000', feePpm: 8_000, step: '1.0000' }, '50001')).toBe(unitsOf('400'));
  expect(feeOf({ feeFixed: '0.3000', feePpm: 29_000, step: '0.0100' }, '10.5')).toBe(unitsOf('0.60'));
  expect(feeOf({ feeFixed: '1000.0000', feePpm: 0, step: '1.0000' }, '50000')).toBe(unitsOf('1000'));
});

test('an amount outside of the bounds or between two steps is told with its reason', () => {
  const faults = ['', '3999', '4000', '40000000', '40000001', '4000.5'].map((amount) => amountFault(riel, amount));
  expect(faults).toEqual(['required', 'min', undefined, undefined, 'max', 'step']);
});

test('whole riel have no places, cents have two', () => {
  expect([decimalsOf('1.0000'), decimalsOf('0.0100'), decimalsOf('100.0000')]).toEqual([0, 2, 0]);
});

test('quick amounts are round and can be paid', () => {
  expect(quickAmounts(riel)).toEqual(['5000', '10000', '20000', '50000', '100000']);
  expect(quickAmounts({ min: '20.0000', max: '300.0000' })).toEqual(['20', '50', '100', '200']);
  expect(quickAmounts({ min: '3.0000', max: '4.0000' })).toEqual([]);
});
