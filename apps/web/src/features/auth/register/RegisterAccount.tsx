import { useLingui } from '@lingui/react/macro';
import type { RegisterSettings } from '@mekong/api-client/types';
import { Alert } from '@mekong/ui/Alert';
import type { PhoneCountry } from '@mekong/ui/PhoneField';
import { RegisterForm } from '@mekong/ui/patterns/RegisterForm';
import type { RegisterMethod } from '@mekong/ui/patterns/RegisterForm/variants';
import { SliderChallenge } from '@mekong/ui/SliderChallenge';
import { useRef } from 'react';
import { type FieldPath, useForm, useWatch } from 'react-hook-form';
import { FailureAlert } from '../../../parts/FailureAlert.tsx';
import { useFocusLater } from '../../../parts/form/use-focus-later.ts';
import { useSwitches } from '../../../queries/status.ts';
import { draftOf } from '../../../state/drafts.ts';
import { useDraft } from '../../../state/use-draft.ts';
import { CodeWarning } from '../code/CodeWarning.tsx';
import { useFormCode } from '../code/use-form-code.ts';
import { keptPhone } from '../phone/kept-phone.ts';
import { emptyPhone } from '../phone/phone.ts';
import { usePhoneText } from '../phone/use-phone-text.ts';
import { providerName, useSocialOffer } from '../social/social-offer.ts';
import { fieldOrder, shownFields } from './register-fields.ts';
import type { RegisterValues } from './register-payload.ts';
import { useRegisterFields } from './use-register-fields.ts';
import { useRegistration } from './use-registration.ts';
import { useRegistrationInvitation } from './use-registration-invitation.ts';

const draft = 'register';

interface RegisterAccountProps {
  readonly settings: RegisterSettings;
  /** Ways that are offered now, at least one. */
  readonly methods: readonly RegisterMethod[];
  /** Countries of phone numbers, the merchant's first choice first. */
  readonly countries: readonly PhoneCountry[];
  readonly onLogin: () => void;
}

/** Registration by the merchant's rules, on one tab or two. */
export function RegisterAccount({ settings, methods, countries, onLogin }: RegisterAccountProps) {
  const { t } = useLingui();
  const isOn = useSwitches();
  const offer = useSocialOffer();
  const form = useForm<RegisterValues>({
    defaultValues: {
      agreement: settings.agreementDefault,
      age: false,
      mobileNum: keptPhone() ?? emptyPhone(countries),
      ...draftOf(draft),
    },
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { register, control, getValues, setValue, setError, setFocus, formState } = form;
  const forgetDraft = useDraft(draft, getValues);
  const chosen = useWatch({ control, name: 'method' });
  const method = methods.find((name) => name === chosen) ?? methods[0] ?? 'username';
  const invitation = useRegistrationInvitation();
  const shown = shownFields(settings.fields, {
    method,
    hasMobilePassword: isOn('MOBILEPWREG'),
    provesNumber: isOn('REGMOBVERF'),
    fromLink: invitation.codes.affiliateCode !== undefined,
  });
  const fields = useRegisterFields({ form, method, settings, shown, countries });
  const phoneText = usePhoneText(countries);
  const captchaInput = useRef<HTMLInputElement>(null);
  const codeCaptchaInput = useRef<HTMLInputElement>(null);
  const focusLater = useFocusLater();

  function focusFirst(names: readonly string[]): void {
    const first = fieldOrder(shown, method).find((name) => names.includes(name));
    focusLater(() => {
      if (first === 'captcha') captchaInput.current?.focus();
      else if (first) setFocus(first as FieldPath<RegisterValues>);
    });
  }
  function refusePhone(text: string): void {
    setError('mobileNum', { message: text });
    focusLater(() => setFocus('mobileNum'));
  }

  const { submit, failure, isPerhapsMade, captcha, check } = useRegistration({
    form,
    method,
    settings,
    shown,
    invitation,
    onDone: forgetDraft,
    focusFirst,
  });
  const code = useFormCode({
    purpose: 'register',
    readPhone: () => {
      const phone = getValues('mobileNum');
      const text = phoneText(phone, { required: true });
      if (text) refusePhone(text);
      return text ? undefined : phone;
    },
    refusePhone,
    focusCode: () => focusLater(() => setFocus('verificationCode')),
    captchaInput: codeCaptchaInput,
  });
  const codeRule = shown.verificationCode;
  const challenge = code.check.challenge ?? check.challenge;

  return (
    <>
      <RegisterForm
        {...fields}
        onSubmit={submit}
        isPending={formState.isSubmitting}
        methods={methods}
        method={method}
        onMethodChange={(next) => setValue('method', next)}
        alert={isPerhapsMade ? <PerhapsMade /> : <FailureAlert error={failure} />}
        notice={
          offer && <Alert title={t`Your new account will be linked to ${providerName(offer.provider)} permanently.`} />
        }
        invitation={invitation.shown}
        code={
          codeRule && {
            field: {
              ...register('verificationCode', {
                validate: (value = '') => !codeRule.required || value !== '' || t`Enter the code from the message.`,
              }),
              error: formState.errors.verificationCode?.message,
              isRequired: codeRule.required,
            },
            send: code.button,
            captcha: code.captcha && { ...code.captcha, ref: codeCaptchaInput },
          }
        }
        captcha={captcha && { ...captcha, ref: captchaInput }}
        humanCheck={challenge && <SliderChallenge {...challenge} />}
        onLeaveCheck={code.check.challenge ? code.check.leave : check.leave}
        onLogin={onLogin}
      />
      <CodeWarning error={code.warning} onClose={code.dismiss} />
    </>
  );
}

/** The answer to an earlier try was lost on its way, and now the name is taken: likely by that try. */
function PerhapsMade() {
  const { t } = useLingui();
  return (
    <Alert
      title={t`The connection was lost while your account was being made.`}
      description={t`This username may already be yours. Log in with the password you typed, or choose another one.`}
    />
  );
}
