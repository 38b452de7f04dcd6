import { Popover as RadixPopover } from 'radix-ui';
import { type Ref, useId, useRef } from 'react';
import { space } from '../../tokens/space.ts';
import { Field, type FieldLabels } from '../Field/Field.tsx';
import type { IconGlyph } from '../Icon/Icon.tsx';
import * as css from './Select.css.ts';
import type { SelectVariant } from './Select.variants.ts';
import { SelectList } from './SelectList.tsx';
import { SelectTrigger } from './SelectTrigger.tsx';
import { useSelect } from './useSelect.ts';

/** One choice of a {@link Select}. */
export interface SelectOption<Value extends string> {
  readonly value: Value;
  /** Words of the choice; typing finds it by them. */
  readonly label: string;
  /** Glyph before the words. */
  readonly icon?: IconGlyph | undefined;
  /** A few quiet words at the end of the line: a number, a code. */
  readonly hint?: string | undefined;
  /**
   * Cannot be chosen now.
   * @default false
   */
  readonly isDisabled?: boolean | undefined;
}

/** What every field has in which one of several is chosen. */
export interface ChoiceProps<Value extends string> extends FieldLabels {
  /** Choice in force; `undefined` shows the placeholder. */
  readonly value: Value | undefined;
  /** Called with the choice that was made. */
  readonly onValueChange: (value: Value) => void;
  /**
   * Shown while nothing is chosen.
   * @default 'Choose'
   */
  readonly placeholder?: string | undefined;
  /** Name under which a native form sends the value. */
  readonly name?: string | undefined;
  /**
   * `filter` hides its label.
   * @default 'field'
   */
  readonly variant?: SelectVariant | undefined;
  /** Glyph before the choice in force, when that has none of its own. */
  readonly icon?: IconGlyph | undefined;
  /**
   * Cannot be used now; say why in `description`.
   * @default false
   */
  readonly isDisabled?: boolean | undefined;
  /** Called when the focus leaves it. */
  readonly onBlur?: (() => void) | undefined;
  /** The button itself, to give it the focus. */
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** Props of {@link Select}. */
export interface SelectProps<Value extends string> extends ChoiceProps<Value> {
  /** The choices in their order. Beyond about 30 a field with search serves better. */
  readonly options: readonly SelectOption<Value>[];
}

/**
 * A choice of one from a list, by the select-only combobox of the ARIA Authoring Practices: arrows, Home, End, letters.
 * Built on our popover's engine and not on Radix Select, which hides and locks the whole page while it is open.
 */
export function Select<Value extends string>({
  options,
  value,
  onValueChange,
  placeholder,
  name,
  variant = 'field',
  icon,
  isDisabled = false,
  isLabelHidden = variant === 'filter',
  onBlur,
  ref,
  ...labels
}: SelectProps<Value>) {
  const listId = useId();
  const anchor = useRef<HTMLDivElement>(null);
  const idOf = (index: number): string => `${listId}-${index}`;
  const selected = options.findIndex((option) => option.value === value);
  const select = useSelect({
    options,
    selected,
    onChoose: (index) => {
      const option = options[index];
      if (option) onValueChange(option.value);
    },
  });
  const shown = options[selected];

  return (
    <Field {...labels} isLabelHidden={isLabelHidden}>
      {(control) => (
        <RadixPopover.Root open={select.isOpen} onOpenChange={select.setOpen}>
          <RadixPopover.Anchor ref={anchor}>
            <SelectTrigger
              {...control}
              {...{ variant, icon, shown, placeholder, ref, onBlur }}
              aria-expanded={select.isOpen}
              disabled={isDisabled}
              aria-haspopup="listbox"
              aria-controls={select.isOpen ? listId : undefined}
              aria-activedescendant={select.isOpen && select.active >= 0 ? idOf(select.active) : undefined}
              onClick={() => (select.isOpen ? select.setOpen(false) : select.open(selected))}
              onKeyDown={select.onKeyDown}
            />
          </RadixPopover.Anchor>
          {name && <input type="hidden" name={name} value={value ?? ''} />}
          <RadixPopover.Portal>
            <RadixPopover.Content
              id={listId}
              role="listbox"
              aria-label={labels.label}
              className={css.list}
              align="start"
              sideOffset={space[1]}
              collisionPadding={space[2]}
              onOpenAutoFocus={(event) => event.preventDefault()}
              onCloseAutoFocus={(event) => event.preventDefault()}
              onInteractOutside={(event) => {
                if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault();
              }}
            >
              <SelectList
                options={options}
                selected={selected}
                active={select.active}
                idOf={idOf}
                onActiveChange={select.setActive}
                onChoose={select.choose}
              />
            </RadixPopover.Content>
          </RadixPopover.Portal>
        </RadixPopover.Root>
      )}
    </Field>
  );
}
