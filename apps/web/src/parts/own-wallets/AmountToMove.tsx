import { Trans, useLingui } from '@lingui/react/macro';
import { Chip } from '@mekong/ui/Chip';
import { Money } from '@mekong/ui/Money';
import { MoneyField } from '@mekong/ui/MoneyField';
import { Stack } from '@mekong/ui/Stack';
import { type Control, useController } from 'react-hook-form';
import { unitsOf } from '../payment-amount.ts';
import { roundAmounts } from './own-amounts.ts';
import type { OwnTransferValues } from './use-own-transfer.ts';

interface AmountToMoveProps {
  readonly control: Control<OwnTransferValues>;
  readonly currency: string;
  readonly decimals: number;
  readonly step: string;
  /** All that can be moved. */
  readonly most: string;
}

/** The amount of a transfer between own wallets: typed, a round one, or all there is. */
export function AmountToMove({ control, currency, decimals, step, most }: AmountToMoveProps) {
  const { t } = useLingui();
  const { field, fieldState } = useController({ name: 'amount', control });
  const all = shortest(most, decimals);
  return (
    <Stack gap={2}>
      <MoneyField
        label={t`Amount`}
        currency={currency}
        decimals={decimals}
        value={field.value}
        onValueChange={field.onChange}
        onBlur={field.onBlur}
        min={step}
        max={most}
        step={step}
        quickAmounts={roundAmounts(most)}
        error={fieldState.error?.message}
        isRequired
        enterKeyHint="go"
        ref={field.ref}
      />
      {unitsOf(most) > 0n && (
        <div>
          <Chip isSelected={field.value === all} onClick={() => field.onChange(all)}>
            <Trans comment="Button: fills in all the money of a wallet; an amount of money follows">
              All of it: <Money amount={most} currency={currency} decimals={decimals} />
            </Trans>
          </Chip>
        </div>
      )}
    </Stack>
  );
}

/** As a field writes it. */
const shortest = (amount: string, decimals: number): string => {
  const [whole = '0', fraction = ''] = amount.split('.');
  const cents = fraction.slice(0, decimals);
  return /[1-9]/.test(cents) ? `${whole}.${cents}` : whole;
};
