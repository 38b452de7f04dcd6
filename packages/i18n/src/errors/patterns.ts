import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type Bounds, lengthFault, type PatternName } from '../rules/patterns.ts';

/** What each pattern asks for; `{length}` is one of the lengths below, `{min}` and `{max}` fill it. */
const patternMessages: Readonly<Record<PatternName, MessageDescriptor>> = {
  any: msg`Use {length}.`,
  letterFirst: msg`Start with a letter, then use letters and digits ({length}).`,
  chineseDigits: msg`Use Chinese characters and digits ({length}).`,
  email: msg`Enter an email address ({length}).`,
  lettersOrDigits: msg`Use letters or digits ({length}).`,
  lettersAndDigits: msg`Use letters and digits, at least one of each ({length}).`,
  digits: msg`Use digits only ({length}).`,
  alphanumericUppercase: msg`Use letters and digits with at least one capital letter, no special characters ({length}).`,
  englishSpaces: msg`Use English letters and spaces ({length}).`,
  noSpaces: msg`Do not use spaces ({length}).`,
  chinesePunctuation: msg`Use Chinese characters and punctuation ({length}).`,
  dateYearFirst: msg`Enter a date as year-month-day, for example 2000-12-31.`,
  dateMonthFirst: msg`Enter a date as month-day-year, for example 12-31-2000.`,
  korean: msg`Use Korean letters only ({length}).`,
  thai: msg`Use Thai letters only ({length}).`,
  thaiEnglishSpaces: msg`Use Thai or English letters and spaces ({length}).`,
  uppercase: msg`Use capital letters A to Z only ({length}).`,
  strong: msg`Use a capital letter, a small letter, a digit and a symbol, no spaces ({length}).`,
  fullName: msg`Enter first and last name with a space between ({length}).`,
  fullWidthJapanese: msg`Use full-width Japanese characters ({length}).`,
  khmerSpaces: msg`Use Khmer letters and spaces ({length}).`,
  vietnameseSpaces: msg`Use Vietnamese letters and spaces ({length}).`,
  lettersSpaces: msg`Use letters and spaces ({length}).`,
  mobile: msg`Enter a phone number with its country code ({length}).`,
};

const rangeLength = msg`{min} to {max} characters`;
const exactLength = msg({ message: `{min, plural, one {# character} other {# characters}}` });

function lengthText(i18n: I18n, { min, max }: Bounds): string {
  return i18n._({ ...(min === max ? exactLength : rangeLength), values: { min, max } });
}

/**
 * What a pattern asks for, as a hint beside a field and as its error. Area `errors` must be loaded.
 *
 * @example patternText(i18n, 'letterFirst', { min: 4, max: 16 })
 * // Start with a letter, then use letters and digits (4 to 16 characters).
 */
export function patternText(i18n: I18n, name: PatternName, bounds: Bounds): string {
  return i18n._({ ...patternMessages[name], values: { length: lengthText(i18n, bounds) } });
}

const tooShort = msg({ message: `{min, plural, one {Use at least # character.} other {Use at least # characters.}}` });
const tooLong = msg({ message: `{max, plural, one {Use at most # character.} other {Use at most # characters.}}` });

/** The rule that a refused value breaks: its length, else what the pattern asks for. Area `errors` must be loaded. */
export function patternErrorText(i18n: I18n, name: PatternName, value: string, bounds: Bounds): string {
  const fault = name === 'mobile' ? undefined : lengthFault(name, value, bounds);
  if (fault)
    return i18n._({ ...(fault === 'short' ? tooShort : tooLong), values: { min: bounds.min, max: bounds.max } });
  return patternText(i18n, name, bounds);
}
