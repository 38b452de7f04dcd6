import { useLingui } from '@lingui/react/macro';
import type { FieldLabels } from '@mekong/ui/Field';
import { Inline } from '@mekong/ui/Inline';
import { NumberField } from '@mekong/ui/NumberField';
import { Select } from '@mekong/ui/Select';
import { useState } from 'react';
import { type SpanUnit, spanOf, spanUnits } from '../../parts/span.ts';
import { FieldGroup } from './FieldGroup.tsx';

interface SpanFieldProps extends Pick<FieldLabels, 'error' | 'isRequired'> {
  readonly label: string;
  readonly description?: string | undefined;
  /** Seconds. */
  readonly value: number | undefined;
  readonly onValueChange: (value: number | undefined) => void;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly isReadOnly?: boolean | undefined;
}

/** A span of time: a number, and whether it counts seconds, minutes, hours or days. It is kept in seconds. */
export function SpanField({
  label,
  description,
  error,
  isRequired,
  value,
  onValueChange,
  min,
  max,
  isReadOnly,
}: SpanFieldProps) {
  const { t } = useLingui();
  const [unit, setUnit] = useState<SpanUnit>(() => spanOf(value ?? 0).unit);
  const size = spanUnits[unit];
  const count = value === undefined ? undefined : value / size;
  const words: Record<SpanUnit, string> = {
    second: t({ message: 'Seconds', comment: 'Unit of a number that is typed' }),
    minute: t({ message: 'Minutes', comment: 'Unit of a number that is typed' }),
    hour: t({ message: 'Hours', comment: 'Unit of a number that is typed' }),
    day: t({ message: 'Days', comment: 'Unit of a number that is typed' }),
  };
  return (
    <FieldGroup label={label} hint={description}>
      <Inline gap={2} align="start">
        <NumberField
          {...{ label, error, isRequired, isReadOnly }}
          isLabelHidden
          value={count === undefined ? '' : String(count)}
          onValueChange={(typed) => onValueChange(typed === '' ? undefined : Number(typed) * size)}
          min={min === undefined ? undefined : String(Math.ceil(min / size))}
          max={max === undefined ? undefined : String(Math.floor(max / size))}
        />
        <Select
          label={t`Unit`}
          isLabelHidden
          options={(Object.keys(spanUnits) as SpanUnit[]).map((name) => ({ value: name, label: words[name] }))}
          value={unit}
          onValueChange={(next) => {
            setUnit(next);
            // the number stays: it is what was typed
            if (count !== undefined) onValueChange(count * spanUnits[next]);
          }}
          isDisabled={isReadOnly}
        />
      </Inline>
    </FieldGroup>
  );
}
