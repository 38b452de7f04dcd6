import { useLingui } from '@lingui/react/macro';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import * as css from '../SessionList/SessionList.css.ts';

const longest = 40;

/** Props of {@link PasskeyListName}. */
export interface PasskeyListNameProps {
  /** Name to begin with. */
  readonly name: string;
  /** Called with what stands in the field whenever it changes. */
  readonly onNameChange?: ((name: string) => void) | undefined;
  readonly isPending: boolean;
  /** Saves a name without spaces around it. When it rejects, what was typed stays. */
  readonly onSave: (name: string) => Promise<void>;
  readonly onCancel: () => void;
}

/** Field for the name of a passkey: Enter saves, Escape leaves it as it was. */
export function PasskeyListName({ name, onNameChange, isPending, onSave, onCancel }: PasskeyListNameProps) {
  const { t } = useLingui();
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);

  function save(event: FormEvent): void {
    event.preventDefault();
    const next = field.current?.value.trim() ?? '';
    setError(next ? undefined : t`Enter a name, such as the device it is on.`);
    if (next && !isPending) void onSave(next).catch(() => field.current?.focus());
    else field.current?.focus();
  }
  function leave(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onCancel();
  }
  return (
    <form className={css.form} onSubmit={save} onKeyDown={leave} noValidate>
      <TextField
        ref={field}
        label={t`Name of the passkey`}
        defaultValue={name}
        onChange={(event) => onNameChange?.(event.target.value)}
        error={error}
        maxLength={longest}
        autoComplete="off"
        enterKeyHint="done"
        dir="auto"
      />
      <div className={css.foot}>
        <Button onClick={onCancel} isDisabled={isPending}>
          {t`Cancel`}
        </Button>
        <Button type="submit" variant="primary" isPending={isPending}>
          {t`Save`}
        </Button>
      </div>
    </form>
  );
}
