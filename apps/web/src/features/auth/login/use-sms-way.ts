import { useLingui } from '@lingui/react/macro';
import { login } from '@mekong/api-client/sdk';
import { useRef } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import { refusalsOf } from '../../../parts/form/refusals.ts';
import { useFocusLater } from '../../../parts/form/use-focus-later.ts';
import { useFormCode } from '../code/use-form-code.ts';
import { emptyPhone, phonePayload } from '../phone/phone.ts';
import { useCountries } from '../phone/use-countries.ts';
import { usePhoneText } from '../phone/use-phone-text.ts';
import type { LoginValues } from './login-values.ts';
import type { Attempt } from './use-attempt.ts';

interface SmsWayOptions {
  readonly form: UseFormReturn<LoginValues>;
  readonly attempt: Attempt;
  /** Agents only, or whoever has an account. */
  readonly loginAs?: 'agent' | undefined;
  /** Whether the merchant lets members log in so. */
  readonly isOn: boolean;
}

/** Log-in by a code that is sent to the mobile number; the code goes in the place of the password. */
export function useSmsWay({ form, attempt, loginAs, isOn }: SmsWayOptions) {
  const { t } = useLingui();
  const countries = useCountries({ enabled: isOn });
  const known = countries.data ?? [];
  const phoneText = usePhoneText(known);
  const captchaInput = useRef<HTMLInputElement>(null);
  const focusLater = useFocusLater();
  const phone = useController({
    name: 'mobileNum',
    control: form.control,
    rules: { validate: (value) => phoneText(value, { required: true }) ?? true },
  });
  const value = phone.field.value.country
    ? phone.field.value
    : { ...emptyPhone(known), number: phone.field.value.number };

  function refuseAt(field: 'mobileNum' | 'verificationCode', text: string): void {
    form.setError(field, { message: text });
    focusLater(() => form.setFocus(field, { shouldSelect: true }));
  }

  const code = useFormCode({
    purpose: 'login',
    readPhone: () => {
      const problem = phoneText(value, { required: true });
      if (problem) refuseAt('mobileNum', problem);
      else form.clearErrors('mobileNum');
      return problem ? undefined : value;
    },
    refusePhone: (text) => refuseAt('mobileNum', text),
    focusCode: () => focusLater(() => form.setFocus('verificationCode')),
    captchaInput,
  });

  async function refuse(error: unknown): Promise<boolean> {
    const [refusal] = await refusalsOf(error);
    if (refusal?.name !== 'mobileNum' && refusal?.name !== 'verificationCode') return false;
    refuseAt(refusal.name, refusal.text);
    return true;
  }

  async function submit(): Promise<void> {
    form.setValue('mobileNum', value);
    if (!(await form.trigger(['mobileNum', 'verificationCode'], { shouldFocus: true }))) return;
    const { verificationCode, remember } = form.getValues();
    const { mobileNum, mobileCountryCode } = phonePayload(value);
    const body = {
      username: mobileNum,
      mobileCountryCode,
      password: verificationCode,
      type: 'sms',
      ...(remember && { remember }),
      ...(loginAs && { loginAs }),
    } as const;
    await attempt('sms', () => login({ body }), refuse);
  }

  return {
    submit,
    check: code.check,
    /** Back from the check, without an answer. */
    leaveCheck: () => {
      code.check.leave();
      focusLater(() => form.setFocus('mobileNum'));
    },
    captcha: code.captcha && { ...code.captcha, ref: captchaInput },
    /** Why no code was sent, for a warning. */
    warning: code.warning,
    dismiss: code.dismiss,
    /** The countries could not be loaded. */
    failure: countries.error ?? undefined,
    fields: {
      phone: {
        countries: known,
        value,
        onValueChange: phone.field.onChange,
        onBlur: phone.field.onBlur,
        name: phone.field.name,
        ref: phone.field.ref,
        error: phone.fieldState.error?.message,
      },
      code: {
        ...form.register('verificationCode', {
          validate: (typed) => typed.length === 6 || t`Enter the six digits from the message.`,
        }),
        error: form.formState.errors.verificationCode?.message,
        onComplete: () => void submit(),
      },
      send: {
        ...code.button,
        ...(known.length === 0 && { disabledReason: t`The list of countries is still loading.` }),
      },
    },
  };
}
