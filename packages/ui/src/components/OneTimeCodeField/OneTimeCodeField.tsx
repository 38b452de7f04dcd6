import type { ChangeEvent, ReactNode } from 'react';
import { Field } from '../Field/Field.tsx';
import type { TextControlProps } from '../TextField/TextField.tsx';
import { digitsOf } from './digits.ts';
import * as css from './OneTimeCodeField.css.ts';
import type { OneTimeCodeLength } from './OneTimeCodeField.variants.ts';

/** Props of {@link OneTimeCodeField}: `name`, `ref`, `onChange` and `onBlur` are those of a form library's `register`. */
export interface OneTimeCodeFieldProps
  extends Omit<TextControlProps<HTMLInputElement>, 'autoComplete' | 'dir' | 'maxLength' | 'placeholder'> {
  /**
   * Digits of the code.
   * @default 6
   */
  readonly length?: OneTimeCodeLength | undefined;
  /** Called once the last digit is there. Sending the form by it is welcome when the button stays. */
  readonly onComplete?: ((code: string) => void) | undefined;
  /**
   * A secret of digits, such as a payment password: it is hidden, and no message brings it.
   * @default false
   */
  readonly isSecret?: boolean | undefined;
  /** What stands behind the cells, or below them where there is no room: the `SmsCodeButton`. */
  readonly end?: ReactNode;
  /** Label of the Enter key of a phone. */
  readonly enterKeyHint?: 'next' | 'go' | 'done' | undefined;
}

/**
 * A code of digits from a message or an app. Cells for the eye, one real input for everything else: phones fill the code in,
 * a paste may hold spaces or a sentence, digits of any script are taken.
 */
export function OneTimeCodeField({
  label,
  description,
  error,
  isRequired,
  isLabelHidden,
  length = 6,
  onComplete,
  onChange,
  isSecret = false,
  end,
  isReadOnly,
  isDisabled,
  ...native
}: OneTimeCodeFieldProps) {
  const change = (event: ChangeEvent<HTMLInputElement>): void => {
    const input = event.target;
    const code = digitsOf(input.value).slice(0, length);
    // whoever listens reads the code from the input
    if (input.value !== code) input.value = code;
    onChange?.(event);
    if (code.length === length) onComplete?.(code);
  };

  return (
    <Field {...{ label, description, error, isRequired, isLabelHidden }}>
      {(control) => (
        <div className={css.length[length]}>
          <div className={css.room}>
            <div className={css.box}>
              <div className={css.cells} aria-hidden>
                {Array.from({ length }, (_, cell) => cell).map((cell) => (
                  <span key={cell} className={css.cell} />
                ))}
              </div>
              <div className={css.port}>
                <input
                  {...native}
                  {...control}
                  className={css.input}
                  type={isSecret ? 'password' : 'text'}
                  inputMode="numeric"
                  autoComplete={isSecret ? 'off' : 'one-time-code'}
                  spellCheck={false}
                  dir="ltr"
                  readOnly={isReadOnly}
                  disabled={isDisabled}
                  onChange={change}
                />
              </div>
            </div>
          </div>
          {end}
        </div>
      )}
    </Field>
  );
}
