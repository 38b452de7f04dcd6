import { useLingui } from '@lingui/react/macro';
import type { FieldLabels } from '@mekong/ui/Field';
import { TextField } from '@mekong/ui/TextField';
import { fromMomentText, isInstant, toMomentText } from './moment.ts';
import { useZone } from './use-zone.ts';

interface MomentFieldProps extends FieldLabels {
  readonly value: unknown;
  readonly onValueChange: (value: string | undefined) => void;
}

/** A moment, typed by the clocks of the merchant. What is half typed stays, and the server refuses it. */
export function MomentField({ value, onValueChange, description, ...labels }: MomentFieldProps) {
  const { t } = useLingui();
  const { timeZone, nameAt } = useZone();
  const zone = nameAt(isInstant(value) ? value : Date.now());
  return (
    <TextField
      {...labels}
      description={
        <>
          {description} {t`Date and time in ${zone}, for example 2026-11-22 14:30`}
        </>
      }
      value={toMomentText(value, timeZone)}
      onChange={({ target }) => onValueChange(fromMomentText(target.value, timeZone))}
      dir="ltr"
    />
  );
}
