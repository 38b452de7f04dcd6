import { Trans, useLingui } from '@lingui/react/macro';
import { KeyRound, UserRound } from 'lucide';
import type { FormEventHandler, ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { CaptchaField, type CaptchaFieldProps } from '../../components/CaptchaField/CaptchaField.tsx';
import { Checkbox, type CheckboxProps } from '../../components/Checkbox/Checkbox.tsx';
import { OneTimeCodeField, type OneTimeCodeFieldProps } from '../../components/OneTimeCodeField/OneTimeCodeField.tsx';
import { PasswordField } from '../../components/PasswordField/PasswordField.tsx';
import { PhoneField, type PhoneFieldProps } from '../../components/PhoneField/PhoneField.tsx';
import { SmsCodeButton, type SmsCodeButtonProps } from '../../components/SmsCodeButton/SmsCodeButton.tsx';
import { SocialButtons, type SocialButtonsProps } from '../../components/SocialButtons/SocialButtons.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Tabs } from '../../components/Tabs/Tabs.tsx';
import { type TextControlProps, TextField } from '../../components/TextField/TextField.tsx';
import { HumanCheckStepForm } from '../HumanCheckStep/HumanCheckStepForm.tsx';
import * as css from './LoginForm.css.ts';
import type { LoginMethod } from './LoginForm.variants.ts';
import { LoginFormFoot, type LoginFormFootProps } from './LoginFormFoot.tsx';
import { LoginFormRemembered, type LoginFormRememberedProps } from './LoginFormRemembered.tsx';

/** A field as a form library registers it: `{ ...register('username'), error: errors.username?.message }`. */
export type LoginFieldProps = Pick<
  TextControlProps<HTMLInputElement>,
  'name' | 'ref' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'error'
>;

/** Props of {@link LoginForm}. What is not handed over is not shown. */
export interface LoginFormProps extends LoginFormFootProps {
  /** The form is sent by its button or by Enter. */
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
  /**
   * The log-in is under way.
   * @default false
   */
  readonly isPending?: boolean | undefined;
  /** Why it was refused: an `Alert` above everything. */
  readonly alert?: ReactNode;
  /** The one who logged in here last and asked to be remembered: one press, with the form below. */
  readonly remembered?: LoginFormRememberedProps | undefined;
  /** Tab shown. @default 'password' */
  readonly method?: LoginMethod | undefined;
  /** Called with the tab that was chosen. Matters where both `password` and `sms` are given. */
  readonly onMethodChange?: ((method: LoginMethod) => void) | undefined;
  /** The two fields of the log-in by password. Only where it is switched on. */
  readonly password?: { readonly username: LoginFieldProps; readonly password: LoginFieldProps } | undefined;
  /** Only where log-in by code is switched on. */
  readonly sms?:
    | {
        readonly phone: PhoneFieldProps;
        readonly code: Omit<OneTimeCodeFieldProps, 'label' | 'end'>;
        readonly send: SmsCodeButtonProps;
      }
    | undefined;
  /** Only after the server asked for it. */
  readonly captcha?: CaptchaFieldProps | undefined;
  /** The `SliderChallenge`, while it is to be solved: it stands in the place of the fields, which keep what was typed. */
  readonly humanCheck?: ReactNode;
  /** Leaves the check: back to the fields, nothing is sent. */
  readonly onLeaveCheck?: (() => void) | undefined;
  /** The box that keeps the account on this device for a day. */
  readonly remember?: Pick<CheckboxProps, 'isChecked' | 'onCheckedChange' | 'name' | 'ref' | 'onBlur'> | undefined;
  /** Only while at least one way of recovery is switched on. */
  readonly onForgot?: (() => void) | undefined;
  /** Log-in with a passkey of this device, where both can. */
  readonly passkey?: { readonly onUse: () => void; readonly isPending?: boolean | undefined } | undefined;
  /** Ways in through accounts of other sites. */
  readonly social?: SocialButtonsProps | undefined;
}

/**
 * Every way to log in, each by its switch. Pure: fields come as a form library registers them, the caller validates, sends
 * and says why it was refused. Stands in a `Dialog` or on a page, and brings the `form` element along.
 */
export function LoginForm({
  onSubmit,
  isPending = false,
  alert,
  remembered,
  method = 'password',
  onMethodChange,
  password,
  sms,
  captcha,
  humanCheck,
  onLeaveCheck,
  remember,
  onForgot,
  passkey,
  social,
  ...foot
}: LoginFormProps) {
  const { t } = useLingui();
  const shown = password && sms ? method : sms ? 'sms' : 'password';
  const fields =
    shown === 'sms' && sms ? (
      <Stack>
        <PhoneField enterKeyHint="next" isRequired {...sms.phone} />
        <OneTimeCodeField
          enterKeyHint="go"
          isRequired
          {...sms.code}
          label={t`Code from the message`}
          end={<SmsCodeButton {...sms.send} />}
        />
      </Stack>
    ) : (
      password && (
        <Stack>
          <TextField
            {...password.username}
            label={t`Username or mobile`}
            icon={UserRound}
            autoComplete={passkey ? 'username webauthn' : 'username'}
            enterKeyHint="next"
            dir="ltr"
            hasSpellCheck={false}
            maxLength={64}
            isRequired
          />
          <PasswordField
            {...password.password}
            label={t`Password`}
            autoComplete="current-password"
            enterKeyHint="go"
            maxLength={64}
            isRequired
          />
        </Stack>
      )
    );

  return (
    <HumanCheckStepForm {...{ onSubmit, alert, humanCheck, onLeaveCheck }}>
      {remembered && <LoginFormRemembered {...remembered} />}
      {password && sms ? (
        <Tabs
          label={t`Log in with`}
          tabs={[
            { value: 'password', label: t`Password` },
            { value: 'sms', label: t`SMS code` },
          ]}
          value={shown}
          onValueChange={(chosen) => onMethodChange?.(chosen)}
          isFullWidth
        >
          {fields}
        </Tabs>
      ) : (
        fields
      )}
      {captcha && <CaptchaField {...captcha} />}
      {(remember || onForgot) && (
        <div className={css.between}>
          {remember && <Checkbox {...remember} label={t`Remember me for one day`} />}
          {onForgot && (
            <div className={css.forgot}>
              <Button variant="ghost" size="sm" onClick={onForgot}>
                {t`Forgot password?`}
              </Button>
            </div>
          )}
        </div>
      )}
      <Button type="submit" variant={remembered ? 'secondary' : 'primary'} size="lg" isFullWidth isPending={isPending}>
        {t`Log in`}
      </Button>
      {(passkey || (social && social.providers.length > 0)) && (
        <div className={css.or}>
          <Trans comment="Between two ways to do the same">or</Trans>
        </div>
      )}
      {passkey && (
        <Button icon={KeyRound} isFullWidth isPending={passkey.isPending} onClick={passkey.onUse}>
          {t({ message: 'Use a passkey', comment: 'Button: a passkey of this device proves who is there' })}
        </Button>
      )}
      {social && <SocialButtons {...social} isDisabled={social.isDisabled || isPending} />}
      <LoginFormFoot {...foot} />
    </HumanCheckStepForm>
  );
}
