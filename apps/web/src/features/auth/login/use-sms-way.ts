import { useLingui } from '@lingui/react/macro';
import { login } from '@mekong/api-client/sdk/login';
import type { LoginRequest, SessionGrant } from '@mekong/api-client/types';
import type { PhoneValue } from '@mekong/ui/PhoneField/readPhone';
import { emptyPhone, phonePayload } from '../phone/phone.ts';
import { useCountries } from '../phone/use-countries.ts';
import { usePhoneText } from '../phone/use-phone-text.ts';
import type { LoginValues } from './login-values.ts';

/**
 * Log-in by a code that is sent to the mobile number: its rules and what it sends, the code in the place of the password.
 *
 * @param isOn whether the merchant lets members log in so
 */
export function useSmsWay(isOn: boolean) {
  const { t } = useLingui();
  const countries = useCountries({ enabled: isOn });
  const known = countries.data ?? [];
  const phoneText = usePhoneText(known);
  /** A number without a country is one of the merchant's first. */
  const phoneOf = (typed: PhoneValue): PhoneValue =>
    typed.country ? typed : { ...emptyPhone(known), number: typed.number };
  const phoneProblem = (typed: PhoneValue): string | undefined => phoneText(phoneOf(typed), { required: true });

  return {
    countries: known,
    /** The countries could not be loaded. */
    failure: countries.error ?? undefined,
    phoneOf,
    phoneProblem,
    rules: {
      mobileNum: (typed: PhoneValue) => phoneProblem(typed) ?? (true as const),
      verificationCode: (typed: string) => typed.length === 6 || t`Enter the six digits from the message.`,
    },
    body: ({ mobileNum, verificationCode }: LoginValues): LoginRequest => {
      const number = phonePayload(phoneOf(mobileNum));
      return {
        username: number.mobileNum,
        mobileCountryCode: number.mobileCountryCode,
        password: verificationCode,
        type: 'sms',
      };
    },
    send: (body: LoginRequest): Promise<SessionGrant | undefined> => login({ body }),
  };
}
