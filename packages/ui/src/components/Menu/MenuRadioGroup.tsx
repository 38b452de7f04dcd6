import { Check } from 'lucide';
import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Menu.css.ts';
import { useAfterClose } from './menu-context.ts';

/** One choice of a {@link MenuRadioGroup}. */
export interface MenuChoice<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  /** Language of the label as a BCP 47 tag, where it differs from the page's: names of languages in themselves. */
  readonly lang?: string | undefined;
}

/** Props of {@link MenuRadioGroup}. */
export interface MenuRadioGroupProps<Value extends string> {
  /** What is chosen, for screen readers: "Language". */
  readonly label: string;
  /** The choices in their order. */
  readonly choices: readonly MenuChoice<Value>[];
  /** Choice in force. */
  readonly value: Value;
  /** Called with a choice once the menu is closed. */
  readonly onValueChange: (value: Value) => void;
}

/** A choice of one inside a `Menu`: language, theme, order of a list. */
export function MenuRadioGroup<Value extends string>({
  label,
  choices,
  value,
  onValueChange,
}: MenuRadioGroupProps<Value>) {
  const afterClose = useAfterClose();
  return (
    <DropdownMenu.RadioGroup aria-label={label} value={value}>
      {choices.map((choice) => (
        <DropdownMenu.RadioItem
          key={choice.value}
          className={css.item.default}
          value={choice.value}
          onSelect={() => afterClose(() => onValueChange(choice.value))}
        >
          <span className={css.mark}>
            <DropdownMenu.ItemIndicator>
              <Icon glyph={Check} />
            </DropdownMenu.ItemIndicator>
          </span>
          <span className={css.label} lang={choice.lang}>
            {choice.label}
          </span>
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
}
