import { useLingui } from '@lingui/react/macro';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { cx } from '../../internal/cx.ts';
import { fieldBox } from '../../styles/field.css.ts';
import * as css from './DateField.css.ts';

/** Props of {@link DateFieldSegments}. */
export interface DateFieldSegmentsProps {
  /**
   * Hour and minute are parts of it.
   * @default false
   */
  readonly hasTime?: boolean | undefined;
}

/** The box of a date, a segment for each of its parts in the order of the language. */
export function DateFieldSegments({ hasTime = false }: DateFieldSegmentsProps) {
  const { t } = useLingui();
  // React Aria has none of its own in Khmer
  const empty: Readonly<Record<string, string>> = {
    day: t({ message: 'dd', comment: 'Stands for a day of two digits in an empty date: dd/mm/yyyy' }),
    month: t({ message: 'mm', comment: 'Stands for a month of two digits in an empty date: dd/mm/yyyy' }),
    year: t({ message: 'yyyy', comment: 'Stands for a year of four digits in an empty date: dd/mm/yyyy' }),
  };
  return (
    <DateInput className={cx(fieldBox, css.input, hasTime && css.withTime)}>
      {(segment) => (
        <DateSegment segment={segment} className={css.segment}>
          {segment.isPlaceholder ? (empty[segment.type] ?? segment.text) : segment.text}
        </DateSegment>
      )}
    </DateInput>
  );
}
