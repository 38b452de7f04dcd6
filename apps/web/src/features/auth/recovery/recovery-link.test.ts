import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linkToken } from './recovery-link.ts';

const token = '3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA_';

describe('the token of a mailed link', () => {
  test('is read with and without the #', () => {
    expect(linkToken(`#token=${token}`)).toBe(token);
    expect(linkToken(`token=${token}`)).toBe(token);
  });

  test.each(['', '#', '#token=', '#token=short', `#token=${token}<script>`, '#other=1'])('%j has none', (hash) => {
    expect(linkToken(hash)).toBeUndefined();
  });

  test('no address makes it fail, and nothing but a token comes out', () => {
    fc.assert(
      fc.property(fc.string(), (hash) => {
        expect(linkToken(hash) ?? token).toMatch(/^[A-Za-z0-9_-]+$/);
      }),
    );
  });
});
