import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RegisterFieldName, RegisterRule } from '@mekong/api-client/contract/types';

/** How a field of the registration form looks; whether it is shown and needed is the merchant's rule. */
export interface RegisterField {
  readonly name: RegisterFieldName;
  readonly label: MessageDescriptor;
  readonly kind: 'text' | 'email' | 'tel' | 'numeric' | 'new-password';
  readonly autoComplete: string;
}

const field = (
  name: RegisterFieldName,
  label: MessageDescriptor,
  kind: RegisterField['kind'] = 'text',
  autoComplete = 'off',
): RegisterField => ({
  name,
  label,
  kind,
  autoComplete,
});

/** Every field of registration by username, in the order of the form. The rest belongs to registration by mobile. */
const registerFields: readonly RegisterField[] = [
  field('username', msg`Username`, 'text', 'username'),
  field('password', msg`Password`, 'new-password', 'new-password'),
  field('confirmPassword', msg`Confirm password`, 'new-password', 'new-password'),
  field('payeeName', msg`Full name, as on your bank account`, 'text', 'name'),
  field('email', msg`Email address`, 'email', 'email'),
  field('mobileNum', msg`Mobile number`, 'tel', 'tel'),
  field('paymentPassword', msg`Payment password`, 'new-password', 'new-password'),
  field('idNumber', msg`Number of your identity document`),
  field('qqNum', msg`QQ number`, 'numeric'),
  field('line', msg`LINE id`),
  field('whatsapp', msg`WhatsApp number`, 'tel'),
  field('facebook', msg`Facebook name`),
  field('wechat', msg`WeChat id`),
  field('affiliateCode', msg`Invitation code of your agent`),
  field('referralCode', msg`Code of the friend who invited you`),
];

/** A field with the rule that the merchant set for it. */
export interface RuledField extends RegisterField {
  readonly rule: RegisterRule;
}

/**
 * The fields that this merchant shows.
 *
 * @param fromLink an affiliate code came with the link: its field is not asked for again (S4-022)
 */
export function shownFields(rules: readonly RegisterRule[], fromLink: boolean): RuledField[] {
  return registerFields.flatMap((shown) => {
    const rule = rules.find(({ name }) => name === shown.name);
    if (!rule?.enabled || (fromLink && shown.name === 'affiliateCode')) return [];
    return [{ ...shown, rule }];
  });
}
