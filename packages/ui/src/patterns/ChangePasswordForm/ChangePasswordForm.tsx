import { useLingui } from '@lingui/react/macro';
import type { FormEventHandler, ReactNode } from 'react';
import { Alert } from '../../components/Alert/Alert.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { CaptchaField, type CaptchaFieldProps } from '../../components/CaptchaField/CaptchaField.tsx';
import { PasswordField, type PasswordFieldProps } from '../../components/PasswordField/PasswordField.tsx';
import { PasswordRules, type PasswordRulesProps } from '../../components/PasswordRules/PasswordRules.tsx';
import * as css from './ChangePasswordForm.css.ts';
import type { ChangePasswordReason } from './ChangePasswordForm.variants.ts';

/** A field as a form library registers it: `{ ...register('password'), error: errors.password?.message }`. */
export type PasswordRegistration = Pick<
  PasswordFieldProps,
  'name' | 'ref' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'error' | 'maxLength'
>;

/** Props of {@link ChangePasswordForm}. */
export interface ChangePasswordFormProps {
  /** The form is sent by its button or by Enter. */
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
  /**
   * Why a password is set; it decides the words above the fields.
   * @default 'choice'
   */
  readonly reason?: ChangePasswordReason | undefined;
  /** Account name, for password managers: out of sight. */
  readonly username?: string | undefined;
  /** Left out after a link of recovery, and where it was typed a moment ago. */
  readonly current?: PasswordRegistration | undefined;
  /** The new password. */
  readonly password: PasswordRegistration;
  /** The new password once more. */
  readonly confirmation: PasswordRegistration;
  /** Live rules of the new password. */
  readonly rules?: PasswordRulesProps | undefined;
  /** The picture, while one is asked for. */
  readonly captcha?: CaptchaFieldProps | undefined;
  /** Why it was refused: an `Alert` above the fields. */
  readonly alert?: ReactNode;
  /**
   * It was sent and the answer is on its way: the button waits and takes no second press.
   * @default false
   */
  readonly isPending?: boolean | undefined;
}

/** Sets a new password: with the current one, or after a link of recovery. Says first why it must be, when it must. */
export function ChangePasswordForm({
  onSubmit,
  reason = 'choice',
  username,
  current,
  password,
  confirmation,
  rules,
  captcha,
  alert,
  isPending = false,
}: ChangePasswordFormProps) {
  const { t } = useLingui();
  const why: Readonly<Record<ChangePasswordReason, string | undefined>> = {
    choice: undefined,
    recovery: undefined,
    default: t`This account still has its first password. Choose one that only you know.`,
    expired: t`Your password has expired. Choose a new one to go on.`,
  };
  return (
    <form className={css.root} onSubmit={onSubmit} noValidate>
      {alert}
      {why[reason] && <Alert tone="info" title={why[reason]} />}
      {username && (
        <input
          className={css.account}
          type="text"
          autoComplete="username"
          value={username}
          readOnly
          tabIndex={-1}
          aria-hidden
        />
      )}
      {current && (
        <PasswordField
          {...current}
          label={t`Current password`}
          autoComplete="current-password"
          enterKeyHint="next"
          isRequired
        />
      )}
      <PasswordField
        {...password}
        label={t`New password`}
        autoComplete="new-password"
        enterKeyHint="next"
        description={rules && <PasswordRules {...rules} />}
        isRequired
      />
      <PasswordField
        {...confirmation}
        label={t`Confirm new password`}
        autoComplete="new-password"
        enterKeyHint="done"
        isRequired
      />
      {captcha && <CaptchaField {...captcha} />}
      <Button type="submit" variant="primary" size="lg" isFullWidth isPending={isPending}>
        {reason === 'recovery' ? t`Set new password` : t`Change password`}
      </Button>
    </form>
  );
}
