import { Trans, useLingui } from '@lingui/react/macro';
import type { DepositOrder } from '@mekong/api-client/types';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { Card } from '@mekong/ui/Card';
import { DateTime } from '@mekong/ui/DateTime';
import { Inline } from '@mekong/ui/Inline';
import { Money } from '@mekong/ui/Money';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import { VisuallyHidden } from '@mekong/ui/VisuallyHidden';
import { useMethodName } from '../../parts/deposit/deposit-labels.tsx';

interface OpenOrdersProps {
  readonly orders: readonly DepositOrder[];
  /** Address of an order. */
  readonly hrefOf: (orderNo: string) => string;
}

/** Orders that wait for their payment, each with the way to go on. Nothing when none does. */
export function OpenOrders({ orders, hrefOf }: OpenOrdersProps) {
  const { t } = useLingui();
  const nameOf = useMethodName();
  if (orders.length === 0) return null;
  return (
    <Card as="section" tone="live" aria-label={t`Deposits waiting for payment`}>
      <Stack gap={4}>
        {orders.map(({ orderNo, method, amount, currency, expiresAt }) => (
          <Inline key={orderNo} justify="space-between" gap={3}>
            <Stack gap={1}>
              <Text weight="bold">
                <Money amount={amount} currency={currency} /> · <bdi>{nameOf(method)}</bdi>
              </Text>
              <Text size="small" tone="muted">
                <Trans comment="An open deposit: its number, then the time until which it can be paid">
                  Order <bdi>{orderNo}</bdi> · pay before <DateTime value={expiresAt} show="time" />
                </Trans>
              </Text>
            </Stack>
            <ButtonLink href={hrefOf(orderNo)} size="sm">
              {t({ message: 'Continue', context: 'deposit', comment: 'Goes on with an order that was begun' })}
              <VisuallyHidden>{` ${orderNo}`}</VisuallyHidden>
            </ButtonLink>
          </Inline>
        ))}
      </Stack>
    </Card>
  );
}
