import { Trans, useLingui } from '@lingui/react/macro';
import type { DepositDetail } from '@mekong/api-client/types';
import { Alert } from '@mekong/ui/Alert';
import { Button } from '@mekong/ui/Button';
import { ButtonLink } from '@mekong/ui/ButtonLink';
import { Grid } from '@mekong/ui/Grid';
import { Inline } from '@mekong/ui/Inline';
import { Stack } from '@mekong/ui/Stack';
import { Stepper } from '@mekong/ui/Stepper';
import { useEffect, useRef } from 'react';
import { focusContent } from '../../state/content.ts';
import { CancelOrder } from './CancelOrder.tsx';
import type { DepositSearch } from './deposit-search.ts';
import { OrderOutcome } from './OrderOutcome.tsx';
import { OrderPay } from './OrderPay.tsx';
import { OrderPreparing } from './OrderPreparing.tsx';
import { OrderTracker } from './OrderTracker.tsx';
import { orderFacts } from './order-facts.ts';
import { ReviewPayee } from './ReviewPayee.tsx';
import { SlipForm } from './SlipForm.tsx';
import { useDepositSteps } from './use-deposit-steps.ts';

interface OrderCourseProps {
  readonly detail: DepositDetail;
  /** The payer comes back from the page of a provider. */
  readonly isBack: boolean;
  /** It is known how the payer's last try there has ended. */
  readonly onReturned: (() => void) | undefined;
  /** The last try to ask again failed: what is shown may have changed. */
  readonly isOutOfDate: boolean;
  readonly onRefresh: () => void;
  readonly isRefreshing: boolean;
  readonly startHref: (again: Pick<DepositSearch, 'method' | 'amount'>) => string;
}

/** What has to be done for an order now, and how far it is. */
export function OrderCourse({
  detail,
  isBack,
  onReturned,
  isOutOfDate,
  onRefresh,
  isRefreshing,
  startHref,
}: OrderCourseProps) {
  const { t } = useLingui();
  const { state, kind } = detail.order;
  const isWaiting = state === 'CREATED' || state === 'PENDING';
  const isTransfer = kind === 'BANK' || kind === 'C2C';
  const steps = useDepositSteps(state === 'COMPLETED' ? 'wallet' : 'pay');
  const before = useRef(state);
  useEffect(() => {
    // what had the focus may have gone with the state before
    if (before.current !== state && document.activeElement === document.body) focusContent();
    before.current = state;
  }, [state]);
  return (
    <Stack gap={5}>
      {(isWaiting || state === 'REVIEW' || state === 'COMPLETED') && <Stepper {...steps} />}
      {isOutOfDate && (
        <Inline justify="space-between" gap={3}>
          <Alert
            title={t`We can't reach the server`}
            description={t`Your order is kept. This page goes on as soon as the connection is back.`}
          />
          <Button onClick={onRefresh} isPending={isRefreshing}>
            <Trans>Try again</Trans>
          </Button>
        </Inline>
      )}
      <Grid column="panel" gap={5} isFilled>
        <Stack gap={4}>
          {state === 'CREATED' && <OrderPreparing since={detail.order.createdAt} />}
          {state === 'PENDING' && <OrderPay detail={detail} isBack={isBack} onReturned={onReturned} />}
          {isTransfer && (state === 'PENDING' || state === 'REVIEW' || state === 'EXPIRED') && (
            <SlipForm
              key={detail.slipIds?.length ?? 0}
              orderNo={detail.order.orderNo}
              slipIds={detail.slipIds ?? []}
              isLookedFor={state === 'REVIEW' || state === 'EXPIRED'}
            />
          )}
          {state === 'REVIEW' && detail.instructions && <ReviewPayee detail={detail} />}
          {!isWaiting && state !== 'REVIEW' && <OrderOutcome detail={detail} startHref={startHref} />}
        </Stack>
        <Stack gap={5}>
          <OrderTracker detail={detail} />
          <Inline gap={3}>
            <ButtonLink href={startHref({})}>
              <Trans>See your deposits</Trans>
            </ButtonLink>
            {state === 'PENDING' && orderFacts(detail).paid === 0n && <CancelOrder detail={detail} />}
          </Inline>
        </Stack>
      </Grid>
    </Stack>
  );
}
