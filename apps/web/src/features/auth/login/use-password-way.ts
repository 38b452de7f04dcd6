import { useLingui } from '@lingui/react/macro';
import { isApiError } from '@mekong/api-client/errors';
import { getCountriesOptions } from '@mekong/api-client/queries';
import { login } from '@mekong/api-client/sdk';
import type { HumanProof } from '@mekong/api-client/types';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { refusalsOf } from '../../../parts/form/refusals.ts';
import { useFocusLater } from '../../../parts/form/use-focus-later.ts';
import { usePermission } from '../../../queries/status.ts';
import { currentLanguage } from '../../../state/language.ts';
import { useCaptcha } from '../check/use-captcha.ts';
import { useHumanCheck } from '../check/use-human-check.ts';
import { keepTypedPassword } from '../password/typed-password.ts';
import { readLoginName } from './login-name.ts';
import type { LoginValues } from './login-values.ts';
import type { Attempt } from './use-attempt.ts';

interface PasswordWayOptions {
  readonly form: UseFormReturn<LoginValues>;
  readonly attempt: Attempt;
  /** Agents only, or whoever has an account. */
  readonly loginAs?: 'agent' | undefined;
}

/** Log-in by username or mobile number and password: check, picture, refusals at their fields. */
export function usePasswordWay({ form, attempt, loginAs }: PasswordWayOptions) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { register: rules } = usePermission();
  const check = useHumanCheck('login');
  const captcha = useCaptcha();
  const captchaInput = useRef<HTMLInputElement>(null);
  const [captchaError, setCaptchaError] = useState<string>();
  const focusLater = useFocusLater();

  const read = (typed: string) =>
    readLoginName(typed, {
      username: rules.find(({ name }) => name === 'username'),
      mobileNum: rules.find(({ name }) => name === 'mobileNum'),
    });

  function nameProblem(typed: string): string | undefined {
    if (typed.trim() === '') return t`Enter your username or mobile number.`;
    if (read(typed).kind === 'bad-number') return t`This is not a mobile number. Check the digits.`;
    return undefined;
  }

  /** A number as it is dialled at home belongs to the merchant's first country. */
  async function nameOf(typed: string): Promise<string> {
    const name = read(typed);
    if (name.kind !== 'national') return typed.trim();
    const { countries } = await queryClient.fetchQuery({
      ...getCountriesOptions({ query: { language: currentLanguage() } }),
      staleTime: Number.POSITIVE_INFINITY,
    });
    return `${countries[0]?.callingCode ?? ''}${name.digits}`;
  }

  async function send(proof: HumanProof | undefined) {
    const { username, password, remember } = form.getValues();
    const grant = await login({
      body: {
        username: await nameOf(username),
        password,
        type: 'username',
        ...captcha.answer,
        ...(remember && { remember }),
        ...(loginAs && { loginAs }),
        ...(proof && { humanCheck: proof }),
      },
    });
    if (grant.defaultPassword || grant.passwordExpired) keepTypedPassword(password);
    return grant;
  }

  async function refuse(error: unknown): Promise<boolean> {
    captcha.note(error);
    const [refusal] = await refusalsOf(error);
    if (refusal?.name === 'captcha') {
      setCaptchaError(refusal.text);
      focusLater(() => captchaInput.current?.focus());
      return true;
    }
    const isOfName = isApiError(error) && error.code === 'AUTH_NOT_AGENT';
    focusLater(() => form.setFocus(isOfName ? 'username' : 'password', { shouldSelect: true }));
    return false;
  }

  async function submit(): Promise<void> {
    setCaptchaError(undefined);
    if (!(await form.trigger(['username', 'password'], { shouldFocus: true }))) return;
    if (captcha.missing) {
      setCaptchaError(captcha.missing);
      captchaInput.current?.focus();
      return;
    }
    await attempt('password', () => check.run(send), refuse);
  }

  const { errors } = form.formState;
  return {
    submit,
    check,
    /** Back from the check, without an answer. */
    leaveCheck: () => {
      check.leave();
      focusLater(() => form.setFocus('password'));
    },
    captcha: captcha.isAsked ? { ...captcha.field, ref: captchaInput, error: captchaError } : undefined,
    fields: {
      username: {
        ...form.register('username', { validate: (typed) => nameProblem(typed) ?? true }),
        error: errors.username?.message,
      },
      password: {
        ...form.register('password', { validate: (typed) => typed !== '' || t`Enter your password.` }),
        error: errors.password?.message,
      },
    },
  };
}
