import { useLingui } from '@lingui/react/macro';
import { isApiError } from '@mekong/api-client/errors';
import { changePassword } from '@mekong/api-client/sdk';
import type { ChangePasswordFormProps } from '@mekong/ui/patterns/ChangePasswordForm';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { type FieldPath, useForm, useWatch } from 'react-hook-form';
import { loadMember } from '../../../queries/account.ts';
import { useCaptcha } from '../check/use-captcha.ts';
import { refusalsOf } from '../form/refusals.ts';
import { useFocusLater } from '../form/use-focus-later.ts';
import { dropTypedPassword, typedPassword } from './typed-password.ts';
import { longestPassword, useNewPassword } from './use-new-password.ts';

interface PasswordValues {
  oldPassword: string;
  newPassword: string;
  confirmPassword: string;
}

interface PasswordChangeOptions {
  /** The session can do nothing else before: its first password, or an expired one. */
  readonly isForced: boolean;
  readonly username: string | undefined;
}

/** Changes the password with the old one, and says at its field what was refused (S3-073). */
export function usePasswordChange({ isForced, username }: PasswordChangeOptions) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  // whoever has just logged in with it need not type it again, until it turns out to be wrong
  const [known, setKnown] = useState(() => (isForced ? typedPassword() : undefined));
  const { register, control, handleSubmit, getValues, setError, setFocus, formState } = useForm<PasswordValues>({
    defaultValues: { oldPassword: '', newPassword: '', confirmPassword: '' },
    mode: 'onTouched',
  });
  const { errors, isSubmitting } = formState;
  const [failure, setFailure] = useState<unknown>();
  const [isDone, setDone] = useState(false);
  const captcha = useCaptcha();
  const captchaInput = useRef<HTMLInputElement>(null);
  const [captchaError, setCaptchaError] = useState<string>();
  const focusLater = useFocusLater();
  const { check, checkSame, rules } = useNewPassword(useWatch({ control, name: 'newPassword' }), username);

  async function refuse(error: unknown): Promise<void> {
    const code = isApiError(error) ? error.code : undefined;
    captcha.note(error);
    if (code === 'AUTH_BAD_CREDENTIALS') {
      setKnown(undefined);
      setError('oldPassword', { message: t`This is not your current password.` });
      return focusLater(() => setFocus('oldPassword', { shouldSelect: true }));
    }
    const [refusal] = await refusalsOf(error);
    if (refusal?.name === 'captcha') {
      setCaptchaError(refusal.text);
      focusLater(() => captchaInput.current?.focus());
    } else if (refusal && refusal.name in getValues()) {
      const name = refusal.name as FieldPath<PasswordValues>;
      setError(name, { message: refusal.text });
      focusLater(() => setFocus(name));
    } else setFailure(error);
  }

  const submit = handleSubmit(async (values) => {
    setFailure(undefined);
    setCaptchaError(captcha.isMissing ? t`Type the characters in the picture.` : undefined);
    if (captcha.isMissing) return captchaInput.current?.focus();
    try {
      await changePassword({ body: { ...values, oldPassword: known ?? values.oldPassword, ...captcha.answer } });
      dropTypedPassword();
      if (!isForced) return setDone(true);
      await loadMember(queryClient);
      await navigate({ to: '/', search: {}, replace: true });
    } catch (error) {
      await refuse(error);
    }
  });

  const field = (name: FieldPath<PasswordValues>, validate: (value: string) => string | true) => ({
    ...register(name, { validate }),
    error: errors[name]?.message,
    maxLength: longestPassword,
  });
  const fields = {
    current:
      known === undefined
        ? field('oldPassword', (value) => value !== '' || t`Enter your current password.`)
        : undefined,
    password: field('newPassword', (value) =>
      value !== '' && value === (known ?? getValues('oldPassword'))
        ? t`Choose a password that is different from the current one.`
        : check(value),
    ),
    confirmation: field('confirmPassword', (value) => checkSame(value, getValues('newPassword'))),
    rules,
    captcha: captcha.isAsked ? { ...captcha.field, error: captchaError, ref: captchaInput } : undefined,
  } satisfies Partial<ChangePasswordFormProps>;
  return { submit, isDone, isPending: isSubmitting, failure, fields };
}
