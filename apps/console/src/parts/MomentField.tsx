import { useLingui } from '@lingui/react/macro';
import type { FieldLabels } from '@mekong/ui/Field';
import { TextField } from '@mekong/ui/TextField';
import { fromMomentText, toMomentText } from './moment.ts';

interface MomentFieldProps extends FieldLabels {
  readonly value: unknown;
  readonly onValueChange: (value: string | undefined) => void;
}

/** A moment, typed in UTC: what operators decide holds for every zone alike. What is half typed stays, and the server refuses it. */
export function MomentField({ value, onValueChange, description, ...labels }: MomentFieldProps) {
  const { t } = useLingui();
  return (
    <TextField
      {...labels}
      description={
        <>
          {description} {t`Date and time in UTC, for example 2026-11-22 14:30`}
        </>
      }
      value={toMomentText(value)}
      onChange={({ target }) => onValueChange(fromMomentText(target.value))}
      dir="ltr"
    />
  );
}
