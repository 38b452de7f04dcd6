import { useLingui } from '@lingui/react/macro';
import { Eye, EyeOff, Lock } from 'lucide';
import { useState } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { type TextControlProps, TextField } from '../TextField/TextField.tsx';

/** Props of {@link PasswordField}. */
export interface PasswordFieldProps extends TextControlProps<HTMLInputElement> {
  /** Tells password managers whether to fill in or to propose. */
  readonly autoComplete: 'current-password' | 'new-password';
  /** Label of the Enter key of a phone. */
  readonly enterKeyHint?: 'next' | 'go' | 'done' | undefined;
}

/** A password, hidden until its owner asks to see it. Pasting is welcome. */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useLingui();
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      icon={Lock}
      type={isShown ? 'text' : 'password'}
      dir="ltr"
      hasSpellCheck={false}
      end={
        <IconButton
          size="sm"
          icon={isShown ? EyeOff : Eye}
          label={t`Show password`}
          isPressed={isShown}
          isDisabled={props.isDisabled}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
