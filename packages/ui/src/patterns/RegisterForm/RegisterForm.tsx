import { Trans, useLingui } from '@lingui/react/macro';
import { UserRound } from 'lucide';
import type { FormEventHandler, ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { CaptchaField, type CaptchaFieldProps } from '../../components/CaptchaField/CaptchaField.tsx';
import { OneTimeCodeField, type OneTimeCodeFieldProps } from '../../components/OneTimeCodeField/OneTimeCodeField.tsx';
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx';
import { PasswordRules, type PasswordRulesProps } from '../../components/PasswordRules/PasswordRules.tsx';
import { PhoneField, type PhoneFieldProps } from '../../components/PhoneField/PhoneField.tsx';
import { SmsCodeButton, type SmsCodeButtonProps } from '../../components/SmsCodeButton/SmsCodeButton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Tabs } from '../../components/Tabs/Tabs.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { HumanCheckStepForm } from '../HumanCheckStep/HumanCheckStepForm.tsx';
import * as css from './RegisterForm.css.ts';
import { type RegisterMethod, registerMethods } from './RegisterForm.variants.ts';
import { RegisterFormConsents, type RegisterFormConsentsProps } from './RegisterFormConsents.tsx';
import { type RegisterFieldProps, RegisterFormEntry, type RegisterFormEntryProps } from './RegisterFormEntry.tsx';
import { RegisterFormInvitation, type RegisterFormInvitationProps } from './RegisterFormInvitation.tsx';

/** Props of {@link RegisterForm}. A field that is not handed over is switched off by the merchant. */
export interface RegisterFormProps extends RegisterFormConsentsProps {
  /** Never ticked at first. `least`: age in years. */
  readonly age: NonNullable<RegisterFormConsentsProps['age']>;
  /** The form is sent by its button or by Enter. */
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
  /**
   * The registration is under way.
   * @default false
   */
  readonly isPending?: boolean | undefined;
  /** Why it was refused: an `Alert` above everything. */
  readonly alert?: ReactNode;
  /** What to know before filling it in, such as an account that will be linked. */
  readonly notice?: ReactNode;
  /** Ways that are switched on; tabs where there are both. */
  readonly methods: readonly RegisterMethod[];
  /** Tab shown. @default the first of `methods` */
  readonly method?: RegisterMethod | undefined;
  /** Called with the tab that was chosen. */
  readonly onMethodChange?: ((method: RegisterMethod) => void) | undefined;
  /** On the tab of the user name. */
  readonly username?: RegisterFieldProps | undefined;
  /** First on the tab of the mobile number, where it becomes the user name; among the others elsewhere. */
  readonly phone?: PhoneFieldProps | undefined;
  /** Code that proves the number; `captcha` is the picture that is asked for before another one is sent. */
  readonly code?:
    | {
        readonly field: Omit<OneTimeCodeFieldProps, 'label' | 'end'>;
        readonly send: SmsCodeButtonProps;
        readonly captcha?: CaptchaFieldProps | undefined;
      }
    | undefined;
  /** With its rules, live. */
  readonly password?: (RegisterFieldProps & { readonly rules?: PasswordRulesProps | undefined }) | undefined;
  /** The password once more. */
  readonly confirmation?: RegisterFieldProps | undefined;
  /** What else is asked for, in the order of the form. */
  readonly entries?: readonly RegisterFormEntryProps[] | undefined;
  /** What became of the code of the visitor's link. */
  readonly invitation?: RegisterFormInvitationProps | undefined;
  /** The picture of the registration itself, while one is asked for. */
  readonly captcha?: CaptchaFieldProps | undefined;
  /** The `SliderChallenge`, while it is to be solved: it stands in the place of the fields, which keep what was typed. */
  readonly humanCheck?: ReactNode;
  /** Leaves the check: back to the fields, nothing is sent. */
  readonly onLeaveCheck?: (() => void) | undefined;
  /** Leads to log-in. */
  readonly onLogin?: (() => void) | undefined;
}

/**
 * Every way to register, each by its switch, with the fields that the merchant's rules ask for. Pure: fields come as a form
 * library registers them, the caller validates, sends and says why it was refused. Brings the `form` element along.
 */
export function RegisterForm({
  onSubmit,
  isPending = false,
  alert,
  notice,
  methods,
  method = methods[0],
  onMethodChange,
  username,
  phone,
  code,
  password,
  confirmation,
  entries = [],
  invitation,
  captcha,
  humanCheck,
  onLeaveCheck,
  onLogin,
  ...consents
}: RegisterFormProps) {
  const { t } = useLingui();
  const offered = registerMethods.filter((candidate) => methods.includes(candidate));
  const labels: Readonly<Record<RegisterMethod, string>> = {
    username: t`Username`,
    mobile: t`Mobile number`,
  };
  const number = (
    <>
      {phone && <PhoneField enterKeyHint="next" {...phone} />}
      {code?.captcha && <CaptchaField {...code.captcha} />}
      {code && (
        <OneTimeCodeField
          enterKeyHint="next"
          isRequired
          {...code.field}
          label={t`Code from the message`}
          end={<SmsCodeButton {...code.send} />}
        />
      )}
    </>
  );
  const { rules, ...typed } = password ?? {};
  const fields = (
    <Stack>
      {method === 'mobile' && number}
      {username && (
        <TextField
          {...username}
          label={t`Username`}
          icon={UserRound}
          autoComplete="username"
          enterKeyHint="next"
          dir="ltr"
          hasSpellCheck={false}
        />
      )}
      {password && (
        <PasswordField
          {...typed}
          label={t`Password`}
          autoComplete="new-password"
          enterKeyHint="next"
          description={rules ? <PasswordRules {...rules} /> : typed.description}
        />
      )}
      {confirmation && (
        <PasswordField {...confirmation} label={t`Confirm password`} autoComplete="new-password" enterKeyHint="next" />
      )}
      {method !== 'mobile' && number}
      {entries.map((entry) => (
        <RegisterFormEntry key={entry.entry} {...entry} />
      ))}
    </Stack>
  );

  return (
    <HumanCheckStepForm {...{ onSubmit, alert, humanCheck, onLeaveCheck }}>
      {notice}
      {invitation && <RegisterFormInvitation {...invitation} />}
      {method && offered.length > 1 ? (
        <Tabs
          label={t`Register with`}
          tabs={offered.map((value) => ({ value, label: labels[value] }))}
          value={method}
          onValueChange={(chosen) => onMethodChange?.(chosen)}
          isFullWidth
        >
          {fields}
        </Tabs>
      ) : (
        fields
      )}
      {captcha && <CaptchaField {...captcha} />}
      <RegisterFormConsents {...consents} />
      <Button type="submit" variant="primary" size="lg" isFullWidth isPending={isPending}>
        {t`Create account`}
      </Button>
      {onLogin && (
        <div className={css.foot}>
          <Text tone="muted">
            <Trans>Have an account?</Trans>
          </Text>
          <Button variant="ghost" size="sm" onClick={onLogin}>
            {t`Log in`}
          </Button>
        </div>
      )}
    </HumanCheckStepForm>
  );
}
