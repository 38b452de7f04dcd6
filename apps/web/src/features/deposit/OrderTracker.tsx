import { Trans, useLingui } from '@lingui/react/macro';
import type { DepositDetail } from '@mekong/api-client/types';
import { Card } from '@mekong/ui/Card';
import { DateTime } from '@mekong/ui/DateTime';
import { Heading } from '@mekong/ui/Heading';
import { Inline } from '@mekong/ui/Inline';
import { Money } from '@mekong/ui/Money';
import { Stack } from '@mekong/ui/Stack';
import { Text } from '@mekong/ui/Text';
import { Timeline } from '@mekong/ui/Timeline';
import { DepositStateTag, useMethodName } from '../../parts/deposit/deposit-labels.tsx';
import { useOrderSteps } from './use-order-steps.tsx';

/** How far an order is: what happened, when, and what is waited for. */
export function OrderTracker({ detail }: { readonly detail: DepositDetail }) {
  const { t } = useLingui();
  const nameOf = useMethodName();
  const steps = useOrderSteps(detail);
  const { order } = detail;
  const isOpen = order.state === 'CREATED' || order.state === 'PENDING' || order.state === 'REVIEW';
  return (
    <Card as="section" aria-label={t`Progress of the deposit`}>
      <Stack gap={4}>
        <Stack gap={2}>
          <Inline justify="space-between" gap={3}>
            <Heading level={2} size="title">
              <Trans comment="Number of an order">
                Order <bdi dir="ltr">{order.orderNo}</bdi>
              </Trans>
            </Heading>
            <DepositStateTag state={order.state} />
          </Inline>
          <Text size="small" tone="muted">
            <bdi>{nameOf(order.method)}</bdi> · <DateTime value={order.createdAt} hasZone />
          </Text>
        </Stack>
        <Timeline label={t`Progress of the deposit`} steps={steps} />
        {isOpen && order.bonus !== undefined && (
          <Inline justify="space-between" gap={3}>
            <Text size="small" tone="muted">
              <Trans>Bonus of this deposit</Trans>
            </Text>
            <strong>
              <Money amount={order.bonus} currency={order.currency} />
            </strong>
          </Inline>
        )}
      </Stack>
    </Card>
  );
}
