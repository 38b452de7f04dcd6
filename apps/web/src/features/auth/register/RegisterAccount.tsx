import { useLingui } from '@lingui/react/macro';
import type { RegisterSettings } from '@mekong/api-client/types';
import { Alert } from '@mekong/ui/Alert';
import type { PhoneCountry } from '@mekong/ui/PhoneField';
import { RegisterForm } from '@mekong/ui/patterns/RegisterForm';
import type { RegisterMethod } from '@mekong/ui/patterns/RegisterForm/variants';
import { SliderChallenge } from '@mekong/ui/SliderChallenge';
import { useRef, useState } from 'react';
import { FailureAlert } from '../../../parts/FailureAlert.tsx';
import { useSwitches } from '../../../queries/status.ts';
import { draftOf } from '../../../state/drafts.ts';
import { CodeWarning } from '../code/CodeWarning.tsx';
import { useFormCode } from '../code/use-form-code.ts';
import { usePhoneText } from '../phone/use-phone-text.ts';
import { providerName, useSocialOffer } from '../social/social-offer.ts';
import { shownFields } from './register-fields.ts';
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
  const [chosen, setChosen] = useState<unknown>(() => draftOf(draft).method);
  const method = methods.find((name) => name === chosen) ?? methods[0] ?? 'username';
  const invitation = useRegistrationInvitation();
  const shown = shownFields(settings.fields, {
    method,
    hasMobilePassword: isOn('MOBILEPWREG'),
    provesNumber: isOn('REGMOBVERF'),
    fromLink: invitation.codes.affiliateCode !== undefined,
  });
  const { form, submit, isPending, failure, isPerhapsMade, captcha, check, field, refuseAt, focusLater, phone } =
    useRegistration({ draft, method, settings, shown, countries, invitation });
  const { getValues, setValue, setFocus } = form;
  const fields = useRegisterFields({ form, method, settings, shown, countries, firstPhone: phone });
  const phoneText = usePhoneText(countries);
  const codeCaptchaInput = useRef<HTMLInputElement>(null);

  const refusePhone = (text: string): void => refuseAt({ name: 'mobileNum', text });
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
        isPending={isPending}
        methods={methods}
        method={method}
        onMethodChange={(next) => {
          setChosen(next);
          // what is kept of the form says where to go on
          setValue('method', next);
        }}
        alert={isPerhapsMade ? <PerhapsMade /> : <FailureAlert error={failure} />}
        notice={
          offer && <Alert title={t`Your new account will be linked to ${providerName(offer.provider)} permanently.`} />
        }
        invitation={invitation.shown}
        code={
          codeRule && {
            field: { ...field('verificationCode'), isRequired: codeRule.required },
            send: code.button,
            captcha: code.captcha && { ...code.captcha, ref: codeCaptchaInput },
          }
        }
        captcha={captcha}
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
