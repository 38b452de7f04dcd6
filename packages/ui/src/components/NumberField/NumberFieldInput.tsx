import { cx } from '../../internal/cx.ts';
import { fieldInput } from '../../styles/field.css.ts';
import type { FieldControl } from '../Field/Field.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { NumberControlProps } from './NumberField.tsx';
import type { useNumberField } from './useNumberField.ts';

/** Props of {@link NumberFieldInput}. */
interface NumberFieldInputProps
  extends Pick<
    NumberControlProps,
    'name' | 'placeholder' | 'onBlur' | 'isDisabled' | 'isReadOnly' | 'enterKeyHint' | 'ref'
  > {
  readonly control: FieldControl;
  readonly number: ReturnType<typeof useNumberField>;
  /** Digits after the point at most: they decide which keys a phone offers. */
  readonly decimals: number;
  readonly className: string;
}

/** Where a number is typed, and what a screen reader hears when keys or buttons change it. */
export function NumberFieldInput({
  control,
  number,
  decimals,
  className,
  isDisabled,
  isReadOnly,
  onBlur,
  ...native
}: NumberFieldInputProps) {
  return (
    <>
      <input
        {...native}
        {...control}
        className={cx(fieldInput, className)}
        type="text"
        dir="ltr"
        inputMode={decimals > 0 ? 'decimal' : 'numeric'}
        autoComplete="off"
        disabled={isDisabled}
        readOnly={isReadOnly}
        value={number.text}
        onChange={number.onChange}
        onCompositionEnd={number.onCompositionEnd}
        onKeyDown={number.onKeyDown}
        onFocus={number.onFocus}
        onBlur={(event) => {
          number.endTyping();
          onBlur?.(event);
        }}
      />
      <VisuallyHidden>
        <span aria-live="polite">{number.spoken}</span>
      </VisuallyHidden>
    </>
  );
}
