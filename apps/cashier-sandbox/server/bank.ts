import type { Faults } from './faults.ts';
import { findMethod } from './methods.ts';
import { formatAmount, parseAmount } from './money.ts';
import type { Deposit, LastTry, Payment, Payout, Store } from './store.ts';

/** What an operator, or the fault that was chosen, makes of a payout. */
export const payoutSteps = {
  pay: { to: 'paid', from: ['accepted', 'sent', 'failed'], failure: undefined },
  close: { to: 'failed', from: ['accepted', 'sent', 'paid'], failure: 'ACCOUNT_CLOSED' },
  mismatch: { to: 'failed', from: ['accepted', 'sent'], failure: 'NAME_MISMATCH' },
  bankDown: { to: 'failed', from: ['accepted', 'sent'], failure: 'BANK_DOWN' },
  return: { to: 'returned', from: ['paid'], failure: 'ACCOUNT_CLOSED' },
} as const;
export type PayoutStep = keyof typeof payoutSteps;

/** How long a webhook waits that the next one overtakes. */
const OVERTAKEN_MS = 3_000;

/** What becomes of a payout by itself. */
const courses: Readonly<Record<Faults['payouts'], readonly PayoutStep[]>> = {
  none: ['pay'],
  held: [],
  closed: ['close'],
  mismatch: ['mismatch'],
  bankDown: ['bankDown'],
  failedAfterPaid: ['pay', 'close'],
  paidAfterFailed: ['close', 'pay'],
  returned: ['pay', 'return'],
};

/** What the provider keeps of a payment. */
function feeOf(deposit: Deposit, amount: bigint): bigint {
  const { costPpm = 0, step = '0.01' } = findMethod(deposit.method, deposit.currency) ?? {};
  const cost = (amount * BigInt(costPpm)) / 1_000_000n;
  return cost - (cost % parseAmount(step));
}

