import { expect, test } from 'vitest';
import { ApiError, isApiError } from './errors.ts';

test('an error gives the values of its code once the code is compared', () => {
  const caught: unknown = new ApiError({ code: 'RATE_LIMITED', status: 429, params: { retryAfter: 30 } });
  if (!isApiError(caught) || caught.code !== 'RATE_LIMITED') throw new Error('The guard does not know its own error.');
  expect(caught.params.retryAfter).toBe(30);
  // @ts-expect-error RATE_LIMITED has no such value
  expect(caught.params.minAge).toBeUndefined();
});

test('an error gives no value before the code is compared', () => {
  const caught: unknown = new ApiError({ code: 'NETWORK', status: 0 });
  if (!isApiError(caught)) throw new Error('The guard does not know its own error.');
  // @ts-expect-error not every code has this value
  expect(caught.params.retryAfter).toBeUndefined();
});

test('an error is not made with a value that its code does not have', () => {
  // @ts-expect-error NETWORK has no values
  const error = new ApiError({ code: 'NETWORK', status: 0, params: { retryAfter: 30 } });
  expect(error.code).toBe('NETWORK');
});
