import { useLingui } from '@lingui/react/macro';
import { resetPasswordByPhone } from '@mekong/api-client/sdk';
import type { SessionGrant } from '@mekong/api-client/types';
import type { PhoneCountry } from '@mekong/ui/PhoneField';
import type { PhoneValue } from '@mekong/ui/PhoneField/readPhone';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useController, useForm, useWatch } from 'react-hook-form';
import { hasPasskeys } from '../../../parts/passkeys.ts';
import { serverClockOffset } from '../../../queries/status.ts';
import { draftOf } from '../../../state/drafts.ts';
import { useDraft } from '../../../state/use-draft.ts';
import { useFormCode } from '../code/use-form-code.ts';
import { refusalsOf } from '../form/refusals.ts';
import { useFocusLater } from '../form/use-focus-later.ts';
import { type WaitingLogin, waitingLoginOf } from '../login/waiting-login.ts';
import { longestPassword, useNewPassword } from '../password/use-new-password.ts';
import { keptPhone } from '../phone/kept-phone.ts';
import { emptyPhone, phonePayload } from '../phone/phone.ts';
import { usePhoneText } from '../phone/use-phone-text.ts';

interface PhoneValues {
  mobileNum: PhoneValue;
  verificationCode: string;
  newPassword: string;
}

interface PhoneRecoveryOptions {
  readonly countries: readonly PhoneCountry[];
  /** The password is set, and its owner is logged in with it (S4-014). */
  readonly onGrant: (grant: SessionGrant) => Promise<void>;
  /** The password is set; the log-in waits for the second factor of the account. */
  readonly onWaiting: (waiting: WaitingLogin) => void;
}

type Name = keyof PhoneValues;
const names: readonly Name[] = ['mobileNum', 'verificationCode', 'newPassword'];

/** Sets a new password by a code that is sent to the mobile number (S3-075, S4-013, S5-064 to S5-066). */
export function usePhoneRecovery({ countries, onGrant, onWaiting }: PhoneRecoveryOptions) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const form = useForm<PhoneValues>({
    defaultValues: {
      mobileNum: keptPhone() ?? emptyPhone(countries),
      verificationCode: '',
      newPassword: '',
      ...draftOf('recoveryPhone'),
    },
    mode: 'onTouched',
  });
  const { register, control, getValues, setError, setFocus, formState } = form;
  useDraft('recoveryPhone', getValues);
  const phoneText = usePhoneText(countries);
  const phone = useController({
    name: 'mobileNum',
    control,
    rules: { validate: (value) => phoneText(value, { required: true }) ?? true },
  });
  const typed = useWatch({ control, name: 'newPassword' });
  const password = useNewPassword(typed);
  const captchaInput = useRef<HTMLInputElement>(null);
  const [failure, setFailure] = useState<unknown>();
  const focusLater = useFocusLater();

  function refuseAt(name: Name, text: string): void {
    setError(name, { message: text });
    focusLater(() => setFocus(name));
  }
  const code = useFormCode({
    purpose: 'recovery',
    readPhone: () => {
      const value = getValues('mobileNum');
      const text = phoneText(value, { required: true });
      if (text) refuseAt('mobileNum', text);
      return text ? undefined : value;
    },
    refusePhone: (text) => refuseAt('mobileNum', text),
    focusCode: () => focusLater(() => setFocus('verificationCode')),
    captchaInput,
  });

  async function refuse(error: unknown): Promise<void> {
    const waiting = waitingLoginOf(error, {
      clockOffset: serverClockOffset(queryClient),
      hasPasskeys: hasPasskeys(),
    });
    if (waiting) return onWaiting(waiting);
    const refusals = await refusalsOf(error);
    const name = names.find((candidate) => refusals.some((refusal) => refusal.name === candidate));
    const text = refusals.find((refusal) => refusal.name === name)?.text;
    if (name && text) refuseAt(name, text);
    else setFailure(error);
  }

  const submit = form.handleSubmit(async ({ mobileNum, verificationCode, newPassword }) => {
    setFailure(undefined);
    try {
      await onGrant(
        await resetPasswordByPhone({ body: { ...phonePayload(mobileNum), verificationCode, newPassword } }),
      );
    } catch (error) {
      await refuse(error);
    }
  });

  return {
    submit,
    failure,
    isPending: formState.isSubmitting,
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
      code: {
        ...register('verificationCode', { validate: (value) => value !== '' || t`Enter the code from the message.` }),
        error: formState.errors.verificationCode?.message,
      },
      send: code.button,
      captcha: code.captcha && { ...code.captcha, ref: captchaInput },
      password: {
        ...register('newPassword', { validate: password.check }),
        error: formState.errors.newPassword?.message,
        maxLength: longestPassword,
      },
      rules: password.rules,
    },
  };
}
