import { Trans, useLingui } from '@lingui/react/macro';
import { KeyRound, LifeBuoy, Smartphone } from 'lucide';
import type { FormEventHandler, ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { OneTimeCodeField, type OneTimeCodeFieldProps } from '../../components/OneTimeCodeField/OneTimeCodeField.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextField, type TextFieldProps } from '../../components/TextField/TextField.tsx';
import * as css from './SecondFactorForm.css.ts';
import type { SecondFactorMethod } from './SecondFactorForm.variants.ts';

/** Props of {@link SecondFactorForm}. Fields come as a form library registers them. */
export interface SecondFactorFormProps {
  /** The form is sent by its button or by Enter; the last digit of a code is told by `code.onComplete`. */
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
  /** What the account takes, in the order they are offered. */
  readonly methods: readonly SecondFactorMethod[];
  /** The one that is shown. */
  readonly method: SecondFactorMethod;
  /** Called with the way that was chosen. */
  readonly onMethodChange: (method: SecondFactorMethod) => void;
  /** Six digits of the authenticator. */
  readonly code: Omit<OneTimeCodeFieldProps, 'label' | 'length' | 'description' | 'end'>;
  /** One of the ten codes that were shown once. */
  readonly recoveryCode: Pick<TextFieldProps, 'name' | 'ref' | 'onChange' | 'onBlur' | 'error'>;
  /** Why it was refused: an `Alert` above the field. */
  readonly alert?: ReactNode;
  /**
   * It was sent and the answer is on its way: the button waits and takes no second press.
   * @default false
   */
  readonly isPending?: boolean | undefined;
  /** Back to the first step; what was typed there is still there. */
  readonly onBack: () => void;
}

/** Second step of a log-in: the code of an authenticator, a recovery code, or a passkey. */
export function SecondFactorForm({
  onSubmit,
  methods,
  method,
  onMethodChange,
  code,
  recoveryCode,
  alert,
  isPending = false,
  onBack,
}: SecondFactorFormProps) {
  const { t } = useLingui();
  const glyphs = { totp: Smartphone, recoveryCode: LifeBuoy, passkey: KeyRound } as const;
  const ways: Readonly<Record<SecondFactorMethod, string>> = {
    totp: t`Use the code of your authenticator`,
    recoveryCode: t`Use a recovery code`,
    passkey: t({ message: 'Use a passkey', comment: 'Button: a passkey of this device proves who is there' }),
  };
  return (
    <form className={css.root} onSubmit={onSubmit} noValidate>
      {alert}
      <Text tone="muted">
        {method === 'totp' && (
          <Trans>
            This account asks for a second proof. Open your authenticator app and type the code that it shows.
          </Trans>
        )}
        {method === 'recoveryCode' && (
          <Trans>
            Type one of the recovery codes that you saved when you set up the authenticator. Each of them works once.
          </Trans>
        )}
        {method === 'passkey' && (
          <Trans>This account asks for a second proof. Your device will ask whether it is you.</Trans>
        )}
      </Text>
      {method === 'totp' && (
        <OneTimeCodeField enterKeyHint="go" isRequired {...code} label={t`Code of your authenticator`} />
      )}
      {method === 'recoveryCode' && (
        <TextField
          {...recoveryCode}
          label={t`Recovery code`}
          autoComplete="off"
          hasSpellCheck={false}
          enterKeyHint="go"
          dir="ltr"
          maxLength={16}
          isRequired
        />
      )}
      <Button type="submit" variant="primary" size="lg" isFullWidth isPending={isPending}>
        {method === 'passkey' ? ways.passkey : t`Log in`}
      </Button>
      <div className={css.ways}>
        {methods
          .filter((other) => other !== method)
          .map((other) => (
            <Button
              key={other}
              variant="ghost"
              icon={glyphs[other]}
              isFullWidth
              isDisabled={isPending}
              onClick={() => onMethodChange(other)}
            >
              {ways[other]}
            </Button>
          ))}
        <Button variant="ghost" isFullWidth onClick={onBack}>
          {t`Back to log in`}
        </Button>
      </div>
    </form>
  );
}
