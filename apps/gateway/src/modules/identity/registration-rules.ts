import type { ErrorParams, RegisterRule } from '@mekong/api-client/contract/types';
import { matchesPattern, toPatternName } from '@mekong/i18n/rules';
import type { Call } from '../../contract/handlers.ts';
import { isCommonPassword } from '../../kernel/common-passwords.ts';

type FieldError = NonNullable<ErrorParams['fields']>[number];

/** Codes come from a link when their field is hidden, so they are taken whether or not the form shows them. */
const FROM_A_LINK: ReadonlySet<RegisterRule['name']> = new Set(['affiliateCode', 'recommenderId', 'referralCode']);

/** Checked by asking whoever made them, not by their form. */
const PROVED_ELSEWHERE: ReadonlySet<RegisterRule['name']> = new Set(['captcha', 'verificationCode', 'confirmPassword']);

/** What either form sends; the mobile one may come without a password. */
export type Applicant = Omit<Call<'registerMember'>['body'], 'password'> & { password?: string | undefined };

/**
 * Checks a registration by the merchant's rules: the same list and the same patterns as the form.
 *
 * @returns every field that is refused, with its rule; empty when all is well
 */
export function checkRegistration(request: Applicant, rules: readonly RegisterRule[]): FieldError[] {
  const errors = rules.flatMap((rule) => checkField(rule, request[rule.name]));
  const { username, password, confirmPassword = password } = request;
  if (confirmPassword !== password) errors.push({ name: 'confirmPassword', rule: 'equal' });
  if (password === undefined || errors.some((error) => error.name === 'password')) return errors;
  if (isCommonPassword(password)) errors.push({ name: 'password', rule: 'common' });
  else if (password.toLowerCase() === username.toLowerCase()) errors.push({ name: 'password', rule: 'different' });
  return errors;
}

/** Holds one value against the rule of its field. @returns what is wrong with it; empty when all is well */
export function checkField(rule: RegisterRule, value: string | undefined): FieldError[] {
  const { name } = rule;
  // An absent confirmation counts as given.
  if (PROVED_ELSEWHERE.has(name)) return [];
  if (value === undefined || value === '') return rule.enabled && rule.required ? [{ name, rule: 'required' }] : [];
  if (!rule.enabled) return FROM_A_LINK.has(name) ? [] : [{ name, rule: 'unknown' }];
  const pattern = toPatternName(rule.acceptedPattern) ?? 'any';
  if (matchesPattern(pattern, value, rule)) return [];
  const length = [...value].length;
  if (length < rule.min) return [{ name, rule: 'min', min: rule.min }];
  if (length > rule.max) return [{ name, rule: 'max', max: rule.max }];
  return [{ name, rule: 'pattern', pattern: rule.acceptedPattern, min: rule.min, max: rule.max }];
}
