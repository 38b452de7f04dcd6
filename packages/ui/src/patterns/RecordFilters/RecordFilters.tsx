import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { toWireDate } from '@mekong/i18n/formats/dates';
import { X } from 'lucide';
import { lazy, Suspense, useRef } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { chip } from '../../components/Chip/Chip.css.ts';
import { ComboBox } from '../../components/ComboBox/ComboBox.tsx';
import { DateRangePicker } from '../../components/DateRangePicker/DateRangePicker.tsx';
import type { DayRange } from '../../components/DateRangePicker/day-range.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Select, type SelectOption } from '../../components/Select/Select.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useLocaleInfo } from '../../provider/locale.ts';
import { addDays, longestRangeDays, oldestDays, type PeriodSearch, periodSearch, presetRanges } from './period.ts';
import * as css from './RecordFilters.css.ts';
import type { RecordDay } from './RecordFiltersDay.tsx';

export type { RecordDay } from './RecordFiltersDay.tsx';

/** Typed days need React Aria, which most lists have no use for. */
const Day = lazy(() => import('./RecordFiltersDay.tsx').then((module) => ({ default: module.RecordFiltersDay })));

/** Days of a list, in the merchant's time zone. */
export interface RecordPeriod {
  /** Days in force: `periodDays` reads them from the address. */
  readonly value: DayRange;
  /** Called with what the address is to say of other days. */
  readonly onValueChange: (value: PeriodSearch) => void;
}

/** A filter of which one value is on, or none. */
export interface RecordSelect {
  /** Its name, unique in the list. */
  readonly key: string;
  /** What is filtered: "Provider". */
  readonly label: string;
  /** Words of the choice that filters nothing: "All providers". */
  readonly allLabel: string;
  readonly options: readonly SelectOption<string>[];
  /** Value in force; undefined while it filters nothing. */
  readonly value: string | undefined;
  readonly onValueChange: (value: string | undefined) => void;
}

/** Choices that are read; in more of them one is searched. */
const mostRead = 30;

/** Props of {@link RecordFilters}. */
export interface RecordFiltersProps {
  /** What is filtered, for screen readers: "Filters of the betting record". */
  readonly label: string;
  /** The days that are asked for. Without it there is no choice of days. */
  readonly period?: RecordPeriod | undefined;
  /** One day of a list that is not asked for by a range. */
  readonly day?: RecordDay | undefined;
  /** Further filters, each a choice of one. */
  readonly selects?: readonly RecordSelect[] | undefined;
  /** Takes out the filters that are on, all at once. The period stays: a list always has one. */
  readonly onReset: () => void;
  /**
   * Words of the button that does so.
   * @default 'Clear filters'
   */
  readonly resetLabel?: string | undefined;
}

/** Stands for "filters nothing" in a select, whose values are texts. */
const none = '';

/**
 * What narrows a list of records: days, choices, and below them what is on, each to be taken out by itself. The values are
 * the caller's and stand in the address.
 */
export function RecordFilters({ label, period, day, selects = [], onReset, resetLabel }: RecordFiltersProps) {
  const { t } = useLingui();
  const root = useRef<HTMLDivElement>(null);
  const applied = selects.filter(({ value }) => value !== undefined);

  /** What takes filters out goes with them: the focus moves to where others are chosen. */
  function leaveAll(): void {
    root.current?.querySelector<HTMLElement>('button, [role=spinbutton]')?.focus();
  }

  /** As long as another filter is on, the focus moves to what takes that one out. */
  function leave(pressed: HTMLElement): void {
    const all = [...(root.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])];
    const other = all[all.indexOf(pressed) + 1] ?? all[all.indexOf(pressed) - 1];
    if (other) other.focus();
    else leaveAll();
  }

  const reset = (
    <Button
      variant="ghost"
      // as high as the field of a day
      size={applied.length > 0 ? 'md' : 'lg'}
      onClick={() => {
        leaveAll();
        onReset();
      }}
    >
      {resetLabel ?? t`Clear filters`}
    </Button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a frame around the row
    <div ref={root} role="group" aria-label={label} className={css.root}>
      <div className={css.controls}>
        {period && <Period {...period} />}
        {day && (
          <Suspense
            fallback={
              <div className={css.day}>
                <Skeleton shape="control" />
              </div>
            }
          >
            <Day {...day} />
          </Suspense>
        )}
        {selects.map(({ key, label: name, allLabel, options, value, onValueChange }) => {
          const Choice = options.length > mostRead ? ComboBox<string> : Select<string>;
          return (
            <Choice
              key={key}
              variant="filter"
              label={name}
              value={value ?? none}
              options={[{ value: none, label: allLabel }, ...options]}
              onValueChange={(chosen) => onValueChange(chosen === none ? undefined : chosen)}
            />
          );
        })}
        {applied.length === 0 && day?.value !== undefined && reset}
      </div>
      {applied.length > 0 && (
        <div className={css.applied}>
          <ul
            className={css.chips}
            aria-label={t({ message: 'Filters in use', comment: 'List of filters that are on' })}
          >
            {applied.map(({ key, label: name, options, value, onValueChange }) => (
              <li key={key}>
                <button
                  type="button"
                  data-remove
                  className={chip({ isSelected: false })}
                  onClick={({ currentTarget }) => {
                    leave(currentTarget);
                    onValueChange(undefined);
                  }}
                >
                  <span>
                    <Trans comment="A filter that is on, such as Provider: Tidal. Before it, out of sight: what a press does">
                      <VisuallyHidden>Remove the filter </VisuallyHidden>
                      {name}: <bdi>{options.find((option) => option.value === value)?.label ?? value}</bdi>
                    </Trans>
                  </span>
                  <Icon glyph={X} size="sm" />
                </button>
              </li>
            ))}
          </ul>
          {reset}
        </div>
      )}
    </div>
  );
}

function Period({ value, onValueChange }: RecordPeriod) {
  const { t } = useLingui();
  const { timeZone } = useLocaleInfo();
  const today = toWireDate(Date.now(), timeZone);
  const presets = presetRanges(today);
  return (
    <DateRangePicker
      variant="filter"
      label={t({ message: 'Days', comment: 'Name of the field that chooses a span of days' })}
      value={value}
      presets={[
        { label: t`Today`, ...presets.today },
        { label: t`${plural(7, { one: '# day', other: '# days' })}`, ...presets.week },
        { label: t`${plural(30, { one: '# day', other: '# days' })}`, ...presets.month },
      ]}
      min={addDays(today, -oldestDays)}
      max={today}
      longestDays={longestRangeDays}
      onValueChange={(days) => onValueChange(periodSearch(days, today))}
    />
  );
}
