import type { RegisterRule } from '@mekong/api-client/types';
import { matchesPattern, toPatternName } from '@mekong/i18n/rules';

/** What somebody may log in under, as the merchant's rules of registration say. */
export interface NameRules {
  readonly username?: RegisterRule | undefined;
  readonly mobileNum?: RegisterRule | undefined;
}

/** A name as it is sent, or a number that is none. */
export type LoginName =
  | { readonly kind: 'name'; readonly username: string }
  /** A number as it is dialled at home: its calling code has to be put before it. */
  | { readonly kind: 'national'; readonly digits: string }
  | { readonly kind: 'bad-number' };

const fits = (rule: RegisterRule | undefined, value: string): boolean => {
  const pattern = rule && toPatternName(rule.acceptedPattern);
  return pattern === undefined || matchesPattern(pattern, value, rule ?? { min: 0, max: 0 });
};

/** Signs that people write between the digits of a number. */
const between = /[\s().-]/g;

/**
 * Reads what was typed as username or mobile number. Only digits are a number, unless the merchant's usernames may be
 * digits too.
 */
export function readLoginName(typed: string, { username, mobileNum }: NameRules): LoginName {
  const name = typed.trim();
  const number = name.replace(between, '');
  if (!/^\+?\d+$/.test(number) || (username && fits(username, name))) return { kind: 'name', username: name };
  if (/^0[1-9]\d{4,13}$/.test(number)) return { kind: 'national', digits: number.slice(1) };
  const full = number.replace(/^(\+|00)/, '');
  return fits(mobileNum, full) ? { kind: 'name', username: full } : { kind: 'bad-number' };
}
