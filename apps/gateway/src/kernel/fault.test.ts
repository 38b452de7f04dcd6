import { expect, test } from 'vitest';
import { Fault } from './fault.ts';

// The compiler holds what the contract says of each code: a line that it takes against its mark fails the type check.

test('a failure takes the values of its own code alone', () => {
  expect(new Fault('RATE_LIMITED', { params: { retryAfter: 5 } }).params).toEqual({ retryAfter: 5 });
  expect(new Fault('MAINTENANCE').params).toEqual({});
  expect([
    // @ts-expect-error its message needs the wait
    new Fault('RATE_LIMITED').code,
    // @ts-expect-error a value of another code
    new Fault('AGE_TOO_LOW', { params: { retryAfter: 5 } }).code,
    // @ts-expect-error it has none
    new Fault('NOT_FOUND', { params: { until: '2026-01-01T00:00:00.000Z' } }).code,
  ]).toEqual(['RATE_LIMITED', 'AGE_TOO_LOW', 'NOT_FOUND']);
});
