import { useLingui } from '@lingui/react/macro';
import { zLoginBody } from '@mekong/api-client/contract/validators';
import type { LoginRequest, SessionGrant } from '@mekong/api-client/types';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useController } from 'react-hook-form';
import { useServerForm } from '../../../parts/form/use-server-form.ts';
import { hasPasskeys } from '../../../parts/passkeys.ts';
import { serverClockOffset } from '../../../queries/status.ts';
import { useFormCode } from '../code/use-form-code.ts';
import type { LoginMethod } from './LoginFields.tsx';
import { firstValues, keptValues, type LoginValues } from './login-values.ts';
import type { RememberHint } from './remember-hint.ts';
import { usePasswordWay } from './use-password-way.ts';
import { useSmsWay } from './use-sms-way.ts';
import { type WaitingLogin, waitingLoginOf } from './waiting-login.ts';

interface LoginFormOptions {
  /** Name under which what was typed is kept. */
  readonly draft: string;
  /** Who asked this browser to be remembered. */
  readonly hint: RememberHint | undefined;
  readonly method: LoginMethod;
  /** Whether the merchant lets members log in by a code. */
  readonly hasSms: boolean;
  /** Agents only, or whoever has an account. */
  readonly loginAs: 'agent' | undefined;
  readonly onGrant: (grant: SessionGrant) => Promise<void>;
  /** The first proof was right, and the account asks for a second. */
  readonly onWaiting: (waiting: WaitingLogin) => void;
}

export type LoginFormState = ReturnType<typeof useLoginForm>;

/** The form of a log-in, by password or by a code of a message: one operation, of which the method says what is sent. */
export function useLoginForm({ draft, hint, method, hasSms, loginAs, onGrant, onWaiting }: LoginFormOptions) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const password = usePasswordWay();
  const sms = useSmsWay(hasSms);
  const isSms = method === 'sms';
  const way = isSms ? sms : password;
  const codeCaptchaInput = useRef<HTMLInputElement>(null);

  const kit = useServerForm(
    {
      validator: zLoginBody,
      body: (values: LoginValues): LoginRequest => ({
        ...way.body(values),
        ...(values.remember && { remember: true }),
        ...(loginAs && { loginAs }),
      }),
      send: way.send,
    },
    {
      first: firstValues(hint),
      rules: way.rules,
      mode: 'onSubmit',
      draft: { name: draft, over: 'closing' },
      restore: keptValues,
      picture: isSms ? undefined : password.captcha,
      onDone: onGrant,
      refuse: (error) => {
        const clockOffset = serverClockOffset(queryClient);
        const waiting = waitingLoginOf(error, { clockOffset, hasPasskeys: hasPasskeys() });
        if (waiting) {
          onWaiting(waiting);
          return 'said';
        }
        const field = isSms ? undefined : password.fieldOf(error);
        if (!field) return undefined;
        focusLater(() => setFocus(field, { shouldSelect: true }));
        return [];
      },
    },
  );
  const { form, field, refuseAt, focusLater } = kit;
  const { control, getValues, setFocus, clearErrors } = form;
  const phone = useController({ name: 'mobileNum', control });

  const refusePhone = (text: string): void => refuseAt({ name: 'mobileNum', text });
  const code = useFormCode({
    purpose: 'login',
    readPhone: () => {
      const text = sms.phoneProblem(getValues('mobileNum'));
      if (text) refusePhone(text);
      else clearErrors('mobileNum');
      return text ? undefined : sms.phoneOf(getValues('mobileNum'));
    },
    refusePhone,
    focusCode: () => focusLater(() => setFocus('verificationCode')),
    captchaInput: codeCaptchaInput,
  });
  const check = code.check.challenge ? code.check : password.check;

  return {
    ...kit,
    method,
    challenge: check.challenge,
    /** Back from the check, without an answer. */
    leaveCheck: () => {
      check.leave();
      focusLater(() => setFocus(code.check.challenge ? 'mobileNum' : 'password'));
    },
    captcha: isSms ? code.captcha && { ...code.captcha, ref: codeCaptchaInput } : kit.captcha,
    failure: kit.failure ?? (isSms ? sms.failure : undefined),
    /** Why no code was sent, for a warning. */
    warning: code.warning,
    dismissWarning: code.dismiss,
    password: { username: field('username'), password: field('password') },
    sms: hasSms
      ? {
          phone: {
            countries: sms.countries,
            value: sms.phoneOf(phone.field.value),
            onValueChange: phone.field.onChange,
            onBlur: phone.field.onBlur,
            name: phone.field.name,
            ref: phone.field.ref,
            error: phone.fieldState.error?.message,
          },
          code: field('verificationCode'),
          send: {
            ...code.button,
            ...(sms.countries.length === 0 && { disabledReason: t`The list of countries is still loading.` }),
          },
        }
      : undefined,
  };
}
