import { useLingui } from '@lingui/react/macro';
import { zChangePasswordBody } from '@mekong/api-client/contract/validators';
import { isApiError } from '@mekong/api-client/errors';
import { changePassword } from '@mekong/api-client/sdk/changePassword';
import type { ChangePasswordFormProps } from '@mekong/ui/patterns/ChangePasswordForm';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useCaptcha } from '../../../parts/check/use-captcha.ts';
import { useServerForm } from '../../../parts/form/use-server-form.ts';
import { dropTypedPassword, typedPassword } from './typed-password.ts';
import { longestPassword, useNewPassword } from './use-new-password.ts';

interface PasswordChangeOptions {
  /** The session can do nothing else before: its first password, or an expired one. */
  readonly isForced: boolean;
  readonly username: string | undefined;
  /** Goes on with a session that is a full one now. */
  readonly onEnter: () => Promise<void>;
}

/** Changes the password with the old one, and says at its field what was refused. */
export function usePasswordChange({ isForced, username, onEnter }: PasswordChangeOptions) {
  const { t } = useLingui();
  // whoever has just logged in with it need not type it again, until it turns out to be wrong
  const [known, setKnown] = useState(() => (isForced ? typedPassword() : undefined));
  const [isDone, setDone] = useState(false);
  const captcha = useCaptcha();
  const {
    form,
    submit,
    isPending,
    failure,
    field,
    captcha: picture,
  } = useServerForm(
    {
      validator: zChangePasswordBody,
      body: (values) => ({ ...values, oldPassword: known ?? values.oldPassword, ...captcha.answer }),
      send: (body) => changePassword({ body }),
    },
    {
      first: { oldPassword: '', newPassword: '', confirmPassword: '' },
      rules: {
        oldPassword: (value) => known !== undefined || value !== '' || t`Enter your current password.`,
        newPassword: (value, { oldPassword }) =>
          value !== '' && value === (known ?? oldPassword)
            ? t`Choose a password that is different from the current one.`
            : password.check(value),
        confirmPassword: (value, { newPassword }) => password.checkSame(value, newPassword),
      },
      picture: captcha,
      onDone: async () => {
        dropTypedPassword();
        if (!isForced) return setDone(true);
        await onEnter();
      },
      refuse: (error) => {
        if (!isApiError(error) || error.code !== 'AUTH_BAD_CREDENTIALS') return undefined;
        setKnown(undefined);
        return [{ name: 'oldPassword', text: t`This is not your current password.` }];
      },
    },
  );
  const password = useNewPassword(useWatch({ control: form.control, name: 'newPassword' }), username);
  const entry = (name: 'oldPassword' | 'newPassword' | 'confirmPassword') => ({
    ...field(name),
    maxLength: longestPassword,
  });
  const fields = {
    current: known === undefined ? entry('oldPassword') : undefined,
    password: entry('newPassword'),
    confirmation: entry('confirmPassword'),
    rules: password.rules,
    captcha: picture,
  } satisfies Partial<ChangePasswordFormProps>;
  return { submit, isDone, isPending, failure, fields };
}
