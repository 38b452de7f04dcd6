import { Trans } from '@lingui/react/macro';
import type { DepositMethod } from '@mekong/api-client/types';
import { Money } from '@mekong/ui/Money';
import { Text } from '@mekong/ui/Text';
import { amountFault, decimalsOf } from '../../parts/payment-amount.ts';
import { PaySum } from './PaySum.tsx';

interface DepositSumProps {
  readonly method: DepositMethod;
  /** What stands in the field. */
  readonly amount: string;
  readonly currency: string;
}

/** What is paid, what it costs and what arrives, before anything is sent; the bounds while there is no good amount. */
export function DepositSum({ method, amount, currency }: DepositSumProps) {
  const decimals = decimalsOf(method.step);
  const money = (amountOf: string) => <Money amount={amountOf} currency={currency} decimals={decimals} />;
  if (amountFault(method, amount) !== undefined)
    return (
      <Text size="small" tone="muted">
        <Trans comment="The least and the greatest amount that can be paid in">
          From {money(method.min)} to {money(method.max)}
        </Trans>
      </Text>
    );
  return <PaySum {...{ method, amount, currency }} />;
}
