import { ApiError } from '@mekong/api-client/errors';
import { expect, it } from 'vitest';
import { waitingLoginOf } from './waiting-login.ts';

const refusal = (params: ApiError<'AUTH_STEP_UP'>['params']): ApiError =>
  new ApiError({ code: 'AUTH_STEP_UP', status: 403, params });
const here = { clockOffset: 0, hasPasskeys: true };

it('a log-in waits until the moment that the gateway named, by the clock of this device', () => {
  const error = refusal({ challenge: 'c', methods: ['recoveryCode', 'totp'], until: '2026-11-21T09:05:00.000Z' });
  expect(waitingLoginOf(error, { clockOffset: 60_000, hasPasskeys: true })).toEqual({
    challenge: 'c',
    methods: ['totp', 'recoveryCode'],
    until: Date.parse('2026-11-21T09:04:00.000Z'),
  });
});

it('a passkey is offered only where the browser can use one', () => {
  const error = refusal({ challenge: 'c', methods: ['passkey', 'recoveryCode'] });
  expect(waitingLoginOf(error, here)?.methods).toEqual(['passkey', 'recoveryCode']);
  expect(waitingLoginOf(error, { ...here, hasPasskeys: false })?.methods).toEqual(['recoveryCode']);
});

it('what names no log-in, or no proof that can be given here, is a failure like any other', () => {
  expect(waitingLoginOf(refusal({ methods: ['totp'] }), here)).toBeUndefined();
  expect(waitingLoginOf(refusal({ challenge: 'c', methods: ['password'] }), here)).toBeUndefined();
  expect(waitingLoginOf(new ApiError({ code: 'AUTH_LOCKED', status: 429 }), here)).toBeUndefined();
  expect(waitingLoginOf(new Error('c'), here)).toBeUndefined();
});
