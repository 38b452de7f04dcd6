import { Trans, useLingui } from '@lingui/react/macro';
import type { FormEventHandler, ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { OneTimeCodeField, type OneTimeCodeFieldProps } from '../../components/OneTimeCodeField/OneTimeCodeField.tsx';
import { PasswordField, type PasswordFieldProps } from '../../components/PasswordField/PasswordField.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextField, type TextFieldProps } from '../../components/TextField/TextField.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import type { StepUpMethod } from './StepUpDialog.variants.ts';
import { StepUpDialogWays } from './StepUpDialogWays.tsx';

type Registered = 'name' | 'ref' | 'defaultValue' | 'onChange' | 'onBlur' | 'error';

/** Props of {@link StepUpDialog}. Fields come as a form library registers them. */
export interface StepUpDialogProps {
  /** Whether it is shown. What opened it gets the focus back when it closes. */
  readonly open: boolean;
  /** Closes it without a proof: what was to be done is not done. */
  readonly onClose: () => void;
  /** The proof is sent by its button or by Enter; the last digit of a code is told by `code.onComplete`. */
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
  /** What the account can prove itself by, in the order they are offered; `undefined` until it is known. */
  readonly methods: readonly StepUpMethod[] | undefined;
  /** The one that is shown. */
  readonly method: StepUpMethod;
  /** Called with the way that was chosen. */
  readonly onMethodChange: (method: StepUpMethod) => void;
  /** Account name, for password managers: out of sight. */
  readonly username?: string | undefined;
  /** Field of the password. */
  readonly password: Pick<PasswordFieldProps, Registered>;
  /** Six digits of the authenticator. */
  readonly code: Pick<OneTimeCodeFieldProps, Registered | 'onComplete'>;
  /** One of the ten codes that were shown once. */
  readonly recoveryCode: Pick<TextFieldProps, Registered>;
  /** Why the proof was refused: an `Alert` above the field. */
  readonly alert?: ReactNode;
  /**
   * The proof is under way.
   * @default false
   */
  readonly isPending?: boolean | undefined;
}

/** Asks the owner of the account to prove again who is there, before something that cannot be taken back. */
export function StepUpDialog({
  open,
  onClose,
  onSubmit,
  methods,
  method,
  onMethodChange,
  username,
  password,
  code,
  recoveryCode,
  alert,
  isPending = false,
}: StepUpDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t`Confirm that it is you`}
      description={t`This protects your account if somebody else gets hold of this device.`}
      size="sm"
      isBrief
      initialFocus="field"
    >
      {methods ? (
        <form onSubmit={onSubmit} noValidate>
          <Stack gap={4}>
            {alert}
            {method === 'password' && (
              <>
                {username && (
                  <VisuallyHidden>
                    <input type="text" autoComplete="username" value={username} readOnly tabIndex={-1} aria-hidden />
                  </VisuallyHidden>
                )}
                <PasswordField
                  {...password}
                  label={t`Password`}
                  autoComplete="current-password"
                  enterKeyHint="go"
                  maxLength={128}
                  isRequired
                />
              </>
            )}
            {method === 'totp' && (
              <OneTimeCodeField {...code} label={t`Code of your authenticator`} enterKeyHint="go" isRequired />
            )}
            {method === 'recoveryCode' && (
              <TextField
                {...recoveryCode}
                label={t`Recovery code`}
                description={t`One of the codes that you saved when you set up the authenticator. Each of them works once.`}
                autoComplete="off"
                hasSpellCheck={false}
                enterKeyHint="go"
                dir="ltr"
                maxLength={16}
                isRequired
              />
            )}
            {method === 'passkey' && (
              <Text tone="muted">
                <Trans>Your device asks for your fingerprint, your face or the code of your screen lock.</Trans>
              </Text>
            )}
            <Button type="submit" variant="primary" size="lg" isFullWidth isPending={isPending}>
              {method === 'passkey'
                ? t({ message: 'Use a passkey', comment: 'Button: a passkey of this device proves who is there' })
                : t({ message: 'Confirm', comment: 'Button: sends a password or code as proof of who is there' })}
            </Button>
            <StepUpDialogWays
              ways={methods.filter((other) => other !== method)}
              onChoose={onMethodChange}
              isDisabled={isPending}
            />
          </Stack>
        </form>
      ) : (
        (alert ?? (
          <div aria-busy>
            <Skeleton shape="control" />
          </div>
        ))
      )}
    </Dialog>
  );
}
