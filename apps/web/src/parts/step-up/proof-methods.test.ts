import { expect, test } from 'vitest';
import { offeredProofs, plainCode } from './proof-methods.ts';

test('the quickest proof comes first, the recovery code last, whatever order the gateway names them in', () => {
  expect(offeredProofs(['recoveryCode', 'totp', 'password', 'passkey'], true)).toEqual([
    'passkey',
    'password',
    'totp',
    'recoveryCode',
  ]);
});

test('a browser without passkeys offers what is left, and an account offers only what it has', () => {
  expect(offeredProofs(['password', 'passkey'], false)).toEqual(['password']);
  expect(offeredProofs(['password'], true)).toEqual(['password']);
});

test('a recovery code may be typed with blanks and dashes', () => {
  expect(plainCode(' 7K2MQ-9XD3B ')).toBe('7K2MQ9XD3B');
});
