import { useLingui } from '@lingui/react/macro';
import type { RegisterRule, RegisterSettings } from '@mekong/api-client/types';
import { patternText } from '@mekong/i18n/patterns';
import { toPatternName } from '@mekong/i18n/rules';
import type { PhoneCountry } from '@mekong/ui/PhoneField';
import type { PhoneValue } from '@mekong/ui/PhoneField/readPhone';
import type { RegisterFormProps } from '@mekong/ui/patterns/RegisterForm';
import type { RegisterEntry, RegisterMethod } from '@mekong/ui/patterns/RegisterForm/variants';
import { type UseFormReturn, useController, useWatch } from 'react-hook-form';
import { longestPassword } from '../password/use-new-password.ts';
import { usePasswordRules } from '../password/use-password-rules.ts';
import { phoneDigits } from '../phone/phone.ts';
import { boxOf } from '../terms/box-of.ts';
import type { ShownFields } from './register-fields.ts';
import type { RegisterValues } from './register-payload.ts';

interface RegisterFieldsOptions {
  readonly form: UseFormReturn<RegisterValues>;
  readonly method: RegisterMethod;
  readonly settings: RegisterSettings;
  readonly shown: ShownFields;
  readonly countries: readonly PhoneCountry[];
  /** Number to begin with, on a tab that had none at first. */
  readonly firstPhone: PhoneValue;
}

type TextName = RegisterEntry | 'username' | 'password' | 'confirmPassword';
type FieldProps = Pick<
  RegisterFormProps,
  'username' | 'phone' | 'password' | 'confirmation' | 'entries' | 'agreement' | 'age'
>;

/** The fields of the form, each with its texts and what was refused. */
export function useRegisterFields({
  form,
  method,
  settings,
  shown,
  countries,
  firstPhone,
}: RegisterFieldsOptions): FieldProps {
  const { i18n } = useLingui();
  const { register, control, getFieldState, trigger, formState } = form;
  const { errors } = formState;
  const phone = useController({ name: 'mobileNum', control, defaultValue: firstPhone });
  const agreement = useController({ name: 'agreement', control });
  const age = useController({ name: 'age', control });

  const [password, typedName] = useWatch({ control, name: ['password', 'username'] });
  const username = method === 'mobile' ? phoneDigits(phone.field.value) : typedName?.trim();
  const rules = usePasswordRules(shown.password, password, username);

  /** A field of text, with what its rule asks for. */
  function text(name: TextName, rule: RegisterRule) {
    const isPassword = name === 'password' || name === 'confirmPassword';
    const pattern = toPatternName(rule.acceptedPattern);
    const onChange = () => {
      if (name === 'password' && getFieldState('confirmPassword').error) void trigger('confirmPassword');
    };
    return {
      ...register(name, { onChange }),
      error: errors[name]?.message,
      isRequired: rule.required,
      maxLength: isPassword ? longestPassword : undefined,
      // what an address looks like is known
      description:
        pattern && pattern !== 'email' && name !== 'confirmPassword' ? patternText(i18n, pattern, rule) : undefined,
    };
  }

  return {
    username: shown.username && text('username', shown.username),
    phone: shown.mobileNum && {
      ...phone.field,
      onValueChange: phone.field.onChange,
      countries,
      error: phone.fieldState.error?.message,
      isRequired: shown.mobileNum.required,
    },
    password: shown.password && { ...text('password', shown.password), rules },
    confirmation: shown.confirmPassword && text('confirmPassword', shown.confirmPassword),
    entries: shown.entries.map((rule) => ({ ...text(rule.name, rule), entry: rule.name })),
    agreement: {
      ...boxOf(agreement.field),
      error: agreement.fieldState.error?.message,
      termsHref: '/help/terms',
      privacyHref: '/help/privacy',
    },
    age: { ...boxOf(age.field), error: age.fieldState.error?.message, least: settings.minAge },
  };
}
