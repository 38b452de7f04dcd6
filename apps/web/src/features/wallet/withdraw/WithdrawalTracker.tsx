import { Trans, useLingui } from '@lingui/react/macro';
import type { Withdrawal } from '@mekong/api-client/types';
import { Card } from '@mekong/ui/Card';
import { DateTime } from '@mekong/ui/DateTime';
import { Heading } from '@mekong/ui/Heading';
import { Inline } from '@mekong/ui/Inline';
import { Money } from '@mekong/ui/Money';
import { Stack } from '@mekong/ui/Stack';
import { Timeline, type TimelineStep } from '@mekong/ui/Timeline';
import { unitsOf } from '../../../parts/payment-amount.ts';
import { WithdrawalStateTag } from './withdrawal-labels.tsx';

/** How far a withdrawal is: what happened, when, and what is waited for. */
export function WithdrawalTracker({ order }: { readonly order: Withdrawal }) {
  const { t } = useLingui();
  const steps = useSteps(order);
  return (
    <Card as="section" aria-label={t`Progress of the withdrawal`}>
      <Stack gap={4}>
        <Inline justify="space-between" gap={3}>
          <Heading level={2} size="title">
            <Trans comment="Number of an order">
              Order <bdi dir="ltr">{order.orderNo}</bdi>
            </Trans>
          </Heading>
          <WithdrawalStateTag state={order.state} />
        </Inline>
        <Timeline label={t`Progress of the withdrawal`} steps={steps} />
      </Stack>
    </Card>
  );
}

/** The steps of a withdrawal, the last one being what is waited for or how it ended. */
function useSteps({
  state,
  currency,
  amount,
  paid,
  givenBack,
  createdAt,
  completedAt,
}: Withdrawal): readonly TimelineStep[] {
  const { t } = useLingui();
  const money = (value: string) => <Money amount={value} currency={currency} />;
  const ended = completedAt && <DateTime value={completedAt} hasSeconds />;
  const requested: TimelineStep = {
    key: 'requested',
    title: t({ message: 'Requested', context: 'withdrawal', comment: 'Step of a withdrawal' }),
    state: 'done',
    note: <DateTime value={createdAt} hasSeconds />,
    end: money(amount),
  };
  const back: TimelineStep[] =
    unitsOf(givenBack) > 0n
      ? [
          {
            key: 'back',
            title: t({ message: 'Back in your wallet', comment: 'Step of a withdrawal: it could not be paid' }),
            state: state === 'REJECTED' ? 'stopped' : 'done',
            note: ended,
            end: money(givenBack),
          },
        ]
      : [];
  const check = (isDone: boolean): TimelineStep => ({
    key: 'check',
    title: isDone
      ? t({ message: 'Checked', context: 'withdrawal', comment: 'Step of a withdrawal' })
      : t({ message: 'Being checked', context: 'withdrawal', comment: 'State of a withdrawal' }),
    state: isDone ? 'done' : 'current',
  });
  const paidStep: TimelineStep[] =
    unitsOf(paid) > 0n
      ? [
          {
            key: 'paid',
            title: t({ message: 'Paid to your account', comment: 'Step of a withdrawal' }),
            state: 'done',
            note: state === 'PAID' ? ended : undefined,
            end: money(paid),
          },
        ]
      : [];
  switch (state) {
    case 'REQUESTED':
    case 'REVIEW':
      return [requested, check(false)];
    case 'PAID':
      return [requested, check(true), ...paidStep, ...back];
    case 'REJECTED':
      return [requested, ...back];
    default:
      return [
        requested,
        check(true),
        ...paidStep,
        {
          key: 'paying',
          title: t({ message: 'Being paid', comment: 'State of a withdrawal: it is with the payment provider' }),
          state: 'current',
        },
      ];
  }
}
