import { i18n } from '@lingui/core';
import { isApiError } from '@mekong/api-client/errors';
import type { FieldError, RegisterRule } from '@mekong/api-client/types';
import { fieldErrorText } from '@mekong/i18n/errors/fields';
import { patternErrorText } from '@mekong/i18n/patterns';
import { matchesPattern, toPatternName } from '@mekong/i18n/rules';

/** What no field of one line may hold: control characters, the two marks that turn text around, halves of a character. */
const forbidden = /[\p{Cc}\p{Cs}\u202d\u202e]/u;

/** What a value breaks of the merchant's pattern, in the reader's words. */
function patternFault({ acceptedPattern, min, max }: RegisterRule, value: string): string | undefined {
  const pattern = toPatternName(acceptedPattern);
  if (!pattern || matchesPattern(pattern, value, { min, max })) return undefined;
  return patternErrorText(i18n, pattern, value, { min, max });
}

/**
 * What is wrong with a value by the merchant's rule, in the reader's words; undefined when nothing is. The gateway holds
 * the same functions against the same rules, so a form never accepts what it refuses.
 *
 * @param faultOf says what of the pattern is broken
 */
export function ruleError(rule: RegisterRule, value: string, faultOf = patternFault): string | undefined {
  if (value === '') return rule.required ? fieldErrorText(i18n, { rule: 'required' }) : undefined;
  if (forbidden.test(value)) return fieldErrorText(i18n, { rule: 'control' });
  return faultOf(rule, value);
}

/** The fields that the gateway refused, each with its text. Empty for any other failure. */
export function refusedFields(error: unknown): { readonly name: string; readonly text: string }[] {
  if (!isApiError(error) || error.code !== 'VALIDATION_FAILED') return [];
  return (error.params.fields ?? []).map((field: FieldError) => ({
    name: field.name,
    text: fieldErrorText(i18n, field),
  }));
}