/** What payers do, whatever the order says: the money moves, and the merchant is told. */
export function createBank(store: Store, faults: () => Faults) {
  /** When a webhook about something is sent that would be due now. */
  const dueAt = (ref: string): number => {
    const { webhooks, lateSeconds } = faults();
    if (webhooks === 'late') return Date.now() + lateSeconds * 1_000;
    // the one before it waits, so that this one overtakes it
    if (webhooks === 'disorder' && !store.hasWebhook(ref)) return Date.now() + OVERTAKEN_MS;
    return Date.now();
  };

  /** Tells that a deposit has changed: a hint that it should be looked at. */
  const tell = ({ ref, orderNo }: Pick<Deposit, 'ref' | 'orderNo'>, after = 0): void =>
    store.insertWebhook(
      { type: 'deposit.changed', data: { ref, ...(orderNo !== null && { orderNo }) } },
      dueAt(ref) + after,
    );

  const tellPayout = ({ ref, partNo }: Payout): void =>
    store.insertWebhook({ type: 'payout.changed', data: { ref, partNo } }, dueAt(ref));

  const bank = {
    /** Tells of a deposit that has only begun. */
    announce: (deposit: Deposit): void => tell(deposit),

    /** @throws RangeError when the amount is none */
    pay(deposit: Deposit, paid: { amount: string; currency?: string | undefined }): void {
      const amount = parseAmount(paid.amount);
      if (amount === 0n) throw new RangeError('Nothing cannot be paid.');
      const currency = paid.currency ?? deposit.currency;
      const fee = feeOf(deposit, amount);
      const paidAt = new Date().toISOString();
      const money = { amount: formatAmount(amount), currency, fee: formatAmount(fee) };
      const paymentRef = store.insertPayment({ ...money, ref: deposit.ref, paidAt, state: 'paid' });
      const theirRef = deposit.orderNo ?? '';
      store.insertMovement({
        ...money,
        kind: 'payment',
        ref: paymentRef,
        theirRef,
        method: deposit.method,
        at: paidAt,
      });
      tell(deposit);
    },

    /**
     * A payment was seen that has to be confirmed.
     *
     * @param paid its amount in the currency of the deposit, and in coins
     * @param hints milliseconds after which the merchant is told to look again
     * @throws RangeError when it is worth nothing
     */
    see(deposit: Deposit, paid: { amount: string; coins: string; seenAt: string }, hints: readonly number[]): void {
      const amount = parseAmount(paid.amount);
      if (amount === 0n) throw new RangeError('Nothing cannot be paid.');
      const fee = formatAmount(feeOf(deposit, amount));
      const { ref, currency } = deposit;
      store.insertPayment({ ...paid, ref, currency, fee, paidAt: paid.seenAt, state: 'pending' });
      for (const after of hints) tell(deposit, after);
    },

    /** A payment that was seen is confirmed: now it counts. */
    confirm({ orderNo, method }: Deposit, { paymentRef, amount, currency, fee }: Payment): void {
      const at = new Date().toISOString();
      if (!store.confirm(paymentRef, at)) return;
      const theirRef = orderNo ?? '';
      store.insertMovement({ kind: 'payment', ref: paymentRef, theirRef, method, currency, amount, fee, at });
    },

    /** A try has ended without a payment. What the payer has refused is no try too many, nor what a payee says. */
    noteTry(deposit: Deposit, lastTry: LastTry): void {
      store.noteTry(deposit.ref, lastTry, lastTry === 'DECLINED' || lastTry === 'NOT_PROVED');
      tell(deposit);
    },

    /** A payment that nobody has asked for: a transfer with a wrong text. */
    payStray(paid: { method: string; amount: string; currency: string }): Deposit {
      const now = new Date().toISOString();
      const deposit = store.insertDeposit({
        ...paid,
        orderNo: null,
        createdAt: now,
        expiresAt: now,
        returnUrl: null,
        address: null,
        payee: null,
      });
      bank.pay(deposit, paid);
      return deposit;
    },

    /** @returns whether the payout was in a state that allows it */
    changePayout(ref: string, step: PayoutStep): boolean {
      const payout = store.payoutByRef(ref);
      const { to, from, failure } = payoutSteps[step];
      if (!payout || !(from as readonly string[]).includes(payout.state)) return false;
      const changed = store.changePayout(payout, to, failure);
      const { partNo, method, currency, amount, fee, changedAt } = changed;
      const line = { ref, theirRef: partNo, method, currency, at: changedAt };
      if (to === 'paid') store.insertMovement({ ...line, kind: 'payout', amount: `-${amount}`, fee });
      else if (payout.state === 'paid') store.insertMovement({ ...line, kind: 'payout-back', amount, fee: '0' });
      tellPayout(changed);
      return true;
    },

    /** Lets a payout take its course. */
    run({ ref }: Payout): void {
      for (const step of courses[faults().payouts]) bank.changePayout(ref, step);
    },

    /** The bank of the payer takes a payment back, or a part of it. @returns whether that stood until now */
    reverse(paymentRef: string, part?: string): boolean {
      const reversal = store.reverse(paymentRef, part);
      const deposit = reversal && store.findByRef(reversal.payment.ref);
      if (!deposit) return false;
      const { currency } = reversal.payment;
      store.insertMovement({
        ...{ kind: 'reversal', ref: paymentRef, theirRef: deposit.orderNo ?? '', method: deposit.method, currency },
        ...{ amount: `-${reversal.taken}`, fee: '0', at: new Date().toISOString() },
      });
      tell(deposit);
      return true;
    },

    /** A refund reaches its payer, or cannot be made. @returns whether nothing was decided about it until now */
    endRefund(refundNo: string, state: 'done' | 'refused'): boolean {
      const refund = store.endRefund(refundNo, state);
      const payment = refund && store.paymentByRef(refund.paymentRef);
      const deposit = payment && store.findByRef(payment.ref);
      if (!deposit) return false;
      const { paymentRef, currency, amount } = refund;
      if (state === 'done')
        store.insertMovement({
          ...{ kind: 'refund', ref: paymentRef, theirRef: refundNo, method: deposit.method, currency },
          ...{ amount: `-${amount}`, fee: '0', at: new Date().toISOString() },
        });
      return true;
    },

    /** Lets a refund take its course. */
    runRefund(refundNo: string): void {
      const { refunds } = faults();
      if (refunds !== 'held') bank.endRefund(refundNo, refunds === 'none' ? 'done' : 'refused');
    },
  };
  /** Each is one transaction: whenever the process dies, all of it has happened or nothing. */
  const whole =
    <Args extends readonly unknown[], T>(work: (...args: Args) => T) =>
    (...args: Args): T =>
      store.transaction(() => work(...args));
  return {
    announce: bank.announce,
    pay: whole(bank.pay),
    see: whole(bank.see),
    confirm: whole(bank.confirm),
    noteTry: whole(bank.noteTry),
    payStray: whole(bank.payStray),
    changePayout: whole(bank.changePayout),
    run: whole(bank.run),
    reverse: whole(bank.reverse),
    endRefund: whole(bank.endRefund),
    runRefund: whole(bank.runRefund),
  };
}

export type Bank = ReturnType<typeof createBank>;
