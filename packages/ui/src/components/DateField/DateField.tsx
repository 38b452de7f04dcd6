import { parseDate } from '@internationalized/date';
import { DateField as AriaDateField } from 'react-aria-components/DateField';
import { ReactAria } from '../../provider/ReactAria.tsx';
import { Field, type FieldLabels } from '../Field/Field.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as css from './DateField.css.ts';
import { DateFieldSegments } from './DateFieldSegments.tsx';

/** Props of {@link DateField}. Days are texts of the wire: yyyy-MM-dd. */
export interface DateFieldProps extends FieldLabels {
  /** The day; '' while there is none. */
  readonly value: string;
  /** Called with each whole day that is typed, and with '' when it is taken out. */
  readonly onValueChange: (value: string) => void;
  /** First day that is right. Another one can be typed and marks the field as invalid: say in `error` what is wrong. */
  readonly min?: string | undefined;
  /** Last day that is right, as `min`. */
  readonly max?: string | undefined;
  /**
   * Stands in a bar and ends where the buttons beside it end.
   * @default isLabelHidden
   */
  readonly isInBar?: boolean | undefined;
  /**
   * Cannot be used now; say why in `description`.
   * @default false
   */
  readonly isDisabled?: boolean | undefined;
  /**
   * Can be read and copied but not changed.
   * @default false
   */
  readonly isReadOnly?: boolean | undefined;
  /** Called when the focus leaves it. */
  readonly onBlur?: (() => void) | undefined;
}

/**
 * A day that is known and typed: a date of birth. Day, month and year stand in the order of the language, each is typed or
 * stepped to by arrows. A day that is looked for in a calendar is a `DateRangePicker`, one with its time a `MomentField`.
 */
export function DateField({
  label,
  description,
  error,
  isRequired,
  isLabelHidden,
  isInBar,
  value,
  onValueChange,
  min,
  max,
  isDisabled = false,
  isReadOnly = false,
  onBlur,
}: DateFieldProps) {
  return (
    <Field {...{ label, description, error, isRequired, isLabelHidden, isInBar }}>
      {(control) => (
        <ReactAria fallback={<Skeleton shape="control" />}>
          <AriaDateField
            {...{ isDisabled, isReadOnly }}
            isRequired={isRequired ?? false}
            id={control.id}
            className={css.whole}
            aria-label={label}
            {...(control['aria-describedby'] && { 'aria-describedby': control['aria-describedby'] })}
            {...(error !== undefined && { isInvalid: true })}
            granularity="day"
            shouldForceLeadingZeros
            value={value ? parseDate(value) : null}
            {...(min !== undefined && { minValue: parseDate(min) })}
            {...(max !== undefined && { maxValue: parseDate(max) })}
            onChange={(next) => onValueChange(next?.toString() ?? '')}
            onBlur={() => onBlur?.()}
          >
            <DateFieldSegments />
          </AriaDateField>
        </ReactAria>
      )}
    </Field>
  );
}
