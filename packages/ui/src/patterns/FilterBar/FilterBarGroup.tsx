import type { FilterOption } from './FilterBar.tsx';
import * as css from './FilterBarPanel.css.ts';
import { FilterBarToggle } from './FilterBarToggle.tsx';

/** Props of {@link FilterBarGroup}. */
export interface FilterBarGroupProps {
  readonly label: string;
  readonly options: readonly FilterOption[];
  /** Values that are chosen. */
  readonly values: readonly string[];
  readonly onValuesChange: (values: readonly string[]) => void;
}

/** One list of pills in the panel of a FilterBar. What has no games cannot be chosen, unless it is. */
export function FilterBarGroup({ label, options, values, onValuesChange }: FilterBarGroupProps) {
  if (options.length === 0) return null;
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{label}</legend>
      <div className={css.pills}>
        {options.map(({ value, label: words, count }) => {
          const isChosen = values.includes(value);
          return (
            <FilterBarToggle
              key={value}
              shape="pill"
              label={words}
              count={count}
              isChosen={isChosen}
              isDisabled={count === 0 && !isChosen}
              onToggle={() => onValuesChange(isChosen ? values.filter((known) => known !== value) : [...values, value])}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
