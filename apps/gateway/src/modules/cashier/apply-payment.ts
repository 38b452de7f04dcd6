import { appendAudit } from '../../kernel/audit/audit.repository.ts';
import { notifyWith } from '../../kernel/db/notify.ts';
import type { Trx } from '../../kernel/db/types.ts';
import { Fault } from '../../kernel/fault.ts';
import type { Money } from '../../kernel/money.ts';
import { lockCash } from '../../ledger/balance.ts';
import * as flows from '../../ledger/flows.ts';
import { type Posting, post } from '../../ledger/ledger.ts';
import { grantWithDeposit, lockBonusesBeforeCash, takeBonusWithPayment } from '../bonuses/grant.port.ts';
import { inbox, inboxMoney } from '../messages/inbox/inbox.port.ts';
import { hasLimits } from '../safer-play/limits.port.ts';
import type { PlayGate } from '../safer-play/play-gate.port.ts';
import type { SuspenseReason } from './cashier.tables.ts';
import { depositChanged } from './channels.port.ts';
import {
  type DepositOrderRow,
  insertPayment,
  isClosed,
  listPayments,
  lockOrderOf,
  lockPayment,
  type PaymentRow,
  saveOrder,
  savePartReversed,
  saveReversed,
  setPaymentState,
} from './deposit.repository.ts';
import { afterDeposit, afterPayment, type DepositEvent, type DepositState, openStates } from './machine.ts';
import { tellOfKept } from './order-messages.ts';
import type { PaymentFacts } from './providers/provider.ts';
import { endSuspenseItem, insertChange, insertSuspenseItem, lowerSuspenseItem } from './suspense.repository.ts';

/** A payment as its provider tells of it now. */
export interface ToldPayment extends PaymentFacts {
  /** Code of the provider. */
  readonly provider: string;
  readonly method: string;
}

/** Brings back from vendors what the wallet of a member lacks. */
export type Collect = (trx: Trx, owner: { memberId: string; currency: string }, missing: Money) => Promise<void>;

/** What a payment is asked, and what it does beside its order. */
export interface PaymentPorts {
  /** For a payment that is taken back. */
  readonly collect: Collect;
  /** What members have closed to themselves. */
  readonly gate: Pick<PlayGate, 'whyNotPaidIn'>;
}

type Order = Pick<DepositOrderRow, 'feeFixed' | 'feePpm' | 'feeStep'>;

/** The member's part of the costs, in whole steps of what can be paid, rounded down. */
export function memberFeeOf({ feeFixed, feePpm, feeStep }: Order, amount: Money): Money {
  const fee = feeFixed + (amount * BigInt(feePpm)) / 1_000_000n;
  return fee - (fee % feeStep);
}

/**
 * The only way a payment gets into the books, whoever told of it: webhook, question or file. The state of the payment counts
 * and not the news of it, so the same payment may be told of any number of times, in any order.
 *
 * @param order the order that it is for, locked in this transaction behind the pay-ins of its member; its state is changed,
 *   and the caller writes it
 * @returns whether anything was booked: of a payment that has another amount or currency than the first time only what is taken
 *   back, and operators look at it
 */
export async function applyPayment(
  trx: Trx,
  told: ToldPayment,
  order: DepositOrderRow | undefined,
  { collect, gate }: PaymentPorts,
): Promise<boolean> {
  if (told.state === 'pending') return false;
  const known = await lockPayment(trx, told);
  if (known && (known.amount !== told.amount || known.currency !== told.currency))
    return applyChanged(trx, told, known, order, collect);
  const payment = known ?? (await bookPayment(trx, told, order, gate));
  const back = told.state === 'reversed' ? told.amount : (told.reversed ?? 0n);
  const isReversed = back > 0n && (await reverseWithOrder(trx, payment, order, { back, collect }));
  return isReversed || !known;
}

/**
 * A payment that is told with another amount or currency than the first time is a question for operators. One that is taken back is
 * gone for certain, as far as it was booked: what is said to have gone leaves the wallet before it can be withdrawn.
 */
