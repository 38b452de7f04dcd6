import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readHint } from './remember-hint.ts';

const cookie = (value: unknown): string => `lang=KM; rm_hint=${encodeURIComponent(JSON.stringify(value))}; other=1`;

it('the one who asked to be remembered is known again', () => {
  expect(readHint(cookie({ username: 'sokha' }))).toEqual({ username: 'sokha' });
  const byNumber = { username: '12345678', mobile: '12345678', mobileCountryCode: '855' };
  expect(readHint(cookie(byNumber))).toEqual(byNumber);
});

it('a number without its country is a name only', () => {
  expect(readHint(cookie({ username: 'sokha', mobile: '12345678' }))).toEqual({ username: 'sokha' });
});

it('nobody is remembered without a cookie of our making, whatever stands in it', () => {
  expect(readHint('lang=KM; xrm_hint=1')).toBeUndefined();
  expect(readHint(cookie({ username: 7 }))).toBeUndefined();
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), (value) => {
      const hint = readHint(`rm_hint=${value}`);
      return hint === undefined || typeof hint.username === 'string';
    }),
  );
});
