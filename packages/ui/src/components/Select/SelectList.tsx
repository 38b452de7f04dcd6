import { Check } from 'lucide';
import { useEffect, useRef } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Select.css.ts';
import type { SelectOption } from './Select.tsx';

/** Props of {@link SelectList}. */
export interface SelectListProps {
  readonly options: readonly SelectOption<string>[];
  readonly selected: number;
  readonly active: number;
  /** Id of the choice with an index. */
  readonly idOf: (index: number) => string;
  readonly onActiveChange: (index: number) => void;
  readonly onChoose: (index: number) => void;
}

/** The choices of a `Select`. The focus stays on its trigger, which points at the active one. */
export function SelectList({ options, selected, active, idOf, onActiveChange, onChoose }: SelectListProps) {
  const activeOption = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies(active): the element is another one when it changes
  useEffect(() => {
    activeOption.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return options.map(({ value, label, hint, icon, isDisabled = false }, index) => (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard by the trigger, which has the focus
    // biome-ignore lint/a11y/useFocusableInteractive: aria-activedescendant points here, the focus never comes
    <div
      key={value}
      ref={index === active ? activeOption : undefined}
      id={idOf(index)}
      role="option"
      className={css.option}
      aria-selected={index === selected}
      aria-disabled={isDisabled || undefined}
      data-active={index === active || undefined}
      onPointerMove={() => !isDisabled && index !== active && onActiveChange(index)}
      // the focus stays on the trigger
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => !isDisabled && onChoose(index)}
    >
      <span className={css.mark}>{index === selected && <Icon glyph={Check} size="sm" />}</span>
      {icon && <Icon glyph={icon} />}
      <span className={css.words}>{label}</span>
      {hint && <span className={css.hint}>{hint}</span>}
    </div>
  ));
}
