import type { ChangeEventHandler, FocusEventHandler, ReactNode, Ref } from 'react';
import { cx } from '../../internal/cx.ts';
import { fieldBox, fieldInput } from '../../styles/field.css.ts';
import { Field, type FieldLabels } from '../Field/Field.tsx';
import { Icon, type IconGlyph } from '../Icon/Icon.tsx';
import * as css from './TextField.css.ts';
import type { TextFieldVariant } from './TextField.variants.ts';

/** What a text field and its relatives share: the names that a form library's `register` hands over among them. */
export interface TextControlProps<Element extends HTMLElement> extends FieldLabels {
  /** Name under which a form keeps and sends the value. */
  readonly name?: string | undefined;
  /** Text, when the parent holds it. */
  readonly value?: string | undefined;
  /** Text to begin with, when the field holds it itself. */
  readonly defaultValue?: string | undefined;
  /** Event of the input, as the `register` of a form library takes it. */
  readonly onChange?: ChangeEventHandler<Element> | undefined;
  /** Called when the focus leaves it. */
  readonly onBlur?: FocusEventHandler<Element> | undefined;
  /** An example, never an instruction: it disappears while typing. */
  readonly placeholder?: string | undefined;
  /** What the browser may fill in: `username`, `tel`, `one-time-code`, `off`. */
  readonly autoComplete?: string | undefined;
  /** Most characters that can be typed. */
  readonly maxLength?: number | undefined;
  /**
   * Can be read and copied but not changed.
   * @default false
   */
  readonly isReadOnly?: boolean | undefined;
  /**
   * Cannot be used now; say why beside it.
   * @default false
   */
  readonly isDisabled?: boolean | undefined;
  /** Order of the letters, where it is not that of the language: `ltr` for account names, phones and codes. */
  readonly dir?: 'ltr' | 'auto' | undefined;
  /** The input, to give it the focus. */
  readonly ref?: Ref<Element> | undefined;
}

/** Props of {@link TextField}. */
export interface TextFieldProps extends TextControlProps<HTMLInputElement> {
  /**
   * Kind of the text. Amounts have a field of their own; a `date` is yyyy-MM-dd, chosen in the calendar of the device.
   * @default 'text'
   */
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'password' | 'date' | undefined;
  /**
   * `filter` hides its label and shows it while nothing is typed.
   * @default 'field'
   */
  readonly variant?: TextFieldVariant | undefined;
  /** First day that can be chosen, of a `date`. */
  readonly min?: string | number | undefined;
  /** Last day that can be chosen, of a `date`. */
  readonly max?: string | number | undefined;
  /** Keyboard of a phone. */
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | undefined;
  /** Label of the Enter key of a phone. */
  readonly enterKeyHint?: 'next' | 'go' | 'done' | 'search' | 'send' | undefined;
  /** Glyph before the text. */
  readonly icon?: IconGlyph | undefined;
  /** What stands behind the text: an IconButton, a unit. */
  readonly end?: ReactNode;
  /**
   * Off for names and codes, which no dictionary knows.
   * @default true
   */
  readonly hasSpellCheck?: boolean | undefined;
}

/** Letters that a filter has room for, an amount, unless fewer can be typed. */
const least = 12;

/** One line of text. */
export function TextField({
  label,
  description,
  error,
  isRequired,
  variant = 'field',
  isLabelHidden = variant === 'filter',
  icon,
  end,
  isReadOnly,
  isDisabled,
  hasSpellCheck = true,
  type = 'text',
  ...native
}: TextFieldProps) {
  return (
    <Field {...{ label, description, error, isRequired, isLabelHidden }}>
      {(control) => (
        <div className={cx(fieldBox, variant === 'filter' && css.filter)}>
          {icon && (
            <span className={css.icon}>
              <Icon glyph={icon} />
            </span>
          )}
          <input
            // in a bar it is as wide as what it is called
            {...(variant === 'filter' && {
              placeholder: label,
              size: Math.max(Math.min(least, native.maxLength ?? least), label.length),
            })}
            {...native}
            {...control}
            className={fieldInput}
            type={type}
            readOnly={isReadOnly}
            disabled={isDisabled}
            spellCheck={hasSpellCheck ? undefined : false}
            autoCapitalize={hasSpellCheck ? undefined : 'none'}
          />
          {end && <span className={css.end}>{end}</span>}
        </div>
      )}
    </Field>
  );
}
