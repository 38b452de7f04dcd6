import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { DepositDetail, DepositPayment } from '@mekong/api-client/types';
import { lookUp } from '@mekong/api-client/unlisted';
import { DateTime } from '@mekong/ui/DateTime';
import { Money } from '@mekong/ui/Money';
import type { TimelineStep } from '@mekong/ui/Timeline';
import { unitsOf } from '../../parts/payment-amount.ts';

const paymentTitles: Record<Exclude<DepositPayment['state'], object>, MessageDescriptor> = {
  APPLIED: msg({ message: 'Payment received', comment: 'Step of a deposit' }),
  SUSPENSE: msg({ message: 'Payment received, being checked', comment: 'Step of a deposit' }),
  REVERSED: msg({ message: 'Payment taken back by the bank', comment: 'Step of a deposit' }),
};

/** The steps of an order, the last one being what is waited for or how it ended. */
export function useOrderSteps({ order, payments, slipIds }: DepositDetail): readonly TimelineStep[] {
  const { t, i18n } = useLingui();
  const { state, currency, credited } = order;
  const money = (amount: string, code: string = currency) => <Money amount={amount} currency={code} />;
  const last = (key: string, title: string, kind: TimelineStep['state']): TimelineStep => ({ key, title, state: kind });
  const paid = payments.map(
    (payment, index): TimelineStep => ({
      key: `${payment.paidAt} ${index}`,
      title: i18n._(lookUp(paymentTitles, payment.state, paymentTitles.APPLIED)),
      state: payment.state === 'REVERSED' ? 'stopped' : 'done',
      note: <DateTime value={payment.paidAt} hasSeconds />,
      end: money(payment.amount, payment.currency),
    }),
  );
  const arrived: TimelineStep[] =
    unitsOf(credited) > 0n
      ? [
          {
            key: 'wallet',
            title: t({ message: 'In your wallet', comment: 'State of a deposit: the money has arrived' }),
            state: 'done',
            note: order.completedAt && <DateTime value={order.completedAt} hasSeconds />,
            end: money(credited),
          },
        ]
      : [];
  const review = last('review', t`We are looking for your transfer`, 'current');
  const ends: Partial<Record<string, TimelineStep>> = {
    CREATED: last('prepare', t({ message: 'Preparing your payment', comment: 'Step of a deposit' }), 'current'),
    PENDING: last('wait', t`Waiting for your payment`, 'current'),
    REVIEW: review,
    EXPIRED: last('expired', t`The time to pay is over`, 'stopped'),
    CANCELLED: last(
      'cancelled',
      order.cancelReason
        ? t({ message: 'Cancelled', context: 'deposit', comment: 'State of a deposit: by the member' })
        : t({ message: 'Cancelled by you', comment: 'Step of a deposit' }),
      'stopped',
    ),
    FAILED: last(
      'failed',
      order.slipReason
        ? t({ message: 'No transfer found', comment: 'Step of a deposit: nobody could find what its slip shows' })
        : t({ message: 'Not accepted by the provider', comment: 'Step of a deposit' }),
      'stopped',
    ),
  };
  const end = ends[state];
  return [
    {
      key: 'order',
      title: t({ message: 'Order made', comment: 'Step of a deposit' }),
      state: 'done',
      note: <DateTime value={order.createdAt} hasSeconds />,
      end: money(order.amount),
    },
    ...paid,
    ...arrived,
    ...(end ? [end] : []),
    // sent after the end: operators look for it all the same
    ...(state === 'EXPIRED' && slipIds ? [review] : []),
  ];
}
