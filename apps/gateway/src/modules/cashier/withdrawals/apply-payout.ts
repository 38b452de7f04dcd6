import { type AuditEntry, appendAudit } from '../../../kernel/audit/audit.repository.ts';
import type { Trx } from '../../../kernel/db/types.ts';
import * as flows from '../../../ledger/flows.ts';
import { post } from '../../../ledger/ledger.ts';
import { inbox, inboxMoney } from '../../messages/inbox/inbox.port.ts';
import type { PayoutFacts, PayoutFailure } from '../providers/provider.ts';
import {
  afterPart,
  afterWithdraw,
  openPartStates,
  type PartEvent,
  type WithdrawEvent,
  type WithdrawPosting,
} from './machine.ts';
import { splitIntoParts } from './parts.ts';
import {
  endOwedItem,
  insertOwedItem,
  insertPart,
  insertPartChange,
  listParts,
  type PartRow,
  savePart,
  type WithdrawalRow,
} from './withdrawal.repository.ts';

/** How often the same money is sent when the bank of the receiver does not answer. */
const MOST_TRIES = 3;

const isOpen = ({ state }: PartRow): boolean => (openPartStates as readonly string[]).includes(state);

const moneyOf = ({ memberId, currency, orderNo }: WithdrawalRow, amount: bigint): flows.WithdrawMoney => ({
  ...{ member: memberId, currency, orderNo, amount },
});

const payoutOf = (order: WithdrawalRow, part: PartRow, fee = 0n): flows.PayoutMoney => ({
  ...{ ...moneyOf(order, part.amount), provider: order.provider, method: order.method, partNo: part.partNo, fee },
  again: part.timesPaidAgain,
});

/**
 * Moves a withdrawal that is locked to its next state with the posting of that step; the caller writes the order.
 *
 * @throws Error when its state does not know the event: callers ask first, so it is a defect
 */
export async function moveWithdrawal(trx: Trx, order: WithdrawalRow, event: WithdrawEvent): Promise<void> {
  const step = afterWithdraw(order.state, event);
  if (!step) throw new Error(`A withdrawal that is ${order.state} knows no ${event}.`);
  order.state = step.to;
  if (step.posting) await bookStep(trx, order, step.posting);
}

async function bookStep(trx: Trx, order: WithdrawalRow, posting: WithdrawPosting): Promise<void> {
  const { held, fee } = order;
  switch (posting) {
    case 'hold':
      await post(trx, flows.holdWithdrawal(moneyOf(order, order.amount)));
      break;
    case 'takeFee':
      if (fee > 0n) await post(trx, flows.takeWithdrawalFee(moneyOf(order, fee)));
      order.held -= fee;
      order.isFeeTaken = true;
      break;
    case 'giveRest':
      order.timesGivenBack += 1;
      await post(trx, flows.giveWithdrawalBack(moneyOf(order, held), order.timesGivenBack));
      order.givenBack += held;
      order.held = 0n;
      break;
    case 'giveBack':
      await post(trx, flows.giveWithdrawalBack(moneyOf(order, held)));
      order.givenBack += held;
      order.held = 0n;
  }
}

/** The money of a new withdrawal leaves the wallet. @throws Fault WALLET_INSUFFICIENT, WALLET_FROZEN */
export async function holdMoney(trx: Trx, order: WithdrawalRow): Promise<void> {
  const posting = afterWithdraw('START', 'create')?.posting;
  if (posting) await bookStep(trx, order, posting);
}

/** Writes the parts that an approved withdrawal is paid in. */
export async function planParts(trx: Trx, order: WithdrawalRow): Promise<void> {
  const amounts = splitIntoParts(order.amount - order.fee, order);
  for (const amount of amounts) await planPart(trx, order, amount, 0);
  await moveWithdrawal(trx, order, 'planned');
}

async function planPart(trx: Trx, order: WithdrawalRow, amount: bigint, tries: number): Promise<void> {
  const state = afterPart('START', 'plan')?.to;
  if (!state) throw new Error('The table of parts has no beginning.');
  const known = (await listParts(trx, order.id)).length;
  await insertPart(trx, { orderId: order.id, partNo: `${order.orderNo}-${known + 1}`, amount, tries, state });
}

