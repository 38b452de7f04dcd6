import type { DepositOrder } from '@mekong/api-client/contract/types';
import { formatMoney, type Money } from '../../kernel/money.ts';
import type { DepositOrderRow, PaymentRow } from './deposit.repository.ts';
import type { OfferedMethod } from './methods.ts';

/** A way to pay in, as a member is told. */
export const wireMethod = ({
  method,
  kind,
  min,
  max,
  step,
  feeFixed,
  feePpm,
  etaSeconds,
  takesParts,
  isOpen,
}: OfferedMethod) => ({
  ...{ method, kind, feePpm, etaSeconds, takesParts, isOpen },
  min: formatMoney(min),
  max: formatMoney(max),
  step: formatMoney(step),
  feeFixed: formatMoney(feeFixed),
});

/** An order, as its member is told. @param credited what of it is in the wallet */
export const wireOrder = (order: DepositOrderRow, credited: Money = 0n): DepositOrder => {
  const { orderNo, method, kind, currency, state, isLate } = order;
  return {
    ...{ orderNo, method, kind, currency, state, isLate },
    amount: formatMoney(order.amount),
    credited: formatMoney(credited),
    createdAt: order.createdAt.toISOString(),
    expiresAt: order.expiresAt.toISOString(),
    ...(order.bonus === null ? {} : { bonus: formatMoney(order.bonus) }),
    ...(order.completedAt ? { completedAt: order.completedAt.toISOString() } : {}),
    ...(state === 'CANCELLED' && order.cancelReason ? { cancelReason: order.cancelReason } : {}),
    ...(state === 'FAILED' && order.slipReason ? { slipReason: order.slipReason } : {}),
  };
};

/** What the member is told of a payment: what operators do about one that is kept is not the member's affair. */
const shownStates: Readonly<Record<PaymentRow['state'], 'APPLIED' | 'SUSPENSE' | 'REVERSED'>> = {
  APPLIED: 'APPLIED',
  SUSPENSE: 'SUSPENSE',
  REFUNDING: 'SUSPENSE',
  WRITTEN_OFF: 'SUSPENSE',
  REFUNDED: 'REVERSED',
  REVERSED: 'REVERSED',
};

export const wirePayment = ({ amount, currency, memberFee, reversed, state, paidAt }: PaymentRow) => ({
  amount: formatMoney(amount),
  currency,
  fee: formatMoney(memberFee),
  state: shownStates[state],
  ...(reversed > 0n && shownStates[state] !== 'REVERSED' ? { takenBack: formatMoney(reversed) } : {}),
  paidAt: paidAt.toISOString(),
});

/** The page of an order, which knows by `back` that its payer comes from a page of the provider. */
export const returnUrlOf = (publicOrigin: string, orderNo: string): string =>
  `${publicOrigin}/member?page=depositv2&order=${orderNo}&back=1`;
