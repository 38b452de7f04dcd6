import { useLingui } from '@lingui/react/macro';
import { KeyRound, LifeBuoy, Lock, Smartphone } from 'lucide';
import { Button } from '../../components/Button/Button.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import type { StepUpMethod } from './StepUpDialog.variants.ts';

/** Props of {@link StepUpDialogWays}. */
export interface StepUpDialogWaysProps {
  readonly ways: readonly StepUpMethod[];
  readonly onChoose: (method: StepUpMethod) => void;
  readonly isDisabled: boolean;
}

const glyphs = { password: Lock, totp: Smartphone, recoveryCode: LifeBuoy, passkey: KeyRound } as const;

/** The other proofs that an account can give, below each other: their words are long. */
export function StepUpDialogWays({ ways, onChoose, isDisabled }: StepUpDialogWaysProps) {
  const { t } = useLingui();
  const words: Readonly<Record<StepUpMethod, string>> = {
    password: t`Use the password`,
    totp: t`Use the code of your authenticator`,
    recoveryCode: t`Use a recovery code`,
    passkey: t({ message: 'Use a passkey', comment: 'Button: a passkey of this device proves who is there' }),
  };
  if (ways.length === 0) return null;
  return (
    <Stack gap={1}>
      {ways.map((way) => (
        <Button
          key={way}
          variant="ghost"
          icon={glyphs[way]}
          isFullWidth
          isDisabled={isDisabled}
          onClick={() => onChoose(way)}
        >
          {words[way]}
        </Button>
      ))}
    </Stack>
  );
}
