import { useLingui } from '@lingui/react/macro';
import { formatUnit } from '@mekong/i18n/formats/duration';
import { useLanguage } from '@mekong/i18n/useLanguage';
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
  const { code: language } = useLanguage();
  const size = spanUnits[unit];
  const inWords = (seconds: number): string => {
    const span = spanOf(seconds);
    return formatUnit(span.count, span.unit, language);
  };
  // the server counts seconds, whatever is typed
  const outside =
    value === undefined
      ? undefined
      : max !== undefined && value > max
        ? t`It must be ${inWords(max)} or less.`
        : min !== undefined && value < min
          ? t`It must be ${inWords(min)} or more.`
          : undefined;
  const count = value === undefined ? undefined : value / size;
  const words: Record<SpanUnit, string> = {
    second: t({ message: 'Seconds', context: 'unit', comment: 'Unit of a number that is typed' }),
    minute: t({ message: 'Minutes', context: 'unit', comment: 'Unit of a number that is typed' }),
    hour: t({ message: 'Hours', context: 'unit', comment: 'Unit of a number that is typed' }),
    day: t({ message: 'Days', context: 'unit', comment: 'Unit of a number that is typed' }),
  };
  return (
    <FieldGroup label={label} hint={description}>
      <Inline gap={2} align="start">
        <NumberField
          {...{ label, isRequired, isReadOnly }}
          error={outside ?? error}
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
