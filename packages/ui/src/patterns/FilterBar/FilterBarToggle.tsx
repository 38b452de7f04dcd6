import { formatNumber } from '@mekong/i18n/formats/number';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Check } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import * as css from './FilterBarPanel.css.ts';

/** Props of {@link FilterBarToggle}. */
export interface FilterBarToggleProps {
  readonly label: string;
  readonly isChosen: boolean;
  readonly isDisabled: boolean;
  readonly onToggle: () => void;
  /** Games that would be left with it; left out while that is not known. */
  readonly count: number | undefined;
  /** Before the words. */
  readonly mark?: ReactNode;
  /** After them. */
  readonly note?: ReactNode;
  /** A tile fills its column, a pill is as wide as its words. */
  readonly shape: 'pill' | 'tile';
}

/** One thing in the panel of a FilterBar to switch on and off. */
export function FilterBarToggle({
  label,
  isChosen,
  isDisabled,
  onToggle,
  count,
  mark,
  note,
  shape,
}: FilterBarToggleProps) {
  const { code } = useLanguage();
  return (
    <label className={css.toggle[shape]}>
      <input type="checkbox" className={css.input} checked={isChosen} disabled={isDisabled} onChange={onToggle} />
      {mark}
      {shape === 'pill' && isChosen && <Icon glyph={Check} size="sm" />}
      <span className={css.name}>{label}</span>
      {count !== undefined && <span className={css.count}>{formatNumber(count, code)}</span>}
      {note}
      {shape === 'tile' && isChosen && <Icon glyph={Check} size="sm" />}
    </label>
  );
}