async function applyChanged(
  trx: Trx,
  { amount, currency, state }: ToldPayment,
  known: PaymentRow,
  order: DepositOrderRow | undefined,
  collect: Collect,
): Promise<boolean> {
  const isGone = state === 'reversed' && currency === known.currency;
  const back = amount < known.amount ? amount : known.amount;
  const isReversed = isGone && (await reverseWithOrder(trx, known, order, { back, collect }));
  const item = { paymentId: known.id, memberId: order?.memberId, amount, currency };
  if (await insertChange(trx, item, isReversed))
    await note(trx, 'payment.changed', { ...known, amount, currency }, order, state);
  return isReversed;
}

/** What is taken back of a payment by now, and how the wallet gets what it lacks for that. */
interface Reversal {
  readonly back: Money;
  readonly collect: Collect;
}

/** Operators may have credited a payment to another order than the one that it came for: that one is changed then. */
async function reverseWithOrder(
  trx: Trx,
  payment: PaymentRow,
  order: DepositOrderRow | undefined,
  reversal: Reversal,
): Promise<boolean> {
  if (payment.orderId === null || payment.orderId === order?.id) return reversePayment(trx, payment, order, reversal);
  const own = await lockOrderOf(trx, payment.orderId);
  const isReversed = await reversePayment(trx, payment, own, reversal);
  if (!own || !isReversed) return isReversed;
  await saveOrder(trx, own);
  await tellOf(trx, own);
  return true;
}

/** Tells the member, after the commit, how an order stands. */
export const tellOf = (trx: Trx, { memberId, orderNo, state }: DepositOrderRow): Promise<void> =>
  notifyWith(trx, depositChanged, { memberId, orderNo, state });

/** What the flows of the ledger take of a payment. */
export const bookable = ({ provider, method, paymentRef, currency, amount, fee }: ToldPayment | PaymentRow) => ({
  ...{ provider, method, paymentRef, currency, amount, fee },
});

/** The same of a payment that is kept, as far as it was not taken back. */
export const standing = (payment: PaymentRow) => bookable({ ...payment, amount: payment.amount - payment.reversed });

/** Books a payment that is new: to its member, or into suspense with the reason why. */
async function bookPayment(
  trx: Trx,
  told: ToldPayment,
  order: DepositOrderRow | undefined,
  gate: PaymentPorts['gate'],
): Promise<PaymentRow> {
  const event = order && (await eventOf(trx, told, order));
  const reason = (await whyItStrays(trx, told, order, event)) ?? (order && (await whyRefused(trx, told, order, gate)));
  const step = afterPayment('START', reason ? 'strays' : 'fits');
  if (!step) throw new Error('The table of payments has no beginning.');
  const memberFee = order && !reason ? memberFeeOf(order, told.amount) : 0n;
  const payment = await insertPayment(trx, {
    ...{ ...told, state: step.to, memberFee, orderId: order?.id ?? null },
  });
  if (reason) {
    await insertSuspenseItem(trx, {
      ...{ paymentId: payment.id, memberId: order?.memberId, currency: told.currency, amount: told.amount, reason },
    });
    if (order) await tellOfKept(trx, order, told, reason);
  } else if (order && event) await complete(trx, order, afterDeposit(order.state, event), told.paidAt);
  await post(trx, step.posting === 'suspend' ? flows.suspendPayment(bookable(told)) : credit(told, order, memberFee));
  await note(trx, reason ? 'payment.held' : 'payment.credited', payment, order, reason);
  return payment;
}

function credit(told: ToldPayment, order: DepositOrderRow | undefined, memberFee: Money): Posting {
  if (!order) throw new Error('A payment is credited to the member of its order.');
  return flows.creditPayment(bookable(told), order.memberId, memberFee);
}

/**
 * Credits a payment that was kept to an order, whole, because operators have decided so.
 *
 * @param payment locked in this transaction
 * @param order locked in this transaction; it is changed and written
 * @throws Fault STATE_STALE when it is not kept any more
 */
export async function releasePayment(trx: Trx, payment: PaymentRow, order: DepositOrderRow): Promise<void> {
  const step = afterPayment(payment.state, 'released');
  if (!step) throw new Fault('STATE_STALE');
  const event = await eventOf(trx, standing(payment), order);
  await setPaymentState(trx, payment.id, step.to, order.id);
  const state = afterDeposit(order.state, event) ?? afterDeposit(order.state, 'released');
  await complete(trx, order, state, payment.paidAt);
  await saveOrder(trx, order);
  const credited = standing(payment);
  await post(trx, flows.releasePayment(credited, order.memberId));
  const amount = inboxMoney(credited.amount, credited.currency);
  await inbox.send(trx, order.memberId, 'SYSTEM', 'depositPaid', { order: order.orderNo, amount });
  await tellOf(trx, order);
}

