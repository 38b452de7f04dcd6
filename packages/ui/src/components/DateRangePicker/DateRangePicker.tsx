import { useLingui } from '@lingui/react/macro';
import { formatDate } from '@mekong/i18n/formats/dates';
import { useLanguage } from '@mekong/i18n/useLanguage';
import { CalendarDays, ChevronDown } from 'lucide';
import { Popover as RadixPopover } from 'radix-ui';
import { useState } from 'react';
import { cx } from '../../internal/cx.ts';
import { useLocaleInfo } from '../../provider/locale.ts';
import { space } from '../../tokens/space.ts';
import { useOnDemand } from '../Dialog/use-on-demand.ts';
import { Field, type FieldLabels } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as select from '../Select/Select.css.ts';
import type { SelectVariant } from '../Select/Select.variants.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as css from './DateRangePicker.css.ts';
import type { DayRange } from './day-range.ts';

const loadPanel = () => import('./DateRangePickerPanel.tsx').then((module) => module.DateRangePickerPanel);

/** A range that one press chooses. */
export interface RangePreset extends DayRange {
  /** "7 days"; stands on the closed field too while its days are chosen. */
  readonly label: string;
}

/** Props of {@link DateRangePicker}. Days are texts of the wire: yyyy-MM-dd. */
export interface DateRangePickerProps extends FieldLabels {
  /** Days in force, both included. */
  readonly value: DayRange;
  /** Called once, with the range that was chosen or confirmed. */
  readonly onValueChange: (value: DayRange) => void;
  /** Ranges that one press chooses, in their order. */
  readonly presets: readonly RangePreset[];
  /** First day that can be chosen. */
  readonly min: string;
  /** Last day that can be chosen. */
  readonly max: string;
  /**
   * Most days of one range, both ends included.
   * @default 93
   */
  readonly longestDays?: number | undefined;
  /**
   * `filter` hides its label.
   * @default 'field'
   */
  readonly variant?: SelectVariant | undefined;
  /**
   * Cannot be used now; say why in `description`.
   * @default false
   */
  readonly isDisabled?: boolean | undefined;
}

/**
 * A range of days: one press for the usual ones, two fields and a calendar for others. Days are those of the merchant's
 * zone, wherever the reader is. The calendar is fetched when it is wanted. One day that is known is a `DateField`.
 */
export function DateRangePicker({
  value,
  onValueChange,
  presets,
  min,
  max,
  longestDays = 93,
  variant = 'field',
  isDisabled = false,
  isLabelHidden = variant === 'filter',
  ...labels
}: DateRangePickerProps) {
  const { t } = useLingui();
  const { code: language } = useLanguage();
  const { timeZone } = useLocaleInfo();
  const [isWanted, setWanted] = useState(false);
  const panel = useOnDemand(loadPanel);
  const setOpen = (isOpen: boolean): void => {
    setWanted(isOpen);
    if (isOpen && !panel.Part) void panel.load();
  };
  // it stays closed when the calendar cannot be had; a message says so
  const isOpen = isWanted && (panel.isLoading || panel.Part !== undefined);
  // the name of a day is that of its noon in Greenwich: no zone moves it
  const written = (day: string): string => formatDate(`${day}T12:00:00Z`, { language, timeZone: 'UTC' });
  const preset = presets.find(({ from, to }) => from === value.from && to === value.to);
  const dates = value.from === value.to ? written(value.from) : `${written(value.from)} – ${written(value.to)}`;
  return (
    <Field {...labels} isLabelHidden={isLabelHidden}>
      {(control) => (
        <RadixPopover.Root open={isOpen} onOpenChange={setOpen}>
          <RadixPopover.Trigger asChild>
            <button
              {...control}
              type="button"
              role="combobox"
              aria-expanded={isOpen}
              className={select.trigger[variant]}
              disabled={isDisabled}
              onPointerEnter={panel.prefetch}
              onFocus={panel.prefetch}
              onKeyDown={(event) => {
                if (event.key !== 'ArrowDown') return;
                event.preventDefault();
                setOpen(true);
              }}
            >
              <Icon glyph={CalendarDays} />
              <span className={cx(select.value, css.dates)}>{preset?.label ?? dates}</span>
              <Icon glyph={ChevronDown} />
            </button>
          </RadixPopover.Trigger>
          <RadixPopover.Portal>
            <RadixPopover.Content
              aria-label={labels.label}
              className={css.panel}
              align="start"
              sideOffset={space[1]}
              collisionPadding={space[2]}
            >
              {panel.Part ? (
                <panel.Part
                  {...{ value, presets, min, max, longestDays, timeZone }}
                  label={labels.label}
                  onChoose={(range) => {
                    setOpen(false);
                    onValueChange(range);
                  }}
                />
              ) : (
                <div className={css.content} role="status" aria-label={t`Loading`}>
                  <Skeleton shape="control" />
                  <Skeleton shape="control" />
                  <Skeleton shape="control" />
                </div>
              )}
            </RadixPopover.Content>
          </RadixPopover.Portal>
        </RadixPopover.Root>
      )}
    </Field>
  );
}
