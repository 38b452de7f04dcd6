import { formatNumber } from '@mekong/i18n/formats/number';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import * as css from './FilterBar.css.ts';
import type { FilterOption } from './FilterBar.tsx';

/** Props of {@link FilterBarGroup}. */
export interface FilterBarGroupProps {
  readonly label: string;
  readonly options: readonly FilterOption[];
  /** Values that are ticked. */
  readonly values: readonly string[];
  readonly onValuesChange: (values: readonly string[]) => void;
}

/** One list of boxes in the panel of a FilterBar. What has no games cannot be ticked, unless it is. */
export function FilterBarGroup({ label, options, values, onValuesChange }: FilterBarGroupProps) {
  const { code } = useLanguage();
  if (options.length === 0) return null;
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{label}</legend>
      <div className={css.choices}>
        {options.map(({ value, label: words, count }) => {
          const isChosen = values.includes(value);
          return (
            <Checkbox
              key={value}
              isChecked={isChosen}
              isDisabled={count === 0 && !isChosen}
              onCheckedChange={() =>
                onValuesChange(isChosen ? values.filter((known) => known !== value) : [...values, value])
              }
              label={
                <>
                  <span className={css.option}>{words}</span>
                  {count !== undefined && <span className={css.count}>{formatNumber(count, code)}</span>}
                </>
              }
            />
          );
        })}
      </div>
    </fieldset>
  );
}