/** What a provider says of a part, or that it knows nothing of it. */
type ToldPayout = Pick<PayoutFacts, 'amount' | 'currency'> & { readonly state: PayoutFacts['state'] | 'unknown' };

const owedItem = ({ memberId, currency }: WithdrawalRow, part: PartRow) => ({
  ...{ partId: part.id, memberId, currency, amount: -part.amount },
});

/** What is owed has come. When it was given or borne already, what came is kept until somebody has looked at it. */
async function endOwed(
  trx: Trx,
  order: WithdrawalRow,
  part: PartRow,
  reason: 'PAID_TWICE' | 'REFUNDED',
): Promise<void> {
  if (await endOwedItem(trx, part.id)) return;
  await insertOwedItem(trx, { ...owedItem(order, part), amount: part.amount, reason });
}

/** It came back, so that its money is with the house or in the wallet again. */
const cameBack = ({ state }: PartRow): boolean => state === 'RETURNED' || state === 'RECOVERED';

/**
 * @param fee what the provider takes for paying it, when the event is that it was paid
 * @returns whether the state of the part knows the event, and it was written
 */
export async function movePart(
  trx: Trx,
  order: WithdrawalRow,
  part: PartRow,
  event: PartEvent,
  fee = 0n,
): Promise<boolean> {
  const step = afterPart(part.state, event);
  if (!step) return false;
  if (step.posting === 'payTwice' && cameBack(part)) part.timesPaidAgain += 1;
  part.fee += fee;
  part.state = step.to;
  switch (step.posting) {
    case 'pay':
      await post(trx, flows.payPart(payoutOf(order, part, fee)));
      order.held -= part.amount;
      break;
    case 'payTwice':
      await post(trx, flows.payPartTwice(payoutOf(order, part, fee)));
      await insertOwedItem(trx, { ...owedItem(order, part), reason: 'PAID_TWICE' });
      break;
    case 'refund':
      await post(trx, flows.refundPart(payoutOf(order, part)));
      order.held += part.amount;
      await insertOwedItem(trx, { ...owedItem(order, part), reason: 'REFUNDED' });
      break;
    case 'recover':
      await post(trx, flows.recoverPart(payoutOf(order, part)));
      await endOwed(trx, order, part, 'REFUNDED');
      break;
    case 'takeBack':
      await post(trx, flows.takePartBack(payoutOf(order, part)));
      order.held += part.amount;
      break;
    case 'takeBackOwed':
      await post(trx, flows.takeOwedPartBack(payoutOf(order, part)));
      await endOwed(trx, order, part, 'PAID_TWICE');
      break;
    default:
  }
  await savePart(trx, part);
  return true;
}

/** Whether the money of a part that failed is still on hold, because other parts of its order are under way. */
function isStillHeld({ held, fee, isFeeTaken }: WithdrawalRow, part: PartRow, parts: readonly PartRow[]): boolean {
  const promised = parts.reduce((sum, one) => (isOpen(one) ? sum + one.amount : sum), isFeeTaken ? 0n : fee);
  return held - promised >= part.amount;
}

/** What the state of a payout means for a part. `isCovered` = if it failed, its money has not gone another way. */
function eventOf(part: PartRow, facts: PayoutFacts, isCovered: boolean): PartEvent {
  const wasPaid = part.state === 'PAID' || part.state === 'PAID_TWICE' || part.state === 'REFUNDED';
  switch (facts.state) {
    case 'accepted':
    case 'sent':
      return 'accepted';
    case 'paid':
      return cameBack(part) || (part.state === 'FAILED' && !isCovered) ? 'paidTwice' : 'paid';
    default:
      // came back before we heard that it was paid: the books have never seen it leave
      return wasPaid ? 'returned' : 'failed';
  }
}

/**
 * Whether what a provider says of a part may be new. Most looks find what is known already, and lock nothing then.
 *
 * @param part of the order, read without a lock
 */
