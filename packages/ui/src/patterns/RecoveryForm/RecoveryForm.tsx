import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Mail, UserRound } from 'lucide';
import type { FormEventHandler, ReactNode } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { CaptchaField, type CaptchaFieldProps } from '../../components/CaptchaField/CaptchaField.tsx';
import { OneTimeCodeField, type OneTimeCodeFieldProps } from '../../components/OneTimeCodeField/OneTimeCodeField.tsx';
import { PasswordField, type PasswordFieldProps } from '../../components/PasswordField/PasswordField.tsx';
import { PasswordRules, type PasswordRulesProps } from '../../components/PasswordRules/PasswordRules.tsx';
import { PhoneField, type PhoneFieldProps } from '../../components/PhoneField/PhoneField.tsx';
import { SmsCodeButton, type SmsCodeButtonProps } from '../../components/SmsCodeButton/SmsCodeButton.tsx';
import { useSecondsLeft } from '../../components/SmsCodeButton/use-seconds-left.ts';
import { Stack } from '../../components/Stack/Stack.tsx';
import { StateView } from '../../components/StateView/StateView.tsx';
import { Tabs } from '../../components/Tabs/Tabs.tsx';
import { type TextControlProps, TextField } from '../../components/TextField/TextField.tsx';
import { HumanCheckStepForm } from '../HumanCheckStep/HumanCheckStepForm.tsx';
import type { RecoveryWay } from './RecoveryForm.variants.ts';

/** A field as a form library registers it: `{ ...register('email'), error: errors.email?.message }`. */
export type RecoveryFieldProps = Pick<
  TextControlProps<HTMLInputElement>,
  'name' | 'ref' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'error' | 'maxLength'
>;

/** Props of {@link RecoveryForm}. A way that is not handed over is switched off. */
export interface RecoveryFormProps {
  /** The form is sent by its button or by Enter. */
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
  /** Fields of the recovery by mail. Only where it is switched on. */
  readonly email?: { readonly username: RecoveryFieldProps; readonly email: RecoveryFieldProps } | undefined;
  /** Fields of the recovery by a code to the phone. Only where it is switched on. */
  readonly phone?:
    | {
        readonly phone: PhoneFieldProps;
        readonly code: Omit<OneTimeCodeFieldProps, 'label' | 'end'>;
        readonly send: SmsCodeButtonProps;
        /** The picture, while one is asked for before another code is sent. */
        readonly captcha?: CaptchaFieldProps | undefined;
        readonly password: Omit<PasswordFieldProps, 'label' | 'autoComplete' | 'description'>;
        readonly rules?: PasswordRulesProps | undefined;
      }
    | undefined;
  /** Way shown where both are on. @default 'email' */
  readonly way?: RecoveryWay | undefined;
  /** Called with the way that was chosen. */
  readonly onWayChange?: ((way: RecoveryWay) => void) | undefined;
  /** The picture, while one is asked for before a mail is sent. */
  readonly captcha?: CaptchaFieldProps | undefined;
  /** The `SliderChallenge`, while it is to be solved: it stands in the place of the fields, which keep what was typed. */
  readonly humanCheck?: ReactNode;
  /** Leaves the check: back to the fields, nothing is sent. */
  readonly onLeaveCheck?: (() => void) | undefined;
  /** Why it was refused: an `Alert` above the fields. */
  readonly alert?: ReactNode;
  /**
   * It was sent and the answer is on its way: the button waits and takes no second press.
   * @default false
   */
  readonly isPending?: boolean | undefined;
  /**
   * The mail was asked for. The words are the same whether or not the account exists.
   * @default false
   */
  readonly isSent?: boolean | undefined;
  /** Back to the fields, for who typed another name or address, or got no mail. */
  readonly onSendAgain?: (() => void) | undefined;
  /** Until when no more is sent, in milliseconds since 1970. */
  readonly throttledUntil?: number | undefined;
  /** Back to log-in. */
  readonly onLogin?: (() => void) | undefined;
}

/** The way back for who forgot the password: a link by email, or a code by phone with the new password in one step. */
export function RecoveryForm({
  onSubmit,
  email,
  phone,
  way = 'email',
  onWayChange,
  captcha,
  humanCheck,
  onLeaveCheck,
  alert,
  isPending = false,
  isSent = false,
  onSendAgain,
  throttledUntil,
  onLogin,
}: RecoveryFormProps) {
  const { t } = useLingui();
  const wait = useSecondsLeft(throttledUntil);
  const back = onLogin && (
    <Button variant="ghost" isFullWidth onClick={onLogin}>
      {t`Back to log in`}
    </Button>
  );
  if (!email && !phone)
    return (
      <StateView
        kind="restricted"
        level={3}
        title={t`Passwords cannot be reset here`}
        description={t`Contact your agent to get back into your account.`}
      >
        {back}
      </StateView>
    );
  const shown = email && phone ? way : email ? 'email' : 'phone';
  const fields =
    shown === 'phone' && phone ? (
      <Stack>
        <PhoneField enterKeyHint="next" isRequired {...phone.phone} />
        {phone.captcha && <CaptchaField {...phone.captcha} />}
        <OneTimeCodeField
          isRequired
          {...phone.code}
          label={t`Code from the message`}
          end={<SmsCodeButton {...phone.send} />}
        />
        <PasswordField
          {...phone.password}
          label={t`New password`}
          autoComplete="new-password"
          description={phone.rules && <PasswordRules {...phone.rules} />}
          isRequired
        />
      </Stack>
    ) : (
      email && (
        <Stack>
          <TextField
            {...email.username}
            label={t`Username`}
            icon={UserRound}
            autoComplete="username"
            dir="ltr"
            hasSpellCheck={false}
            isRequired
          />
          <TextField
            {...email.email}
            label={t`Email address`}
            type="email"
            icon={Mail}
            autoComplete="email"
            dir="ltr"
            isRequired
          />
        </Stack>
      )
    );

  if (isSent && shown === 'email')
    return (
      <Stack>
        <Alert
          tone="info"
          title={t`Check your email`}
          description={t`If an account with this name and address exists, we sent a link to it. It works once, within 30 minutes.`}
        />
        {onSendAgain && (
          <Button isFullWidth onClick={onSendAgain}>
            {t`Nothing arrived? Send it again`}
          </Button>
        )}
        {back}
      </Stack>
    );

  return (
    <HumanCheckStepForm {...{ onSubmit, alert, humanCheck, onLeaveCheck }}>
      {email && phone ? (
        <Tabs
          label={t`Reset the password by`}
          tabs={[
            { value: 'email', label: t({ message: 'Email', comment: 'Tab: reset the password by email' }) },
            { value: 'phone', label: t({ message: 'Phone', comment: 'Tab: reset the password by phone' }) },
          ]}
          value={shown}
          onValueChange={(chosen) => onWayChange?.(chosen)}
          isFullWidth
        >
          {fields}
        </Tabs>
      ) : (
        fields
      )}
      {captcha && shown === 'email' && <CaptchaField {...captcha} />}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        isFullWidth
        isPending={isPending}
        disabledReason={
          wait > 0
            ? t`Too many attempts. You can try again in ${plural(wait, { one: '# second', other: '# seconds' })}.`
            : undefined
        }
      >
        {shown === 'email' ? t`Send link` : t`Set new password`}
      </Button>
      {back}
    </HumanCheckStepForm>
  );
}
