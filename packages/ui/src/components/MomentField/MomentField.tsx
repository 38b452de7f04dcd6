import { now, parseAbsolute } from '@internationalized/date';
import { useContext, useEffect, useMemo, useRef, useState } from 'react';
import { DateField as AriaDateField, DateFieldStateContext } from 'react-aria-components/DateField';
import { ReactAria } from '../../provider/ReactAria.tsx';
import * as css from '../DateField/DateField.css.ts';
import { DateFieldSegments } from '../DateField/DateFieldSegments.tsx';
import { Field, type FieldLabels } from '../Field/Field.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';

/** Props of {@link MomentField}. */
export interface MomentFieldProps extends FieldLabels {
  /** The moment as the wire has it, in UTC; '' while there is none. What is no moment shows none. */
  readonly value: string;
  /**
   * Called with each whole moment, with '' when it is taken out, and with what stands there while it is half typed: that is no
   * moment, so that whoever checks the value refuses it.
   */
  readonly onValueChange: (value: string) => void;
  /** Zone whose clocks it is typed by; say its name in `description`. */
  readonly timeZone: string;
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
}

const isMoment = (value: string): boolean => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/.test(value);

/** Signs that keep the time together where the page runs from right to left. */
const isolates = /[\u2066-\u2069]/g;

/** A day and a time of it, typed by the clocks of a zone, wherever the reader is. A day alone is a `DateField`. */
export function MomentField({
  label,
  description,
  error,
  isRequired,
  isLabelHidden,
  value,
  onValueChange,
  timeZone,
  isDisabled = false,
  isReadOnly = false,
}: MomentFieldProps) {
  // where the arrows begin, and what makes it a moment of that zone
  const [start] = useState(() => now(timeZone).set({ minute: 0, second: 0, millisecond: 0 }));
  // another value would empty the segments: the last whole one stands behind them while they are half typed
  const [kept, keep] = useState(value);
  if (value !== kept && (value === '' || isMoment(value))) keep(value);
  const whole = useMemo(() => (isMoment(kept) ? parseAbsolute(kept, timeZone) : null), [kept, timeZone]);
  return (
    <Field {...{ label, description, error, isRequired, isLabelHidden }}>
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
            granularity="minute"
            hourCycle={24}
            hideTimeZone
            shouldForceLeadingZeros
            placeholderValue={start}
            value={whole}
            onChange={(next) => onValueChange(next ? next.toAbsoluteString() : '')}
          >
            <DateFieldSegments hasTime />
            <HalfTyped value={whole?.toAbsoluteString() ?? ''} onValueChange={onValueChange} />
          </AriaDateField>
        </ReactAria>
      )}
    </Field>
  );
}

/** Tells what stands in the field while it is half typed, and what it holds when it no longer is: React Aria does neither. */
function HalfTyped({ value, onValueChange }: Pick<MomentFieldProps, 'value' | 'onValueChange'>) {
  const segments = useContext(DateFieldStateContext)?.segments ?? [];
  const parts = segments.filter(({ isEditable }) => isEditable);
  const typed = parts.filter(({ isPlaceholder }) => !isPlaceholder).length;
  const half =
    typed > 0 && typed < parts.length
      ? segments
          .map(({ text }) => text)
          .join('')
          .replaceAll(isolates, '')
      : '';
  const complete = typed === 0 ? '' : value;
  const told = useRef('');
  const tell = useRef(onValueChange);
  useEffect(() => {
    tell.current = onValueChange;
  });
  useEffect(() => {
    if (half === told.current) return;
    told.current = half;
    tell.current(half || complete);
  }, [half, complete]);
  return null;
}
