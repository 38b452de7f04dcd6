import { useLingui } from '@lingui/react/macro';
import { type FormEventHandler, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { TextField, type TextFieldProps } from '../../components/TextField/TextField.tsx';
import * as css from '../SessionList/SessionList.css.ts';

const longest = 40;

/** Props of {@link PasskeyListName}. */
export interface PasskeyListNameProps {
  /** The form is sent by its button or by Enter. */
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
  /** The name, as a form library registers it. */
  readonly field: Pick<TextFieldProps, 'name' | 'ref' | 'defaultValue' | 'onChange' | 'onBlur' | 'error'>;
  /** Leaves the form; no passkey is made. */
  readonly onCancel: () => void;
  /** Why it was refused, when it is not about the name: an `Alert` above the field. */
  readonly alert?: ReactNode;
  /**
   * The name is being saved.
   * @default false
   */
  readonly isPending?: boolean | undefined;
}

/** Form for the name of a passkey in a `PasskeyList`: Enter saves, Escape leaves the name as it was unless it is being saved. */
export function PasskeyListName({ onSubmit, field, onCancel, alert, isPending = false }: PasskeyListNameProps) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const input = form.current?.querySelector('input');
    input?.focus();
    input?.select();
  }, []);

  function leave(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    if (!isPending) onCancel();
  }
  return (
    <form ref={form} className={css.form} onSubmit={onSubmit} onKeyDown={leave} data-keeps-escape noValidate>
      {alert}
      <TextField
        {...field}
        label={t`Name of the passkey`}
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
