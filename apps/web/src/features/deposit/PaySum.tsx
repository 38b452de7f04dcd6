import { useLingui } from '@lingui/react/macro';
import type { DepositMethod } from '@mekong/api-client/types';
import { DescriptionList } from '@mekong/ui/DescriptionList';
import { Money } from '@mekong/ui/Money';
import { decimalsOf, feeOf, unitsOf, wireOf } from '../../parts/payment-amount.ts';

interface PaySumProps {
  /** Undefined until its fee is known. */
  readonly method: DepositMethod | undefined;
  readonly amount: string;
  readonly currency: string;
}

/** What is paid, what it costs and what arrives. */
export function PaySum({ method, amount, currency }: PaySumProps) {
  const { t } = useLingui();
  const money = (units: bigint) => (
    <Money amount={wireOf(units)} currency={currency} decimals={method && decimalsOf(method.step)} />
  );
  const pay = { key: 'pay', label: t`You pay`, value: money(unitsOf(amount)) };
  const fee = method && feeOf(method, amount);
  return (
    <DescriptionList
      label={t`What you pay and what arrives`}
      items={
        fee === undefined
          ? [pay]
          : [
              pay,
              { key: 'fee', label: t({ message: 'Fee', comment: 'What is taken off a payment' }), value: money(fee) },
              {
                key: 'arrives',
                label: t`Arrives in your wallet`,
                value: <strong>{money(unitsOf(amount) - fee)}</strong>,
              },
            ]
      }
    />
  );
}
