import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { toPatternName } from '../rules/patterns.ts';
import { patternText } from './patterns.ts';

/** Rules that a single input can break; equal to `FieldError.rule` of the contract, a test compares the two. */
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

/** A rule that a single input can break. */
export type FieldRule = (typeof fieldRules)[number];

/** One refused input of VALIDATION_FAILED; `FieldError` of the contract fits. */
export interface RefusedField {
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

/** The text under a refused input. Area `errors` must be loaded. */
export function fieldErrorText(i18n: I18n, { rule, min, max, pattern }: RefusedField): string {
  const name = rule === 'pattern' && pattern !== undefined ? toPatternName(pattern) : undefined;
  if (name && min !== undefined && max !== undefined) return patternText(i18n, name, { min, max });
  const message = Object.hasOwn(fieldMessages, rule) ? fieldMessages[rule as FieldRule] : fieldMessages.format;
  return i18n._({ ...message, values: { min, max } });
}
