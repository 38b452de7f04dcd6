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
  readonly description?: ReactNode;
  /** What is wrong and how to put it right. */
  readonly error?: string | undefined;
  /** Whether it is checked, when the parent holds it. `indeterminate` is for "some of those below". */
  readonly isChecked?: boolean | 'indeterminate' | undefined;
  /** Whether it begins checked, when it holds that itself. */
  readonly defaultChecked?: boolean | undefined;
  readonly onCheckedChange?: ((isChecked: boolean) => void) | undefined;
  readonly onBlur?: FocusEventHandler<HTMLButtonElement> | undefined;
  /** @default false */
  readonly isDisabled?: boolean | undefined;
  /** @default false */
  readonly isRequired?: boolean | undefined;
  readonly name?: string | undefined;
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
