import type { Trx } from '../../kernel/db/types.ts';
import type { Money } from '../../kernel/money.ts';
import { inbox, inboxMoney } from '../messages/inbox/inbox.port.ts';
import type { SuspenseReason } from './cashier.tables.ts';
import type { DepositOrderRow } from './deposit.repository.ts';
import type { DepositState } from './machine.ts';
import type { WithdrawState } from './withdrawals/machine.ts';
import type { WithdrawalRow } from './withdrawals/withdrawal.repository.ts';

/** How an order stood before it was changed. */
export interface DepositBefore {
  readonly state: DepositState;
  /** What it had brought into the wallet. */
  readonly credited: Money;
}

/** Why no payment was found for a slip, as the words of the message choose by it. */
const slipChoices = { NOT_ARRIVED: 'missing', UNREADABLE: 'blurred', OTHER_ACCOUNT: 'other' } as const;

/**
 * Tells a member what has become of a deposit: money came or was taken back, or none will. What the member has done, such as
 * to cancel it, is not told; what the site has cancelled is.
 *
 * @param credited what it has brought into the wallet by now
 */
export async function tellOfDeposit(
  trx: Trx,
  { orderNo: order, memberId, state, currency, amount, slipReason, cancelReason, bonus }: DepositOrderRow,
  before: DepositBefore,
  credited: Money,
): Promise<void> {
  // one that is complete now tells the whole, also of parts that were told of before
  const come = credited - (state === 'COMPLETED' && before.state !== 'COMPLETED' ? 0n : before.credited);
  const tell = (template: 'depositPaid' | 'depositPart' | 'depositReversed', money: Money) =>
    inbox.send(trx, memberId, 'SYSTEM', template, { order, amount: inboxMoney(money, currency) });
  if (come > 0n && state === 'COMPLETED') await tell('depositPaid', come);
  else if (come > 0n) await tell('depositPart', come);
  else if (come < 0n) await tell('depositReversed', -come);
  if (state === before.state) return;
  if (state === 'REVIEW')
    await inbox.send(trx, memberId, 'SYSTEM', 'slipReceived', { order, amount: inboxMoney(amount, currency) });
  if (state === 'FAILED' && slipReason)
    await inbox.send(trx, memberId, 'SYSTEM', 'slipRejected', { order, reason: { choice: slipChoices[slipReason] } });
  else if (state === 'FAILED') await inbox.send(trx, memberId, 'SYSTEM', 'depositFailed', { order });
  if (state === 'CANCELLED' && cancelReason)
    await inbox.send(trx, memberId, 'SYSTEM', 'depositCancelled', {
      ...{ order, amount: inboxMoney(amount, currency), reason: { choice: cancelReason.toLowerCase() } },
    });
  if (state === 'EXPIRED')
    await inbox.send(trx, memberId, 'SYSTEM', 'depositExpired', { order, amount: inboxMoney(amount, currency) });
  // a part of it has come, which is in the wallet without the bonus that was shown
  if (state === 'EXPIRED' && bonus !== null && credited > 0n)
    await inbox.send(trx, memberId, 'SYSTEM', 'bonusMissed', { order });
}

/** Why a payment is not in the wallet, as the words of the message choose by it; left out: it does not fit its order. */
const keptChoices: Partial<Record<SuspenseReason, string>> = { DEPOSITS_CLOSED: 'closed', LIMIT_REACHED: 'limit' };

/** Tells a member that a payment of an order has come and is not credited. Who is gone reads nothing, and one that went back at once is none. */
export async function tellOfKept(
  trx: Trx,
  { orderNo: order, memberId }: DepositOrderRow,
  { amount, currency }: { amount: Money; currency: string },
  reason: SuspenseReason,
): Promise<void> {
  if (reason === 'MEMBER_CLOSED' || reason === 'REVERSED') return;
  const choice = keptChoices[reason] ?? 'order';
  await inbox.send(trx, memberId, 'SYSTEM', 'depositKept', {
    ...{ order, amount: inboxMoney(amount, currency), reason: { choice } },
  });
}

/** States of a withdrawal that nobody has approved yet. */
const undecided: readonly WithdrawState[] = ['REQUESTED', 'REVIEW'];

/** Tells a member what has become of a withdrawal: approved, paid, or money that is back in the wallet. */
export async function tellOfWithdrawal(
  trx: Trx,
  { orderNo: order, memberId, state, currency, amount, fee, isFeeTaken, givenBack, held }: WithdrawalRow,
  before: Pick<WithdrawalRow, 'state' | 'givenBack' | 'held'>,
): Promise<void> {
  const tell = (
    template: 'withdrawalApproved' | 'withdrawalRejected' | 'withdrawalPaid' | 'withdrawalReturned',
    money: Money,
  ) => inbox.send(trx, memberId, 'SYSTEM', template, { order, amount: inboxMoney(money, currency) });
  const wasUndecided = undecided.includes(before.state);
  const back = givenBack - before.givenBack;
  if (back > 0n) await tell(wasUndecided ? 'withdrawalRejected' : 'withdrawalReturned', back);
  else if (wasUndecided && !undecided.includes(state)) await tell('withdrawalApproved', amount);
  const sent = before.held - held - back;
  if (state === 'PAID_PART' && sent > 0n)
    await inbox.send(trx, memberId, 'SYSTEM', 'partPaid', { withdrawal: order, amount: inboxMoney(sent, currency) });
  if (state === 'PAID' && before.state !== 'PAID')
    await tell('withdrawalPaid', amount - givenBack - (isFeeTaken ? fee : 0n));
}
