import { useLingui } from '@lingui/react/macro';
import { toWireDate } from '@mekong/i18n/formats/dates';
import { Inline } from '@mekong/ui/Inline';
import { TextField } from '@mekong/ui/TextField';
import { useMerchant } from '../../queries/status.ts';
import { addDays, type DayRange, isDay, oldestDays } from './date-range.ts';

interface RangeFieldsProps {
  /** Days that are shown. */
  readonly range: DayRange;
  readonly onChange: (change: Partial<DayRange>) => void;
}

/** First and last day of a custom range, in the calendars of the device. */
export function RangeFields({ range, onChange }: RangeFieldsProps) {
  const { t } = useLingui();
  const { timeZone } = useMerchant();
  const today = toWireDate(Date.now(), timeZone);
  const oldest = addDays(today, -oldestDays);
  return (
    <Inline gap={3} align="end">
      <TextField
        type="date"
        label={t({ message: 'From', comment: 'First day of a range' })}
        value={range.from}
        min={oldest}
        max={range.to}
        onChange={({ target: { value } }) => isDay(value) && onChange({ from: value })}
      />
      <TextField
        type="date"
        label={t({ message: 'To', comment: 'Last day of a range' })}
        value={range.to}
        min={range.from}
        max={today}
        onChange={({ target: { value } }) => isDay(value) && onChange({ to: value })}
      />
    </Inline>
  );
}
