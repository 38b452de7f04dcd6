import type { Faults } from './faults.ts';
import { findMethod } from './methods.ts';
import { formatAmount, parseAmount } from './money.ts';
import type { Deposit, Payout, Store } from './store.ts';

/** What an operator, or the fault that was chosen, makes of a payout. */
export const payoutSteps = {
  pay: { to: 'paid', from: ['accepted', 'sent', 'failed'], failure: undefined },
  close: { to: 'failed', from: ['accepted', 'sent', 'paid'], failure: 'ACCOUNT_CLOSED' },
  mismatch: { to: 'failed', from: ['accepted', 'sent'], failure: 'NAME_MISMATCH' },
  bankDown: { to: 'failed', from: ['accepted', 'sent'], failure: 'BANK_DOWN' },
  return: { to: 'returned', from: ['paid'], failure: 'ACCOUNT_CLOSED' },
} as const;
export type PayoutStep = keyof typeof payoutSteps;

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

/** What payers do, whatever the order says: the money moves, and the merchant is told. */
export function createBank(store: Store, faults: () => Faults) {
  /** Tells that a deposit has changed: a hint that it should be looked at. */
  const tell = ({ ref, orderNo }: Pick<Deposit, 'ref' | 'orderNo'>): void => {
    const { webhooks, lateSeconds } = faults();
    const dueAt = Date.now() + (webhooks === 'late' ? lateSeconds * 1_000 : 0);
    store.insertWebhook({ type: 'deposit.changed', data: { ref, ...(orderNo !== null && { orderNo }) } }, dueAt);
  };

  const tellPayout = ({ ref, partNo }: Payout): void => {
    const { webhooks, lateSeconds } = faults();
    const dueAt = Date.now() + (webhooks === 'late' ? lateSeconds * 1_000 : 0);
    store.insertWebhook({ type: 'payout.changed', data: { ref, partNo } }, dueAt);
  };

  return {
    /** @throws RangeError when the amount is none */
    pay(deposit: Deposit, paid: { amount: string; currency?: string | undefined }): void {
      const amount = parseAmount(paid.amount);
      if (amount === 0n) throw new RangeError('Nothing cannot be paid.');
      const currency = paid.currency ?? deposit.currency;
      const { costPpm = 0, step = '0.01' } = findMethod(deposit.method, deposit.currency) ?? {};
      const cost = (amount * BigInt(costPpm)) / 1_000_000n;
      const fee = cost - (cost % parseAmount(step));
      store.insertPayment({
        ...{ ref: deposit.ref, amount: formatAmount(amount), currency, fee: formatAmount(fee) },
        ...{ paidAt: new Date().toISOString(), state: 'paid' },
      });
      tell(deposit);
    },

    /** A payment that nobody has asked for: a transfer with a wrong text. */
    payStray(paid: { method: string; amount: string; currency: string }): Deposit {
      const now = new Date().toISOString();
      const deposit = store.insertDeposit({ ...paid, orderNo: null, createdAt: now, expiresAt: now });
      this.pay(deposit, paid);
      return deposit;
    },

    /** @returns whether the payout was in a state that allows it */
    changePayout(ref: string, step: PayoutStep): boolean {
      const payout = store.payoutByRef(ref);
      const { to, from, failure } = payoutSteps[step];
      if (!payout || !(from as readonly string[]).includes(payout.state)) return false;
      tellPayout(store.changePayout(payout, to, failure));
      return true;
    },

    /** Lets a payout take its course. */
    run({ ref }: Payout): void {
      for (const step of courses[faults().payouts]) this.changePayout(ref, step);
    },

    /** The bank of the payer takes a payment back. @returns whether it stood until now */
    reverse(paymentRef: string): boolean {
      const ref = store.reverse(paymentRef);
      const deposit = ref === undefined ? undefined : store.findByRef(ref);
      if (deposit) tell(deposit);
      return deposit !== undefined;
    },
  };
}

export type Bank = ReturnType<typeof createBank>;
