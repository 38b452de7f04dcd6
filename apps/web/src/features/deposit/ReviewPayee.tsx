import { Trans, useLingui } from '@lingui/react/macro';
import type { DepositDetail } from '@mekong/api-client/types';
import { Card } from '@mekong/ui/Card';
import { Heading } from '@mekong/ui/Heading';
import { PaymentInstructions } from '@mekong/ui/patterns/PaymentInstructions';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import { decimalsOf, wireOf } from '../../parts/payment-amount.ts';
import { orderFacts } from './order-facts.ts';
import { useInstructionLines } from './use-instruction-lines.tsx';

/** The account of an order whose transfer is looked for: to compare the slip with, or to transfer now. */
export function ReviewPayee({ detail }: { readonly detail: DepositDetail }) {
  const { t } = useLingui();
  const lines = useInstructionLines(detail);
  const { order } = detail;
  const title = t`Where the transfer goes`;
  return (
    <Card as="section" aria-label={title}>
      <Stack gap={4}>
        <Stack gap={2}>
          <Heading level={2} size="title">
            {title}
          </Heading>
          <Text size="small" tone="muted">
            <Trans>
              Compare it with your slip. If you have transferred this amount already, don't transfer it a second time.
            </Trans>
          </Text>
        </Stack>
        <PaymentInstructions
          amount={wireOf(orderFacts(detail).left)}
          currency={order.currency}
          decimals={decimalsOf(order.amount)}
          amountLabel={t({ message: 'Amount of the transfer', comment: 'Above an amount of money' })}
          lines={lines}
        />
      </Stack>
    </Card>
  );
}
