import { useLingui } from '@lingui/react/macro';
import type { FieldLabels } from '@mekong/ui/Field';
import { MomentField as Typed } from '@mekong/ui/MomentField';
import { isInstant } from './moment.ts';
import { useZone } from './use-zone.ts';

interface MomentFieldProps extends FieldLabels {
  readonly value: unknown;
  readonly onValueChange: (value: string | undefined) => void;
}

/** A moment, typed by the clocks of the merchant. What is half typed is kept, and the server refuses it. */
export function MomentField({ value, onValueChange, description, ...labels }: MomentFieldProps) {
  const { t } = useLingui();
  const { timeZone, nameAt } = useZone();
  const zone = nameAt(isInstant(value) ? value : Date.now());
  return (
    <Typed
      {...labels}
      description={
        <>
          {description}{' '}
          {t({ message: `Times in ${zone}`, comment: 'Above a list. A time zone: Asia/Phnom_Penh (GMT+7)' })}
        </>
      }
      timeZone={timeZone}
      value={typeof value === 'string' ? value : ''}
      onValueChange={(typed) => onValueChange(typed || undefined)}
    />
  );
}