/** What a payment means for its order. */
async function eventOf(trx: Trx, { amount }: { amount: Money }, order: DepositOrderRow): Promise<DepositEvent> {
  if (order.state === 'COMPLETED') return 'more';
  const paid = amount + paidOf(await listPayments(trx, order.id));
  return order.takesParts && paid < order.amount ? 'part' : 'paid';
}

async function whyItStrays(
  trx: Trx,
  told: ToldPayment,
  order: DepositOrderRow | undefined,
  event: DepositEvent | undefined,
): Promise<SuspenseReason | undefined> {
  // it came and went before we heard of it: the member never sees it
  if (told.state === 'reversed') return 'REVERSED';
  if (!order || !event) return 'UNKNOWN_ORDER';
  if (told.currency !== order.currency) return 'WRONG_CURRENCY';
  const least = order.takesParts ? 1n : order.minimum;
  if (told.amount < least || told.amount <= memberFeeOf(order, told.amount)) return 'BELOW_MINIMUM';
  if (await isClosed(trx, order.memberId)) return 'MEMBER_CLOSED';
  return afterDeposit(order.state, event) ? undefined : 'ORDER_CLOSED';
}

/**
 * Locks the wallet of a member who has limits, before they are asked: a transfer that comes at the same moment is counted, or
 * counts this payment.
 */
export async function lockLimited(trx: Trx, memberId: string, currency: string): Promise<void> {
  if (!(await hasLimits(trx, memberId))) return;
  // bonuses before cash, as whoever moves both
  await lockBonusesBeforeCash(trx, memberId);
  await lockCash(trx, [memberId], currency);
}

/** Why a member gets no payment who could have it otherwise. */
export async function whyRefused(
  trx: Trx,
  { amount }: { amount: Money },
  order: DepositOrderRow,
  gate: PaymentPorts['gate'],
): Promise<SuspenseReason | undefined> {
  const { id, memberId, currency, state } = order;
  await lockLimited(trx, memberId, currency);
  const isOpen = (openStates as readonly DepositState[]).includes(state);
  const rest = isOpen ? order.amount - paidOf(await listPayments(trx, id)) : 0n;
  return gate.whyNotPaidIn(trx, memberId, amount, { id, open: rest });
}

/**
 * Completes an order with the payments that stand of it, when operators have found no more.
 *
 * @param order locked in this transaction; it is changed and written
 * @returns what stands; nothing has changed when that is nothing
 */
export async function completeWithPart(trx: Trx, order: DepositOrderRow): Promise<Money> {
  const applied = (await listPayments(trx, order.id)).filter(({ state }) => state === 'APPLIED');
  const paidAt = applied.at(-1)?.paidAt;
  if (!paidAt) return 0n;
  // what stands has come while it waited
  await complete(trx, order, afterDeposit(order.state, 'restMissing'), paidAt, false);
  await saveOrder(trx, order);
  await tellOf(trx, order);
  return paidOf(applied);
}

/** Moves an order on that a payment has come for, which is written already; one that is complete brings its bonus. */
async function complete(
  trx: Trx,
  order: DepositOrderRow,
  state: DepositState | undefined,
  paidAt: Date,
  isLate = order.state !== 'PENDING' && order.state !== 'REVIEW',
): Promise<void> {
  if (!state) throw new Error(`An order that is ${order.state} takes no payment.`);
  if (state === 'COMPLETED' && order.state !== 'COMPLETED') {
    order.isLate = isLate;
    order.completedAt = paidAt;
    // an order that was told that it brings none stays without
    if (order.offerId !== null && order.bonus !== null)
      order.bonus = (await giveBonus(trx, order, order.offerId)) ?? null;
  }
  order.state = state;
}

/** What stands of an order. */
const paidOf = (payments: readonly PaymentRow[]): Money =>
  payments.reduce((sum, one) => (one.state === 'APPLIED' ? sum + one.amount - one.reversed : sum), 0n);

