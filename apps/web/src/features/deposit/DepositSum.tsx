import { Trans, useLingui } from '@lingui/react/macro';
import type { DepositMethod } from '@mekong/api-client/types';
import { DescriptionList } from '@mekong/ui/DescriptionList';
import { Money } from '@mekong/ui/Money';
import { Text } from '@mekong/ui/Text';
import { amountFault, decimalsOf, feeOf, unitsOf, wireOf } from '../../parts/payment-amount.ts';

interface DepositSumProps {
  readonly method: DepositMethod;
  /** What stands in the field. */
  readonly amount: string;
  readonly currency: string;
}

/** What is paid, what it costs and what arrives, before anything is sent; the bounds while there is no good amount. */
export function DepositSum({ method, amount, currency }: DepositSumProps) {
  const { t } = useLingui();
  const decimals = decimalsOf(method.step);
  const money = (units: bigint) => <Money amount={wireOf(units)} currency={currency} decimals={decimals} />;
  if (amountFault(method, amount) !== undefined)
    return (
      <Text size="small" tone="muted">
        <Trans comment="The least and the greatest amount that can be paid in">
          From {money(unitsOf(method.min))} to {money(unitsOf(method.max))}
        </Trans>
      </Text>
    );
  const fee = feeOf(method, amount);
  return (
    <DescriptionList
      label={t`What you pay and what arrives`}
      items={[
        { key: 'pay', label: t`You pay`, value: money(unitsOf(amount)) },
        { key: 'fee', label: t({ message: 'Fee', comment: 'What is taken off a payment' }), value: money(fee) },
        { key: 'arrives', label: t`Arrives in your wallet`, value: <strong>{money(unitsOf(amount) - fee)}</strong> },
      ]}
    />
  );
}
