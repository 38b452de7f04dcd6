import { parseDate, toCalendarDate, toZoned } from '@internationalized/date';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide';
import { useId, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  RangeCalendar,
} from 'react-aria-components/RangeCalendar';
import { ReactAria } from '../../provider/ReactAria.tsx';
import { Button } from '../Button/Button.tsx';
import { Chip } from '../Chip/Chip.tsx';
import { DateField } from '../DateField/DateField.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { iconButton } from '../IconButton/IconButton.css.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as css from './DateRangePicker.css.ts';
import type { DateRangePickerProps } from './DateRangePicker.tsx';
import { type DayRange, daysOf, faultOf, isTooFar, type RangeFault } from './day-range.ts';

/** Props of {@link DateRangePickerPanel}. */
export interface DateRangePickerPanelProps
  extends Pick<DateRangePickerProps, 'label' | 'value' | 'presets' | 'min' | 'max'> {
  readonly longestDays: number;
  /** IANA zone whose days are meant. */
  readonly timeZone: string;
  /** Called with the range that was made up. */
  readonly onChoose: (range: DayRange) => void;
}

/** Whether a calendar can show a range: its days are there and in order. */
const isShown = (fault: RangeFault | undefined): boolean =>
  fault === undefined || fault === 'long' || fault === 'outside';

/** Ready-made ranges, two fields and a calendar that say the same. Nothing changes outside until it is confirmed. */
export function DateRangePickerPanel({
  label,
  value,
  presets,
  min,
  max,
  longestDays,
  timeZone,
  onChoose,
}: DateRangePickerPanelProps) {
  const { t } = useLingui();
  const hintId = useId();
  const [draft, setDraft] = useState(value);
  const limits = { min, max, longestDays };
  const fault = faultOf(draft, limits);
  const zoned = (day: string) => toZoned(parseDate(day), timeZone);
  const words: Readonly<Record<RangeFault, string>> = {
    incomplete: t`Enter the first and the last day.`,
    reversed: t`The first day must not be after the last.`,
    outside: t`Some of these days are not on record.`,
    long: t`${plural(longestDays, { one: 'At most # day', other: 'At most # days' })}`,
  };
  const shownOf = (range: DayRange): DayRange => (isShown(faultOf(range, limits)) ? range : value);
  const shown = shownOf(draft);
  const [day, setDay] = useState(() => parseDate(value.to));
  const takeTyped = (range: DayRange): void => {
    setDraft(range);
    // the calendar goes to the days that are typed; it stays the same one, which keeps the focus that is in it
    setDay(parseDate(shownOf(range).to));
  };
  return (
    <div className={css.content}>
      {presets.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a second frame in the panel
        <div
          className={css.presets}
          role="group"
          aria-label={t({ message: 'Ranges', comment: 'Buttons that choose a span of days: today, 7 days' })}
        >
          {presets.map(({ label: words, from, to }) => (
            <Chip
              key={words}
              isSelected={draft.from === from && draft.to === to}
              onClick={() => onChoose({ from, to })}
            >
              {words}
            </Chip>
          ))}
        </div>
      )}
      <div className={css.ends}>
        <DateField
          label={t({ message: 'From', comment: 'First day of a range' })}
          value={draft.from}
          onValueChange={(from) => takeTyped({ ...draft, from })}
        />
        <DateField
          label={t({ message: 'To', comment: 'Last day of a range' })}
          value={draft.to}
          onValueChange={(to) => takeTyped({ ...draft, to })}
        />
      </div>
      <ReactAria
        fallback={
          <div className={css.pending}>
            <Skeleton shape="fill" />
          </div>
        }
      >
        <RangeCalendar
          aria-label={label}
          value={{ start: zoned(shown.from), end: zoned(shown.to) }}
          focusedValue={day}
          onFocusChange={setDay}
          minValue={parseDate(min)}
          maxValue={parseDate(max)}
          isDateUnavailable={(day, anchor) => anchor !== null && isTooFar(toCalendarDate(day), anchor, longestDays)}
          allowsNonContiguousRanges
          onChange={({ start, end }) =>
            setDraft({ from: toCalendarDate(start).toString(), to: toCalendarDate(end).toString() })
          }
        >
          <div className={css.head}>
            <AriaButton slot="previous" className={iconButton({})}>
              <Icon glyph={ChevronLeft} />
            </AriaButton>
            <CalendarHeading className={css.month} />
            <AriaButton slot="next" className={iconButton({})}>
              <Icon glyph={ChevronRight} />
            </AriaButton>
          </div>
          <CalendarGrid className={css.grid} weekdayStyle="narrow">
            <CalendarGridHeader>
              {(name) => <CalendarHeaderCell className={css.weekday}>{name}</CalendarHeaderCell>}
            </CalendarGridHeader>
            <CalendarGridBody>{(date) => <CalendarCell date={date} className={css.day} />}</CalendarGridBody>
          </CalendarGrid>
        </RangeCalendar>
      </ReactAria>
      <div className={css.foot}>
        <div role="status" id={hintId} className={fault ? css.fault : css.hint}>
          {fault ? words[fault] : daysOf({ from: min, to: max }) > longestDays && words.long}
        </div>
        <Button variant="primary" isDisabled={fault !== undefined} onClick={() => onChoose(draft)}>
          <Trans comment="Button that takes the chosen days over">Apply</Trans>
        </Button>
      </div>
    </div>
  );
}
