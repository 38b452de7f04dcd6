import { Check, Minus } from 'lucide';
import { Checkbox as RadixCheckbox } from 'radix-ui';
import { type FocusEventHandler, type ReactNode, type Ref, useId } from 'react';
import { FieldMessages, messageIds } from '../Field/FieldMessages.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Checkbox.css.ts';

/** Props of {@link Checkbox}. */
export interface CheckboxProps {
  /** What is agreed to or chosen; may hold links in the text. */
  readonly label: ReactNode;
  /** What to know before deciding, below the label. */
  readonly description?: ReactNode;
  /** What is wrong and how to put it right. */
  readonly error?: string | undefined;
  /** Whether it is checked, when the parent holds it. `indeterminate` is for "some of those below". */
  readonly isChecked?: boolean | 'indeterminate' | undefined;
  /** Whether it begins checked, when it holds that itself. */
  readonly defaultChecked?: boolean | undefined;
  /** Called with what it is from now on. */
  readonly onCheckedChange?: ((isChecked: boolean) => void) | undefined;
  /** Called when the focus leaves it. */
  readonly onBlur?: FocusEventHandler<HTMLButtonElement> | undefined;
  /**
   * Cannot be changed now; say why in `description`.
   * @default false
   */
  readonly isDisabled?: boolean | undefined;
  /**
   * The form cannot be sent without it.
   * @default false
   */
  readonly isRequired?: boolean | undefined;
  /** Name under which a form keeps and sends the value. */
  readonly name?: string | undefined;
  /** The button itself, to give it the focus. */
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** One thing that is so or not. For a setting that takes effect at once it says so by its label. */
export function Checkbox({
  label,
  description,
  error,
  isChecked,
  defaultChecked,
  onCheckedChange,
  isDisabled,
  isRequired,
  ...rest
}: CheckboxProps) {
  const id = useId();
  const checked = {
    ...(isChecked !== undefined && { checked: isChecked }),
    ...(defaultChecked !== undefined && { defaultChecked }),
  };
  return (
    <div className={css.root}>
      <div className={css.line}>
        <RadixCheckbox.Root
          {...rest}
          {...checked}
          id={id}
          className={css.box}
          disabled={isDisabled}
          aria-required={isRequired || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={messageIds(id, { description, error })}
          onCheckedChange={(state) => onCheckedChange?.(state === true)}
        >
          <RadixCheckbox.Indicator>
            <Icon glyph={isChecked === 'indeterminate' ? Minus : Check} size="sm" />
          </RadixCheckbox.Indicator>
        </RadixCheckbox.Root>
        <label className={css.label} htmlFor={id}>
          {label}
        </label>
      </div>
      <FieldMessages {...{ id, description, error }} />
    </div>
  );
}
