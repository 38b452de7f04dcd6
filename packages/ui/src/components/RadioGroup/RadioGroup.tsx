import { type FocusEventHandler, type ReactNode, type Ref, useId } from 'react';
import * as field from '../Field/Field.css.ts';
import type { FieldLabels } from '../Field/Field.tsx';
import { FieldMessages, messageIds } from '../Field/FieldMessages.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './RadioGroup.css.ts';
import type { RadioGroupOrientation } from './RadioGroup.variants.ts';

/** One choice of a {@link RadioGroup}. */
export interface RadioOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** What the choice means, below its words. */
  readonly description?: ReactNode;
  /**
   * Cannot be chosen now; say why in `description`.
   * @default false
   */
  readonly isDisabled?: boolean | undefined;
}

/** Props of {@link RadioGroup}. */
export interface RadioGroupProps<Value extends string> extends FieldLabels {
  /** The choices in their order. */
  readonly options: readonly RadioOption<Value>[];
  /** Choice in force; `undefined` while nothing is chosen. */
  readonly value: Value | undefined;
  /** Called with the choice that was made. */
  readonly onValueChange: (value: Value) => void;
  /**
   * `horizontal` puts short choices beside each other.
   * @default 'vertical'
   */
  readonly orientation?: RadioGroupOrientation | undefined;
  /** Name under which a native form sends the value. */
  readonly name?: string | undefined;
  /**
   * Cannot be used now; say why beside it.
   * @default false
   */
  readonly isDisabled?: boolean | undefined;
  /** Called when the focus leaves it. */
  readonly onBlur?: FocusEventHandler<HTMLDivElement> | undefined;
  /** The choice that Tab reaches: a form gives it the focus when it refuses what is chosen. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * One of a few choices that are all worth reading: two to about six. One stop of Tab, arrows choose; the keys are those of
 * the browser's own radio buttons. More choices are a `Select`.
 */
export function RadioGroup<Value extends string>({
  label,
  description,
  error,
  isRequired = false,
  isLabelHidden = false,
  options,
  value,
  onValueChange,
  orientation = 'vertical',
  name,
  isDisabled = false,
  onBlur,
  ref,
}: RadioGroupProps<Value>) {
  const id = useId();
  const isOpen = (option: RadioOption<Value>): boolean => !isDisabled && !option.isDisabled;
  const reached = options.find((option) => isOpen(option) && option.value === value) ?? options.find(isOpen);
  const title = (
    <span className={field.label} id={`${id}-label`}>
      {label}
      {isRequired && (
        <span className={field.required} aria-hidden>
          *
        </span>
      )}
    </span>
  );
  return (
    <div className={field.root}>
      {isLabelHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title}
      <div
        role="radiogroup"
        className={css.options[orientation]}
        aria-labelledby={`${id}-label`}
        aria-describedby={messageIds(id, { description, error })}
        aria-invalid={error ? true : undefined}
        aria-required={isRequired || undefined}
        onBlur={onBlur}
      >
        {options.map((option, index) => (
          <div key={option.value} className={css.option}>
            <input
              ref={option === reached ? ref : undefined}
              className={css.mark}
              type="radio"
              id={`${id}-${index}`}
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              disabled={!isOpen(option)}
              aria-describedby={option.description ? `${id}-${index}-description` : undefined}
              onChange={() => onValueChange(option.value)}
            />
            <div className={css.words}>
              <label className={css.label} htmlFor={`${id}-${index}`} data-disabled={!isOpen(option) || undefined}>
                {option.label}
              </label>
              {option.description && (
                <div className={field.description} id={`${id}-${index}-description`}>
                  {option.description}
                </div>
              )}
            </div>
          </div>
        ))}
      </div>
      <FieldMessages {...{ id, description, error }} />
    </div>
  );
}