/** By what was paid, whatever the order says. */
async function giveBonus(trx: Trx, order: DepositOrderRow, offerId: string): Promise<Money | undefined> {
  const { id: orderId, orderNo, memberId, currency, isLate } = order;
  const isCancelled = order.state === 'CANCELLED';
  const paid = paidOf(await listPayments(trx, orderId));
  return grantWithDeposit(trx, { orderId, orderNo, memberId, currency, offerId, paid, isLate, isCancelled });
}

/**
 * Takes a payment out again, whole or the part that is not out yet. While a payment is on its way back to its payer nobody knows what a
 * part of it is of: that is taken when the refund has ended.
 *
 * @returns whether there was anything to take
 */
async function reversePayment(
  trx: Trx,
  payment: PaymentRow,
  order: DepositOrderRow | undefined,
  { back, collect }: Reversal,
): Promise<boolean> {
  const step = afterPayment(payment.state, 'reversed');
  const isWhole = back >= payment.amount;
  if (!step || back <= payment.reversed || (!isWhole && payment.state === 'REFUNDING')) return false;
  if (isWhole) await saveReversed(trx, payment, step.to);
  else await savePartReversed(trx, payment, back);
  const taken = { ...bookable(payment), amount: (isWhole ? payment.amount : back) - payment.reversed };
  // each part is a posting of its own
  const of = (posting: Posting): Posting =>
    isWhole ? posting : { ...posting, key: `${posting.key}:${payment.partsReversed + 1}` };
  if (step.posting === 'sendBack') {
    await post(trx, of(flows.sendPaymentBack(taken)));
    if (isWhole) await endSuspenseItem(trx, payment.id);
    else await lowerSuspenseItem(trx, payment.id, taken.amount);
  } else if (step.posting === 'takeWrittenOff') {
    await post(trx, of(flows.takeWrittenOffBack(taken)));
  } else {
    if (!order) throw new Error('A payment is taken back from the member of its order.');
    await takeBack(trx, payment, order, { collect, of, amount: taken.amount });
  }
  await note(trx, 'payment.reversed', { ...payment, amount: taken.amount }, order);
  return true;
}

/** What the member gives of what is taken back of a payment: money first, what was the fee last. */
const memberPart = ({ amount, memberFee }: PaymentRow, back: Money): Money =>
  back < amount - memberFee ? back : amount - memberFee;

/** The member gives what is there, at vendors too, and what is missing is an item that he owes. */
async function takeBack(
  trx: Trx,
  payment: PaymentRow,
  order: DepositOrderRow,
  { amount, collect, of }: { amount: Money; collect: Collect; of: (posting: Posting) => Posting },
): Promise<void> {
  const { memberId } = order;
  const others = await listPayments(trx, order.id);
  const isLast = others.every((one) => one.state !== 'APPLIED');
  await takeBonusWithPayment(trx, order.id, paidOf(others));
  const { currency, reversed } = payment;
  const credited = memberPart(payment, reversed + amount) - memberPart(payment, reversed);
  const lock = async () => (await lockCash(trx, [memberId], currency)).get(memberId) ?? 0n;
  let cash = await lock();
  if (cash < credited) {
    await collect(trx, { memberId, currency }, credited - cash);
    cash = await lock();
  }
  const taken = cash < 0n ? 0n : cash < credited ? cash : credited;
  const back = { ...bookable(payment), amount };
  await post(trx, of(flows.takePaymentBack(back, memberId, amount - credited, taken)));
  if (taken < credited)
    await insertSuspenseItem(trx, {
      ...{ paymentId: payment.id, memberId, currency, amount: taken - credited, reason: 'OWED' },
    });
  const state = afterDeposit(order.state, 'reversed');
  if (state && isLast) order.state = state;
}

function note(
  trx: Trx,
  action: 'payment.changed' | 'payment.credited' | 'payment.held' | 'payment.reversed',
  { provider, paymentRef, amount, currency }: PaymentRow,
  order: DepositOrderRow | undefined,
  reason?: SuspenseReason | PaymentFacts['state'],
): Promise<void> {
  return appendAudit(trx, {
    action,
    actorRole: 'system',
    object: order ? `deposit:${order.orderNo}` : `payment:${provider}:${paymentRef}`,
    detail: { payment: `${provider}:${paymentRef}`, amount: String(amount), currency, ...(reason && { reason }) },
  });
}
