import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RegisterRule } from '@mekong/api-client/types';
import { patternErrorText, patternText } from '@mekong/i18n/patterns';
import { lengthFault, matchesPattern, type PatternName, toPatternName } from '@mekong/i18n/rules';
import type { PasswordRulesProps } from '@mekong/ui/PasswordRules';
import { passwordStrength } from '@mekong/ui/PasswordRules/strength';

const parts = {
  letter: [msg`At least one letter`, /[A-Za-z]/],
  capital: [msg`At least one capital letter`, /[A-Z]/],
  small: [msg`At least one small letter`, /[a-z]/],
  digit: [msg`At least one digit`, /[0-9]/],
  symbol: [msg`At least one symbol, such as # or !`, /[^A-Za-z0-9\s]/u],
  noSpaces: [msg`No spaces`, /^\S+$/u],
  onlyLettersDigits: [msg`Only letters and digits`, /^[A-Za-z0-9]+$/],
  letterFirst: [msg`Starts with a letter`, /^[A-Za-z]/],
} as const;

/** Patterns that a password may have, as the parts they are made of. A pattern that is not here is one rule by itself. */
const partsOf: Partial<Record<PatternName, readonly (keyof typeof parts)[]>> = {
  any: [],
  letterFirst: ['letterFirst', 'onlyLettersDigits'],
  lettersOrDigits: ['onlyLettersDigits'],
  lettersAndDigits: ['letter', 'digit', 'onlyLettersDigits'],
  alphanumericUppercase: ['capital', 'onlyLettersDigits'],
  noSpaces: ['noSpaces'],
  strong: ['capital', 'small', 'digit', 'symbol', 'noSpaces'],
};

/**
 * The rule that a new password breaks first, in the reader's words; undefined when it breaks none.
 *
 * @param rule the merchant's rule; an empty password is not its matter
 */
export function passwordFault(i18n: I18n, rule: RegisterRule, password: string): string | undefined {
  const name = toPatternName(rule.acceptedPattern) ?? 'any';
  if (matchesPattern(name, password, rule)) return undefined;
  if (lengthFault(name, password, rule)) return patternErrorText(i18n, name, password, rule);
  return passwordRules(i18n, rule, password).rules.find(({ isMet }) => !isMet)?.text;
}

/**
 * The merchant's rule for passwords as a list that is ticked off while typing. All of it is met exactly when the gateway's
 * own check of the pattern is; common passwords are known to the gateway alone.
 *
 * @param username the password must not be the same; left out while it is not known. Digits alone are a mobile number
 */
export function passwordRules(
  i18n: I18n,
  rule: RegisterRule,
  password: string,
  username?: string | undefined,
): PasswordRulesProps {
  const { min, max } = rule;
  const text = password.normalize('NFC');
  const length = [...text].length;
  const name = toPatternName(rule.acceptedPattern) ?? 'any';
  const known = partsOf[name];
  const written = known
    ? known.map((key) => ({ key, text: i18n._(parts[key][0]), isMet: parts[key][1].test(text) }))
    : [{ key: name, text: patternText(i18n, name, rule), isMet: matchesPattern(name, text, rule) }];
  const range = {
    key: 'length',
    text: i18n._({ ...msg`{min} to {max} characters`, values: { min, max } }),
    isMet: length >= min && length <= max,
  };
  const isNumber = /^\d+$/.test(username ?? '');
  const different = {
    key: 'different',
    text: i18n._(isNumber ? msg`Different from the mobile number` : msg`Different from the username`),
    isMet: text !== '' && text.toLowerCase() !== username?.toLowerCase(),
  };
  return {
    rules: [range, ...written, ...(username ? [different] : [])],
    strength: text === '' ? undefined : passwordStrength(text),
  };
}
