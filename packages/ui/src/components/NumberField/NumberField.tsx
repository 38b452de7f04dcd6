import { useLingui } from '@lingui/react/macro';
import { Minus, Plus } from 'lucide';
import type { FocusEventHandler, Ref } from 'react';
import { fieldBox } from '../../styles/field.css.ts';
import { Field, type FieldLabels } from '../Field/Field.tsx';
import * as css from './NumberField.css.ts';
import { NumberFieldInput } from './NumberFieldInput.tsx';
import { NumberFieldStep } from './NumberFieldStep.tsx';
import { useNumberField } from './useNumberField.ts';

/** What a field of a number and its relatives share. All numbers are decimals in text, as on the wire: "1250.5". */
export interface NumberControlProps extends FieldLabels {
  /** The number; '' while there is none. */
  readonly value: string;
  /** Called with the shortest decimal of what was typed or stepped to, '' when nothing readable stands there. */
  readonly onValueChange: (value: string) => void;
  /** Least number: steps end there. What is typed is left as it is; say in `error` what is wrong with it. */
  readonly min?: string | undefined;
  /** Greatest number, as `min`. */
  readonly max?: string | undefined;
  /**
   * What an arrow key moves by; Page Up and Page Down move by ten of it.
   * @default '1'
   */
  readonly step?: string | undefined;
  /** Name under which a form keeps and sends the value. */
  readonly name?: string | undefined;
  /** An example, never an instruction: it disappears while typing. */
  readonly placeholder?: string | undefined;
  /** Called when the focus leaves it. */
  readonly onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
  /**
   * Cannot be used now; say why beside it.
   * @default false
   */
  readonly isDisabled?: boolean | undefined;
  /**
   * Can be read and copied but not changed.
   * @default false
   */
  readonly isReadOnly?: boolean | undefined;
  /** Label of the Enter key of a phone. */
  readonly enterKeyHint?: 'next' | 'go' | 'done' | undefined;
  /** The input, to give it the focus. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** Props of {@link NumberField}. */
export interface NumberFieldProps extends NumberControlProps {
  /**
   * Digits after the point at most.
   * @default 0
   */
  readonly decimals?: number | undefined;
}

/**
 * A number that is typed in the digits of any language, or stepped to by arrows and buttons. Amounts of money are a
 * `MoneyField`; codes, phones and account names are texts.
 */
export function NumberField({
  label,
  description,
  error,
  isRequired,
  isLabelHidden,
  value,
  onValueChange,
  min,
  max,
  step = '1',
  decimals = 0,
  isDisabled = false,
  isReadOnly = false,
  onBlur,
  ...native
}: NumberFieldProps) {
  const { t } = useLingui();
  const isFixed = isDisabled || isReadOnly;
  const number = useNumberField({ value, onValueChange, min, max, step, decimals, isFixed });
  return (
    <Field {...{ label, description, error, isRequired, isLabelHidden }}>
      {(control) => (
        <div className={fieldBox}>
          <NumberFieldInput
            {...native}
            {...{ control, number, decimals, isDisabled, isReadOnly, onBlur }}
            className={css.input}
          />
          {!isReadOnly && (
            <span className={css.steps}>
              <NumberFieldStep
                icon={Minus}
                label={t({
                  message: `Decrease: ${label}`,
                  comment: 'Button beside a number; then the label of its field',
                })}
                isDisabled={isDisabled || number.isAtMin}
                onStep={() => number.moveBy(-1)}
              />
              <NumberFieldStep
                icon={Plus}
                label={t({
                  message: `Increase: ${label}`,
                  comment: 'Button beside a number; then the label of its field',
                })}
                isDisabled={isDisabled || number.isAtMax}
                onStep={() => number.moveBy(1)}
              />
            </span>
          )}
        </div>
      )}
    </Field>
  );
}
