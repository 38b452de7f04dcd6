import { useLingui } from '@lingui/react/macro';
import { zResetPasswordByPhoneBody } from '@mekong/api-client/contract/validators';
import { resetPasswordByPhone } from '@mekong/api-client/sdk/resetPasswordByPhone';
import type { SessionGrant } from '@mekong/api-client/types';
import type { PhoneCountry } from '@mekong/ui/PhoneField';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { useServerForm } from '../../../parts/form/use-server-form.ts';
import { hasPasskeys } from '../../../parts/passkeys.ts';
import { serverClockOffset } from '../../../queries/status.ts';
import { useFormCode } from '../code/use-form-code.ts';
import { type WaitingLogin, waitingLoginOf } from '../login/waiting-login.ts';
import { longestPassword, useNewPassword } from '../password/use-new-password.ts';
import { keptPhone } from '../phone/kept-phone.ts';
import { emptyPhone, phonePayload } from '../phone/phone.ts';
import { usePhoneText } from '../phone/use-phone-text.ts';

interface PhoneRecoveryOptions {
  readonly countries: readonly PhoneCountry[];
  /** The password is set, and its owner is logged in with it. */
  readonly onGrant: (grant: SessionGrant) => Promise<void>;
  /** The password is set; the log-in waits for the second factor of the account. */
  readonly onWaiting: (waiting: WaitingLogin) => void;
}

/** Sets a new password by a code that is sent to the mobile number. */
export function usePhoneRecovery({ countries, onGrant, onWaiting }: PhoneRecoveryOptions) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const phoneText = usePhoneText(countries);
  const { form, submit, isPending, failure, field, refuseAt, focusLater } = useServerForm(
    {
      validator: zResetPasswordByPhoneBody,
      body: ({ mobileNum, verificationCode, newPassword }) => ({
        ...phonePayload(mobileNum),
        verificationCode,
        newPassword,
      }),
      send: (body) => resetPasswordByPhone({ body }),
    },
    {
      first: { mobileNum: keptPhone() ?? emptyPhone(countries), verificationCode: '', newPassword: '' },
      rules: {
        mobileNum: (value) => phoneText(value, { required: true }) ?? true,
        verificationCode: (value) => value !== '' || t`Enter the code from the message.`,
        newPassword: (value) => password.check(value),
      },
      draft: { name: 'recoveryPhone', over: 'closing' },
      onDone: onGrant,
      refuse: (error) => {
        const clockOffset = serverClockOffset(queryClient);
        const waiting = waitingLoginOf(error, { clockOffset, hasPasskeys: hasPasskeys() });
        if (!waiting) return undefined;
        onWaiting(waiting);
        return 'said';
      },
    },
  );
  const { control, getValues, setFocus } = form;
  const phone = useController({ name: 'mobileNum', control });
  const password = useNewPassword(useWatch({ control, name: 'newPassword' }));
  const captchaInput = useRef<HTMLInputElement>(null);

  const refusePhone = (text: string): void => refuseAt({ name: 'mobileNum', text });
  const code = useFormCode({
    purpose: 'recovery',
    readPhone: () => {
      const value = getValues('mobileNum');
      const text = phoneText(value, { required: true });
      if (text) refusePhone(text);
      return text ? undefined : value;
    },
    refusePhone,
    focusCode: () => focusLater(() => setFocus('verificationCode')),
    captchaInput,
  });

  return {
    submit,
    failure,
    isPending,
    check: code.check,
    warning: code.warning,
    dismiss: code.dismiss,
    fields: {
      phone: {
        ...phone.field,
        onValueChange: phone.field.onChange,
        countries,
        error: phone.fieldState.error?.message,
      },
      code: field('verificationCode'),
      send: code.button,
      captcha: code.captcha && { ...code.captcha, ref: captchaInput },
      password: { ...field('newPassword'), maxLength: longestPassword },
      rules: password.rules,
    },
  };
}