export function mayBeNew({ currency }: WithdrawalRow, part: PartRow, facts: PayoutFacts): boolean {
  if (facts.partNo !== part.partNo || facts.amount !== part.amount || facts.currency !== currency) return true;
  return [true, false].some((isCovered) => afterPart(part.state, eventOf(part, facts, isCovered)) !== undefined);
}

/**
 * The only way a payout gets into the books, whoever told of it. Its state counts and not the news of it, and an older
 * state that comes later says nothing.
 *
 * @param order locked in this transaction; it is changed, and the caller writes it
 * @returns whether anything has changed: nothing has when number, amount or currency are not those that were ordered. Operators look
 *   at that and decide what it counts as, and the other parts go on
 */
export async function applyPayout(
  trx: Trx,
  order: WithdrawalRow,
  partNo: string,
  facts: PayoutFacts,
): Promise<boolean> {
  const parts = await listParts(trx, order.id);
  const part = parts.find((one) => one.partNo === partNo);
  if (!part) throw new Error(`The withdrawal ${order.orderNo} has no part ${partNo}.`);
  const isOther = facts.partNo !== partNo || facts.amount !== part.amount || facts.currency !== order.currency;
  if (!isOther && part.factsAt && facts.changedAt < part.factsAt) return false;
  if (isOther) {
    await askAboutChange(trx, order, part, facts);
    return false;
  }
  const replacement = parts.find((one) => one.state === 'PLANNED' && one.amount === part.amount);
  const event = eventOf(part, facts, replacement !== undefined || isStillHeld(order, part, parts));
  const isLate = part.state === 'FAILED' && event === 'paid';
  // what comes back is not the order's any more
  const isOwed = part.state === 'PAID_TWICE' || part.state === 'REFUNDED';
  Object.assign(part, { factsAt: facts.changedAt, providerRef: facts.ref, misses: 0 });
  // what it costs is known when it is paid, each time, and stays what was booked
  const isPaid = event === 'paid' || event === 'paidTwice';
  if (isPaid) part.paidAt = facts.changedAt;
  if (event === 'failed' || event === 'returned') part.failure = facts.failure ?? 'REFUSED';
  if (!(await movePart(trx, order, part, event, isPaid ? facts.fee : 0n))) return false;
  if (isLate && replacement) await movePart(trx, order, replacement, 'dropped');
  await note(trx, order, part, event);
  if (event === 'failed') await afterFailure(trx, order, part);
  else if (!isOwed) await settle(trx, order, event);
  return true;
}

/**
 * Has operators look at a part that is told otherwise than it was ordered, or not at all, once, and tells its receiver while it is
 * open.
 */
async function askAboutChange(
  trx: Trx,
  order: WithdrawalRow,
  part: PartRow,
  { amount, currency, state }: ToldPayout,
): Promise<void> {
  const { memberId, orderNo } = order;
  if (!(await insertPartChange(trx, { partId: part.id, memberId, amount, currency }))) return;
  await appendAudit(trx, {
    ...{ action: 'withdrawal.changed', actorRole: 'system', object: `withdrawal:${orderNo}` },
    detail: { part: part.partNo, amount: String(amount), currency, state },
  });
  if (isOpen(part))
    await inbox.send(trx, memberId, 'SYSTEM', 'payoutAsked', {
      ...{ order: orderNo, amount: inboxMoney(part.amount, order.currency) },
    });
}

/** Has operators look at a part that is open, and that its provider does not know, or says nothing of that is understood. */
export async function askAboutLost(trx: Trx, order: WithdrawalRow, part: PartRow): Promise<void> {
  if (isOpen(part)) await askAboutChange(trx, order, part, { amount: 0n, currency: order.currency, state: 'unknown' });
}

/**
 * What operators have found out about a part that was told otherwise: it was paid, as it was ordered, or it was not, and its money
 * goes back.
 *
 * @returns whether it was open
 */
export async function decideChangedPart(
  trx: Trx,
  order: WithdrawalRow,
  part: PartRow,
  { isPaid, now }: { isPaid: boolean; now: Date },
): Promise<boolean> {
  if (!isOpen(part)) return false;
  if (!isPaid) return failPart(trx, order, part, 'REFUSED');
  Object.assign(part, { paidAt: now });
  await movePart(trx, order, part, 'paid');
  await note(trx, order, part, 'paid');
  await settle(trx, order, 'paid');
  return true;
}

