import type { RegisterFieldName, RegisterRule } from '@mekong/api-client/types';
import { registerEntries } from '@mekong/ui/patterns/RegisterForm/variants';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FieldConditions, fieldOrder, shownFields } from './register-fields.ts';

const rule = (name: RegisterFieldName, enabled = true, required = true): RegisterRule => ({
  name,
  enabled,
  required,
  acceptedPattern: '*',
  min: 1,
  max: 20,
});
const basic: FieldConditions = { method: 'username', hasMobilePassword: true, provesNumber: true, fromLink: false };
const named: readonly RegisterFieldName[] = [
  'username',
  'password',
  'confirmPassword',
  'mobileNum',
  'verificationCode',
  ...registerEntries,
];
const all = named.map((name) => rule(name));
const order = (rules: readonly RegisterRule[], conditions: Partial<FieldConditions> = {}): string[] => {
  const whole = { ...basic, ...conditions };
  return fieldOrder(shownFields(rules, whole), whole.method);
};

describe('by user name', () => {
  test('shows what the merchant switched on, in the order of the form, whatever the order of the rules', () => {
    const rules = [rule('email'), rule('password'), rule('qqNum', false), rule('username')];
    expect(order(rules)).toEqual(['username', 'password', 'email', 'captcha', 'agreement', 'age']);
  });

  test('asks for no code where no number is asked for', () => {
    expect(order([rule('username'), rule('verificationCode')])).not.toContain('verificationCode');
  });

  test('does not ask for a code that came with the link', () => {
    const rules = [rule('username'), rule('affiliateCode')];
    expect(order(rules)).toContain('affiliateCode');
    expect(order(rules, { fromLink: true })).not.toContain('affiliateCode');
  });

  test('a field without a rule is not shown', () => {
    expect(shownFields([], basic)).toEqual({ entries: [] });
  });
});

describe('by mobile number', () => {
  test('the number stands first and is needed, whether or not the other tab asks for it', () => {
    const rules = [rule('username'), rule('mobileNum', false, false), rule('password')];
    const shown = shownFields(rules, { ...basic, method: 'mobile' });
    expect(shown.mobileNum).toMatchObject({ enabled: true, required: true });
    expect(shown.username).toBeUndefined();
    expect(order(all, { method: 'mobile' }).slice(0, 4)).toEqual([
      'mobileNum',
      'verificationCode',
      'password',
      'confirmPassword',
    ]);
  });

  test.each([
    [false, false, []],
    [false, true, ['verificationCode']],
    [true, false, ['password', 'confirmPassword']],
  ] as const)('password %s, code %s: shows %j', (hasMobilePassword, provesNumber, expected) => {
    const shown = order(all, { method: 'mobile', hasMobilePassword, provesNumber });
    expect(shown.filter((name) => /password|code$/i.test(name) && !/payment|affiliate|referral/.test(name))).toEqual(
      expected,
    );
  });
});

test('for every set of rules: nothing is shown twice, and nothing that is switched off', () => {
  const rules = fc.tuple(...named.map((name) => fc.tuple(fc.boolean(), fc.boolean()).map((on) => rule(name, ...on))));
  const conditions = fc.record<FieldConditions>({
    method: fc.constantFrom('username', 'mobile'),
    hasMobilePassword: fc.boolean(),
    provesNumber: fc.boolean(),
    fromLink: fc.boolean(),
  });
  fc.assert(
    fc.property(rules, conditions, (given, chosen) => {
      const shown = order(given, chosen);
      expect(new Set(shown).size).toBe(shown.length);
      for (const { name, enabled } of given)
        if (!enabled && chosen.method === 'username') expect(shown).not.toContain(name);
    }),
  );
});
