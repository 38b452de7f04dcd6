import { Trans, useLingui } from '@lingui/react/macro';
import type { Instant } from '@mekong/i18n/formats/dates';
import { ShieldCheck } from 'lucide';
import type { FormEventHandler, ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import type { OneTimeCodeFieldProps } from '../../components/OneTimeCodeField/OneTimeCodeField.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Stepper } from '../../components/Stepper/Stepper.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TotpSetupCodes } from './TotpSetupCodes.tsx';
import { TotpSetupOn } from './TotpSetupOn.tsx';
import { TotpSetupScan } from './TotpSetupScan.tsx';

/** How far the authenticator is, and what is shown with it. */
export type TotpSetupState =
  | { readonly step: 'off' }
  /** The key: as an `otpauth://` address for a camera, and in base32 for typing. */
  | { readonly step: 'scan'; readonly uri: string; readonly secret: string }
  /** The recovery codes, which are shown this once. */
  | { readonly step: 'codes'; readonly codes: readonly string[] }
  | { readonly step: 'on'; readonly since?: Instant | undefined; readonly codesLeft: number };

/** Props of {@link TotpSetup}. */
export interface TotpSetupProps {
  /** `undefined` until it is known. */
  readonly state: TotpSetupState | undefined;
  /** Asks for a key; also once more, for new codes, after the old ones were taken away. */
  readonly onBegin: () => void;
  /** Leaves the key unused. */
  readonly onCancel: () => void;
  /** Sends the code that confirms the key. */
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
  /** The code that the app shows, as a form library registers it. */
  readonly code: Pick<OneTimeCodeFieldProps, 'name' | 'ref' | 'defaultValue' | 'onChange' | 'onBlur' | 'error'>;
  /** Saves the recovery codes as a file. */
  readonly onSaveCodes: (codes: readonly string[]) => void;
  /** The recovery codes were kept; they are never shown again. */
  readonly onCodesKept: () => void;
  /** Takes the authenticator away; the question whether to was answered. */
  readonly onDisable: () => void;
  /**
   * What was pressed is under way.
   * @default false
   */
  readonly isPending?: boolean | undefined;
  /** Why the last action failed: an `Alert` above everything. */
  readonly alert?: ReactNode;
  /** In place of everything when it did not load: a `StateView` with a retry. */
  readonly failure?: ReactNode;
}

/** Puts an authenticator app before an account, in two steps: its key with the proof of it, and the recovery codes. */
export function TotpSetup({ state, alert, failure, ...actions }: TotpSetupProps) {
  const { t } = useLingui();
  if (failure) return failure;
  if (!state)
    return (
      <div aria-busy>
        <Skeleton shape="control" />
      </div>
    );
  return (
    <Stack gap={4}>
      {(state.step === 'scan' || state.step === 'codes') && (
        <Stepper
          label={t`Set up an authenticator`}
          steps={[
            { key: 'scan', label: t`Connect the app` },
            { key: 'codes', label: t`Save the recovery codes` },
          ]}
          value={state.step}
        />
      )}
      {alert}
      {state.step === 'off' && <TotpSetupOff {...actions} />}
      {state.step === 'scan' && <TotpSetupScan {...state} {...actions} />}
      {state.step === 'codes' && <TotpSetupCodes {...state} {...actions} />}
      {state.step === 'on' && <TotpSetupOn {...state} {...actions} />}
    </Stack>
  );
}

function TotpSetupOff({ onBegin, isPending }: Pick<TotpSetupProps, 'onBegin' | 'isPending'>) {
  const { t } = useLingui();
  return (
    <Stack gap={4} align="start">
      <Text tone="muted">
        <Trans>
          You'll enter a code from an app after your password, so a stolen password alone can't open your account.
        </Trans>
      </Text>
      <Button icon={ShieldCheck} isPending={isPending} onClick={onBegin}>
        {t`Set up an authenticator`}
      </Button>
    </Stack>
  );
}
