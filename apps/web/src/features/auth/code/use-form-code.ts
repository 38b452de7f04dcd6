import type { PhoneValue } from '@mekong/ui/PhoneField/readPhone';
import { type RefObject, useState } from 'react';
import { type Refusal, refusalsOf } from '../../../parts/form/refusals.ts';
import { keepPhone } from '../phone/kept-phone.ts';
import { phonePayload } from '../phone/phone.ts';
import type { CodePurpose } from './code-deadline.ts';
import { useSmsCode } from './use-sms-code.ts';

interface FormCodeOptions {
  readonly purpose: CodePurpose;
  /** The number as it stands; undefined when it is wrong, which its field says then. */
  readonly readPhone: () => PhoneValue | undefined;
  /** Says at the field of the number what is wrong with it, and goes there. */
  readonly refusePhone: (text: string) => void;
  readonly focusCode: () => void;
  readonly captchaInput: RefObject<HTMLInputElement | null>;
}

/**
 * The code by SMS of a form that has a field for its number: what is about the number is said there, what is about the
 * picture there, and everything else in a warning.
 */
export function useFormCode({ purpose, readPhone, refusePhone, focusCode, captchaInput }: FormCodeOptions) {
  const [captchaError, setCaptchaError] = useState<string>();
  const [warning, setWarning] = useState<unknown>();

  async function refuse(error: unknown): Promise<void> {
    const [refusal]: readonly (Refusal | undefined)[] = await refusalsOf(error);
    if (refusal?.name === 'mobileNum') return refusePhone(refusal.text);
    if (refusal?.name !== 'captcha') return setWarning(error);
    setCaptchaError(refusal.text);
    // it may have come into sight just now
    setTimeout(() => captchaInput.current?.focus());
  }

  const { button, captcha, check } = useSmsCode({
    purpose,
    readNumber: async () => {
      const phone = readPhone();
      if (phone) keepPhone(phone);
      return phone && phonePayload(phone);
    },
    onSent: () => {
      setCaptchaError(undefined);
      focusCode();
    },
    onFailure: (error) => void refuse(error),
    onCaptchaMissing: (text) => {
      setCaptchaError(text);
      captchaInput.current?.focus();
    },
  });
  return {
    button,
    check,
    /** Props of the field of the picture, while one is asked for. */
    captcha: captcha.isAsked ? { ...captcha.field, error: captchaError } : undefined,
    /** Why no code was sent, when it is about no field. */
    warning,
    dismiss: () => setWarning(undefined),
  };
}