/** A part that cannot be paid: sent again when that may help, else its money goes another way. */
export async function failPart(
  trx: Trx,
  order: WithdrawalRow,
  part: PartRow,
  failure: PayoutFailure,
): Promise<boolean> {
  part.failure = failure;
  if (!(await movePart(trx, order, part, 'failed'))) return false;
  await note(trx, order, part, 'failed');
  await afterFailure(trx, order, part);
  return true;
}

/**
 * A paid part that has not arrived, as a dispute has found: its money goes back to the wallet, and the provider owes it.
 *
 * @returns whether the part was paid, and it was written
 */
export async function refundPart(trx: Trx, order: WithdrawalRow, part: PartRow): Promise<boolean> {
  if (!(await movePart(trx, order, part, 'refunded'))) return false;
  await note(trx, order, part, 'refunded');
  await settle(trx, order, 'refunded');
  return true;
}

async function afterFailure(trx: Trx, order: WithdrawalRow, part: PartRow): Promise<void> {
  order.reason = part.failure;
  if (part.failure === 'BANK_DOWN' && part.tries + 1 < MOST_TRIES)
    await planPart(trx, order, part.amount, part.tries + 1);
  await settle(trx, order, 'failed');
}

/** Brings the order to what its parts make of it. */
async function settle(trx: Trx, order: WithdrawalRow, event: PartEvent): Promise<void> {
  if (event === 'paidTwice' || event === 'accepted') return;
  const parts = await listParts(trx, order.id);
  const hasPaid = parts.some(({ state }) => state === 'PAID');
  const isUnderWay = parts.some(isOpen);
  if (event === 'returned' || event === 'refunded') {
    const cameBack = afterWithdraw(order.state, hasPaid ? 'partReturned' : 'returned');
    if (cameBack) order.state = cameBack.to;
    order.reason = parts.findLast(({ state }) => state === 'RETURNED')?.failure ?? order.reason;
  }
  if (isUnderWay) {
    if (event === 'paid') await moveWithdrawal(trx, order, 'partPaid');
    return;
  }
  // the fee is for an order that was paid in full
  const fee = order.isFeeTaken || order.timesGivenBack > 0 ? 0n : order.fee;
  if (!hasPaid) {
    if (order.held > 0n) await giveBack(trx, order, 'unpaid');
  } else if (order.held > fee) await giveBack(trx, order, 'restBack');
  else if (!order.isFeeTaken && order.timesGivenBack === 0) await moveWithdrawal(trx, order, 'allPaid');
}

/** Nothing more of an order can be paid: what is still held goes back to the wallet. */
async function giveBack(trx: Trx, order: WithdrawalRow, event: 'unpaid' | 'restBack'): Promise<void> {
  const amount = order.held;
  await moveWithdrawal(trx, order, event);
  await appendAudit(trx, {
    ...{ action: 'withdrawal.given-back', actorRole: 'system', object: `withdrawal:${order.orderNo}` },
    detail: { amount: String(amount), currency: order.currency },
  });
}

const actions: Readonly<Partial<Record<PartEvent, AuditEntry['action']>>> = {
  accepted: 'withdrawal.sent',
  failed: 'withdrawal.failed',
  paid: 'withdrawal.paid',
  paidTwice: 'withdrawal.paid-twice',
  returned: 'withdrawal.returned',
  refunded: 'withdrawal.refunded',
};

async function note(trx: Trx, order: WithdrawalRow, part: PartRow, event: PartEvent): Promise<void> {
  const action = actions[event];
  if (!action) return;
  await appendAudit(trx, {
    action,
    actorRole: 'system',
    object: `withdrawal:${order.orderNo}`,
    detail: {
      ...{ part: part.partNo, amount: String(part.amount), currency: order.currency },
      ...(event === 'failed' && part.failure && { reason: part.failure }),
    },
  });
}
