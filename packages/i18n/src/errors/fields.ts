import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isolateLtr } from '../bidi.ts';
import { type Bounds, type PatternName, toPatternName } from '../rules/patterns.ts';
import { patternText } from './patterns.ts';

/** Rules that a single input can break; with `operatorRules` equal to `FieldError.rule` of the contract, a test compares them. */
export const fieldRules = [
  'required',
  'pattern',
  'min',
  'max',
  'type',
  'format',
  'enum',
  'unknown',
  'equal',
  'taken',
  'common',
  'different',
  'age',
  'agreement',
  'control',
] as const;

/** Rules that inputs of the console alone can break: it has the words for them. */
export const operatorRules = ['currency', 'closed', 'closing', 'break', 'limit'] as const;

/** A rule that a single input can break. */
export type FieldRule = (typeof fieldRules)[number];

/** One refused input of VALIDATION_FAILED; `FieldError` of the contract fits. */
export interface RefusedField {
  /** Name of the input, dotted for nested ones. */
  readonly name?: string | undefined;
  /** A rule that is newer than these texts reads as a wrong form. */
  readonly rule: FieldRule | (string & Record<never, never>);
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** Pattern index 0 to 23, or `*`. */
  readonly pattern?: string | undefined;
}

const fieldMessages: Readonly<Record<FieldRule, MessageDescriptor>> = {
  required: msg`Fill in this field.`,
  pattern: msg`Check the format.`,
  min: msg`Enter {min} or more.`,
  max: msg`Enter {max} or less.`,
  type: msg`Check the format.`,
  format: msg`Check the format.`,
  enum: msg`Choose one of the offered values.`,
  unknown: msg`This field is not used here.`,
  equal: msg`The two entries do not match.`,
  taken: msg`This is already in use. Choose another one.`,
  common: msg`This password is too easy to guess. Choose another one.`,
  different: msg`Choose a value that is different from the current one.`,
  age: msg`You are not old enough to register.`,
  agreement: msg`Agree to this to continue.`,
  control: msg`This entry contains characters that cannot be used.`,
};

/** A good value of a field, by the name of its input: what nobody has, but what is written as one writes it here. */
export const fieldExamples: ReadonlyMap<string, string> = new Map([
  ['username', 'bopha88'],
  ['email', 'name@example.com'],
  ['mobileNum', '12345678'],
  ['mobileNo', '12345678'],
  ['mobileCountryCode', '855'],
  ['qqNum', '12345678'],
  ['affiliateCode', 'DARA01'],
  ['recommenderId', 'DARA01'],
  ['referralCode', 'DARA01'],
  ['idNumber', 'N1234567'],
  ['date', '2026-12-31'],
]);

/** What a secret or a code is made of, by the name of its input: an example of it might be used. */
export const fieldPatterns: ReadonlyMap<string, Bounds & { readonly name: PatternName }> = new Map([
  ['code', { name: 'digits', min: 6, max: 6 }],
  ['recoveryCode', { name: 'lettersOrDigits', min: 10, max: 10 }],
  ['verificationCode', { name: 'digits', min: 4, max: 10 }],
  ['paymentPassword', { name: 'digits', min: 6, max: 6 }],
]);

const withExample = msg({
  message: 'Check the format. Example: {example}',
  comment:
    'Under an input; {example} is a good value of it, such as a username, a phone number, an email address or a date',
});

/** What a field is written like; undefined where only its form knows. */
function formatText(i18n: I18n, name: string): string | undefined {
  const rule = fieldPatterns.get(name);
  if (rule) return patternText(i18n, rule.name, rule);
  const example = fieldExamples.get(name);
  return example && i18n._({ ...withExample, values: { example: isolateLtr(example) } });
}

/** The text under a refused input. Area `errors` must be loaded. */
export function fieldErrorText(i18n: I18n, { name: input = '', rule, min, max, pattern }: RefusedField): string {
  const name = rule === 'pattern' && pattern !== undefined ? toPatternName(pattern) : undefined;
  if (name && min !== undefined && max !== undefined) return patternText(i18n, name, { min, max });
  const message = Object.hasOwn(fieldMessages, rule) ? fieldMessages[rule as FieldRule] : fieldMessages.format;
  const format = message.id === fieldMessages.format.id && formatText(i18n, input.split('.').at(-1) ?? '');
  if (format) return format;
  return i18n._({ ...message, values: { min, max } });
}
