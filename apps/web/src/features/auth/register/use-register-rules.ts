import { useLingui } from '@lingui/react/macro';
import type { RegisterRule, RegisterSettings } from '@mekong/api-client/types';
import type { PhoneCountry } from '@mekong/ui/PhoneField';
import type { FieldRules } from '../../../parts/form/contract-resolver.ts';
import { ruleError } from '../../../parts/form/field-error.ts';
import { passwordFault } from '../password/password-rules.ts';
import { usePhoneText } from '../phone/use-phone-text.ts';
import type { ShownFields } from './register-fields.ts';
import type { RegisterValues } from './register-payload.ts';

interface RegisterRulesOptions {
  readonly settings: RegisterSettings;
  readonly shown: ShownFields;
  readonly countries: readonly PhoneCountry[];
}

/** The merchant's rule of each field that is shown, in words. Passwords count as typed, other texts without their ends. */
export function useRegisterRules({ settings, shown, countries }: RegisterRulesOptions): FieldRules<RegisterValues> {
  const { t, i18n } = useLingui();
  const phoneText = usePhoneText(countries);
  const { minAge } = settings;
  const { username, password, confirmPassword, verificationCode, mobileNum, entries } = shown;

  const confirmationText = (rule: RegisterRule, value: string, typed: string | undefined): string | undefined => {
    // left out it counts as typed, unless it is needed
    if (value === '') return ruleError(rule, value);
    return value === typed ? undefined : t`The two entries do not match.`;
  };
  const trimmed =
    (rule: RegisterRule) =>
    (value = ''): string | true =>
      ruleError(rule, value.trim()) ?? true;

  return {
    ...(username && { username: trimmed(username) }),
    ...(password && {
      password: (value = '') => ruleError(password, value, (rule, typed) => passwordFault(i18n, rule, typed)) ?? true,
    }),
    ...(confirmPassword && {
      confirmPassword: (value = '', values) => confirmationText(confirmPassword, value, values.password) ?? true,
    }),
    ...(mobileNum && { mobileNum: (value) => phoneText(value, mobileNum) ?? true }),
    ...(verificationCode && {
      verificationCode: (value = '') =>
        !verificationCode.required || value !== '' || t`Enter the code from the message.`,
    }),
    ...Object.fromEntries(entries.map((rule) => [rule.name, trimmed(rule)])),
    agreement: (isAccepted) => isAccepted || t`Agree to the terms to register.`,
    age: (isStated) => isStated || t`You must be ${minAge} or older to register.`,
  };
}
