import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx';
import { type TextControlProps, TextField, type TextFieldProps } from '../../components/TextField/TextField.tsx';
import type { RegisterEntry } from './RegisterForm.variants.ts';

/** A field as a form library registers it: `{ ...register('email'), error: errors.email?.message }`. */
export type RegisterFieldProps = Pick<
  TextControlProps<HTMLInputElement>,
  | 'name'
  | 'ref'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onBlur'
  | 'error'
  | 'maxLength'
  | 'isRequired'
  | 'description'
>;

/** Props of {@link RegisterFormEntry}. */
export interface RegisterFormEntryProps extends RegisterFieldProps {
  /** What is asked for. */
  readonly entry: RegisterEntry;
}

type Look = Pick<TextFieldProps, 'type' | 'inputMode' | 'dir'> & { autoComplete?: string };

/** Names and codes read from left to right everywhere; what a person writes about himself follows its own letters. */
const code: Look = { dir: 'ltr' };

const entries: Readonly<Record<Exclude<RegisterEntry, 'paymentPassword'>, readonly [MessageDescriptor, Look]>> = {
  payeeName: [msg`Full name, as on your bank account`, { dir: 'auto', autoComplete: 'name' }],
  email: [msg`Email address`, { type: 'email', dir: 'ltr', autoComplete: 'email' }],
  idNumber: [msg`Number of your identity document`, code],
  qqNum: [msg`QQ number`, { ...code, inputMode: 'numeric' }],
  line: [msg`LINE id`, code],
  whatsapp: [msg`WhatsApp number`, { type: 'tel', dir: 'ltr' }],
  facebook: [msg`Facebook name`, { dir: 'auto' }],
  wechat: [msg`WeChat id`, code],
  affiliateCode: [msg`Invitation code of your agent`, code],
  recommenderId: [msg`Referrer ID`, code],
  referralCode: [msg`Code of the friend who invited you`, code],
};

/** One of the fields that only some merchants ask for, with the keyboard and the direction it needs. */
export function RegisterFormEntry({ entry, ...props }: RegisterFormEntryProps) {
  const { t, i18n } = useLingui();
  if (entry === 'paymentPassword')
    // a second secret: a password manager must not fill in the first one, nor keep this one in its place
    return <PasswordField {...props} label={t`Payment password`} autoComplete="new-password" />;
  const [label, look] = entries[entry];
  return (
    <TextField
      autoComplete="off"
      enterKeyHint="next"
      hasSpellCheck={false}
      {...look}
      {...props}
      label={i18n._(label)}
    />
  );
}
