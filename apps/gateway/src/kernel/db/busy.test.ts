import { expect, test } from 'vitest';
import { isBusy } from './busy.ts';

test.each([
  ['Connection terminated unexpectedly', undefined],
  // a transaction whose connection was cut is rolled back on it
  ['Client has encountered a connection error and is not queryable', undefined],
  ['terminating connection due to idle-in-transaction timeout', '25P03'],
  ['canceling statement due to lock timeout', '55P03'],
])('%s may be done later', (message, code) => {
  expect(isBusy(Object.assign(new Error(message), code && { code }))).toBe(true);
});

test('a defect is not done by trying again', () => {
  expect(isBusy(Object.assign(new Error('column "x" does not exist'), { code: '42703' }))).toBe(false);
  expect(isBusy(new Error('undefined is not a function'))).toBe(false);
});
