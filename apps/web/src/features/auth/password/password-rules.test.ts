import { setupI18n } from '@lingui/core';
import { matchesPattern, patternNames } from '@mekong/i18n/rules';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { passwordFault, passwordRules } from './password-rules.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const ruleOf = (acceptedPattern: string, min = 8, max = 64) =>
  ({ name: 'password', enabled: true, required: true, acceptedPattern, min, max }) as const;
const isMet = (pattern: string, password: string): boolean =>
  passwordRules(i18n, ruleOf(pattern), password).rules.every((rule) => rule.isMet);

/** Texts near to passwords, so that every part is met and missed often. */
const passwords = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'abcXYZ019#! ', 'é', 'ស', '😀'), maxLength: 20 }),
  fc.string({ unit: 'grapheme', maxLength: 70 }),
);

describe('all rules are met exactly when the gateway takes the password', () => {
  test.each(patternNames.map((name, index) => [name, String(index)] as const))('%s', (name, index) => {
    fc.assert(
      fc.property(passwords, (password) => {
        // one line, as a field of a form holds it
        const text = password.replace(/[\n\r\u2028\u2029]/g, '');
        expect(isMet(index, text)).toBe(matchesPattern(name, text, { min: 8, max: 64 }));
      }),
      { numRuns: 300 },
    );
  });
});

test('the strong pattern is ticked off part by part', () => {
  const { rules } = passwordRules(i18n, ruleOf('17'), 'Mekong 2026');
  expect(rules.filter((rule) => !rule.isMet).map(({ key }) => key)).toEqual(['symbol', 'noSpaces']);
});

test.each([
  ['*', 'short', 'Use at least 8 characters.'],
  ['*', 'x'.repeat(65), 'Use at most 64 characters.'],
  ['17', 'Mekong2026', 'At least one symbol, such as # or !'],
  ['17', 'Mekong # 2026', 'No spaces'],
  ['5', 'mekong-2026', 'Only letters and digits'],
  ['17', 'Mekong#2026', undefined],
])('a password that breaks pattern %s (%s) is told the rule that fails', (pattern, password, text) => {
  expect(passwordFault(i18n, ruleOf(pattern), password)).toBe(text);
});

test('the user name is no password, in any case of its letters', () => {
  const met = (password: string) =>
    passwordRules(i18n, ruleOf('*'), password, 'bopha8888').rules.find(({ key }) => key === 'different')?.isMet;
  expect(met('BOPHA8888')).toBe(false);
  expect(met('bopha-8888')).toBe(true);
});

test('nothing typed has no strength', () => {
  expect(passwordRules(i18n, ruleOf('*'), '').strength).toBeUndefined();
  expect(passwordRules(i18n, ruleOf('*'), 'x').strength).toBe('weak');
});
