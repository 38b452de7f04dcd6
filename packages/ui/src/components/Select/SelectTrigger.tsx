import { useLingui } from '@lingui/react/macro';
import { ChevronDown } from 'lucide';
import type { ComponentProps } from 'react';
import { cx } from '../../internal/cx.ts';
import { Icon, type IconGlyph } from '../Icon/Icon.tsx';
import * as css from './Select.css.ts';
import type { SelectVariant } from './Select.variants.ts';

/** What a field shows of the choice in force, and what opens its list. All else of a button goes to it as it is. */
interface SelectTriggerProps extends Omit<ComponentProps<'button'>, 'children' | 'className' | 'role' | 'type'> {
  readonly variant: SelectVariant;
  /** Choice in force; without one the placeholder is shown. */
  readonly shown: { readonly label: string; readonly icon?: IconGlyph | undefined } | undefined;
  readonly placeholder: string | undefined;
  readonly icon?: IconGlyph | undefined;
  /** Whether the list is open. */
  readonly 'aria-expanded': boolean;
}

/** The button of a field in which one of several is chosen, with the choice in force on it. */
export function SelectTrigger({
  variant,
  shown,
  placeholder,
  icon,
  'aria-expanded': isOpen,
  ...button
}: SelectTriggerProps) {
  const { t } = useLingui();
  const glyph = shown?.icon ?? icon;
  return (
    <button {...button} type="button" role="combobox" aria-expanded={isOpen} className={css.trigger[variant]}>
      {glyph && <Icon glyph={glyph} />}
      <span className={cx(css.value, !shown && css.placeholder)}>{shown?.label ?? placeholder ?? t`Choose`}</span>
      <Icon glyph={ChevronDown} />
    </button>
  );
}
