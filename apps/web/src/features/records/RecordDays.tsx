import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { toWireDate } from '@mekong/i18n/formats/dates';
import { DateRangePicker } from '@mekong/ui/DateRangePicker';
import { useMerchant } from '../../queries/status.ts';
import { addDays, type DayRange, longestRangeDays, oldestDays, presetRanges, rangeSearch } from './date-range.ts';

interface RecordDaysProps {
  /** Days that are shown. */
  readonly range: DayRange;
  /** Puts other days into the address. */
  readonly onChange: (change: ReturnType<typeof rangeSearch>) => void;
}

/** The days of the record: today, a week, a month, or days of one's own. */
export function RecordDays({ range, onChange }: RecordDaysProps) {
  const { t } = useLingui();
  const { timeZone } = useMerchant();
  const today = toWireDate(Date.now(), timeZone);
  const presets = presetRanges(today);
  return (
    <DateRangePicker
      variant="filter"
      label={t({ message: 'Days', comment: 'Name of the field that chooses a span of days' })}
      value={range}
      presets={[
        { label: t`Today`, ...presets.today },
        { label: t`${plural(7, { one: '# day', other: '# days' })}`, ...presets.week },
        { label: t`${plural(30, { one: '# day', other: '# days' })}`, ...presets.month },
      ]}
      min={addDays(today, -oldestDays)}
      max={today}
      longestDays={longestRangeDays}
      onValueChange={(days) => onChange(rangeSearch(days, today))}
    />
  );
}
