import { Popover as RadixPopover } from 'radix-ui';
import { space } from '../../tokens/space.ts';
import { Field } from '../Field/Field.tsx';
import type { ChoiceProps } from '../Select/Select.tsx';
import { SelectTrigger } from '../Select/SelectTrigger.tsx';
import * as css from './ComboBox.css.ts';
import type { ComboBoxListProps } from './ComboBoxList.tsx';
import { ComboBoxPending } from './ComboBoxPending.tsx';
import { useComboBoxList } from './useComboBoxList.ts';

/** Props of {@link ComboBox}. */
export interface ComboBoxProps<Value extends string>
  extends ChoiceProps<Value>,
    Pick<ComboBoxListProps<Value>, 'options' | 'searchLabel' | 'searchPlaceholder' | 'emptyText'> {}

/**
 * A choice of one from a list that is too long to read: beyond about 30, or wherever its words are known by heart. What is
 * typed searches words, codes and hints. Shorter lists are a `Select`. The list is fetched when it is wanted.
 */
export function ComboBox<Value extends string>({
  options,
  value,
  onValueChange,
  searchLabel,
  searchPlaceholder,
  emptyText,
  placeholder,
  name,
  variant = 'field',
  isDisabled = false,
  isLabelHidden = variant === 'filter',
  onBlur,
  ref,
  ...labels
}: ComboBoxProps<Value>) {
  const { List, isOpen, setOpen, prefetch, panel, search, keepTyped } = useComboBoxList();
  const shown = options.find((option) => option.value === value);
  return (
    <Field {...labels} isLabelHidden={isLabelHidden}>
      {(control) => (
        <RadixPopover.Root open={isOpen} onOpenChange={setOpen}>
          <RadixPopover.Trigger asChild>
            <SelectTrigger
              {...control}
              {...{ variant, shown, placeholder, ref, onBlur }}
              aria-expanded={isOpen}
              disabled={isDisabled}
              onPointerEnter={prefetch}
              onFocus={prefetch}
              onKeyDown={(event) => {
                if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return keepTyped(event);
                event.preventDefault();
                setOpen(true);
              }}
            />
          </RadixPopover.Trigger>
          {name && <input type="hidden" name={name} value={value ?? ''} />}
          <RadixPopover.Portal>
            <RadixPopover.Content
              ref={panel}
              aria-label={labels.label}
              className={css.panel}
              align="start"
              sideOffset={space[1]}
              collisionPadding={space[2]}
              // the search takes it
              onOpenAutoFocus={(event) => event.preventDefault()}
            >
              {List ? (
                <List
                  {...search}
                  {...{ options, value, searchLabel, searchPlaceholder, emptyText }}
                  label={labels.label}
                  onValueChange={(chosen) => {
                    setOpen(false);
                    const option = options.find((known) => known.value === chosen);
                    if (option && chosen !== value) onValueChange(option.value);
                  }}
                />
              ) : (
                <ComboBoxPending />
              )}
            </RadixPopover.Content>
          </RadixPopover.Portal>
        </RadixPopover.Root>
      )}
    </Field>
  );
}
