import type { RegisterFieldName, RegisterRule } from '@mekong/api-client/contract/types';
import { expect, test } from 'vitest';
import { shownFields } from './register-fields.ts';

const rule = (name: RegisterFieldName, enabled = true): RegisterRule => ({
  name,
  enabled,
  required: true,
  acceptedPattern: '*',
  min: 1,
  max: 20,
});
const names = (fields: ReturnType<typeof shownFields>): string[] => fields.map(({ name }) => name);

test('shows what the merchant switched on, in the order of the form', () => {
  const rules = [rule('email'), rule('password'), rule('qqNum', false), rule('username')];
  expect(names(shownFields(rules, false))).toEqual(['username', 'password', 'email']);
});

test('does not ask for a code that came with the link', () => {
  const rules = [rule('username'), rule('affiliateCode')];
  expect(names(shownFields(rules, false))).toContain('affiliateCode');
  expect(names(shownFields(rules, true))).not.toContain('affiliateCode');
});

test('a field without a rule is not shown', () => {
  expect(shownFields([], false)).toEqual([]);
});
