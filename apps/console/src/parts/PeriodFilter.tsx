import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { toWireDate } from '@mekong/i18n/formats/dates';
import { DateRangePicker } from '@mekong/ui/DateRangePicker';
import { presetRanges } from '@mekong/ui/patterns/RecordFilters/period';
import { useAddress } from '../state/address.ts';
import { firstDay, longestOf, readPeriod, writePeriod } from './period.ts';
import { useZone } from './use-zone.ts';

/** Narrows a list to some days by the clocks of the merchant, or to none; the address holds them. */
export function PeriodFilter() {
  const { t } = useLingui();
  const { timeZone } = useZone();
  const [values, change] = useAddress();
  const today = toWireDate(Date.now(), timeZone);
  const all = { from: firstDay, to: today };
  const [days = all] = readPeriod(values, Date.now(), timeZone);
  const presets = presetRanges(today);
  return (
    <DateRangePicker
      variant="filter"
      label={t({ message: 'Days', comment: 'Name of the field that chooses a span of days' })}
      value={days}
      presets={[
        { label: t`All days`, ...all },
        { label: t`Today`, ...presets.today },
        { label: t`${plural(7, { one: '# day', other: '# days' })}`, ...presets.week },
        { label: t`${plural(30, { one: '# day', other: '# days' })}`, ...presets.month },
      ]}
      min={firstDay}
      max={today}
      longestDays={longestOf(today)}
      onValueChange={(chosen) => change(writePeriod(chosen, today))}
    />
  );
}
