import { ApiError } from '@mekong/api-client/errors';
import { expect, test } from 'vitest';
import { refusedNames } from './refused-names.ts';

test('a refused field is named by the contract before it is sent, and by the gateway after', () => {
  const parsed = { error: { issues: [{ path: ['texts', 0, 'title'] }] } };
  const failure = new ApiError({
    code: 'VALIDATION_FAILED',
    status: 400,
    params: { fields: [{ name: 'vendor', rule: 'unknown' }] },
  });
  expect([...refusedNames(parsed, failure)]).toEqual(['texts', 'vendor']);
});

test('any other failure is about no field', () => {
  expect(refusedNames({}, new ApiError({ code: 'NETWORK', status: 0 })).size).toBe(0);
});
