import fc from 'fast-check';
import { expect, test } from 'vitest';
import { passwordStrengths } from './PasswordRules.variants.ts';
import { passwordStrength } from './password-strength.ts';

test.each([
  ['', 'weak'],
  ['abcdefghijkl', 'weak'],
  ['1234567890', 'weak'],
  ['aaaaaaaaaaaa', 'weak'],
  ['river7boat', 'fair'],
  ['Mekong#2026-lotus', 'strong'],
] as const)('%s is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});

test('a letter more never makes it weaker', () => {
  const rank = (password: string): number => passwordStrengths.indexOf(passwordStrength(password));
  fc.assert(fc.property(fc.string(), fc.string(), (one, more) => rank(one + more) >= rank(one)));
});
