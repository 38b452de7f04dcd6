import { randomUUID } from 'node:crypto';
import type { Executor } from '../src/kernel/db/types.ts';
import { type Money, parseMoney } from '../src/kernel/money.ts';
import { verifyLedger } from '../src/ledger/verify.ts';
import { bonusChecks } from '../src/modules/bonuses/bonuses.verify.ts';
import { cashierChecks } from '../src/modules/cashier/cashier.verify.ts';
import type {
  DepositFacts,
  Method,
  NameMatch,
  PaymentFacts,
  PaymentProvider,
  PayoutFacts,
  PayoutMethod,
  RefundFacts,
  SettlementLine,
} from '../src/modules/cashier/providers/provider.ts';
import { ProviderError, type ProviderErrorKind } from '../src/modules/cashier/providers/provider.ts';
import { correctionChecks } from '../src/modules/corrections/corrections.verify.ts';
import { creditChecks } from '../src/modules/credit/credit.verify.ts';
import { transferChecks } from '../src/modules/transfers/transfers.verify.ts';
import { vendorWalletChecks } from '../src/modules/vendor-wallets/vendor-wallets.verify.ts';

const terms = { currency: 'KHR', step: parseMoney('1'), etaSeconds: 15, lifeSeconds: 600 };

/** A method that takes one payment and costs the member nothing. */
export const ONE: Method = {
  ...{
    ...terms,
    method: 'ONE',
    kind: 'QR',
    min: parseMoney('100'),
    max: parseMoney('100000'),
    feeFixed: 0n,
    feePpm: 0,
  },
  takesParts: false,
};
/** A method that takes several payments and costs the member 10 and a hundredth. */
export const PARTS: Method = {
  ...{ ...terms, method: 'PARTS', kind: 'BANK', min: parseMoney('100'), max: parseMoney('100000') },
  ...{ feeFixed: parseMoney('10'), feePpm: 10_000, etaSeconds: 60, takesParts: true },
};

/** Pays out whole units up to 400 at a time; the member pays 1 and a hundredth. */
export const SMALL: PayoutMethod = {
  ...{ method: 'SMALL', kind: 'WALLET', currency: 'KHR', min: parseMoney('10'), max: parseMoney('400') },
  ...{ step: parseMoney('1'), feeFixed: parseMoney('1'), feePpm: 10_000, etaSeconds: 60 },
  institutions: [{ code: 'DEMO', name: 'Demo Wallet' }],
};
/** Pays out up to 100,000 at once, at no cost. */
export const LARGE: PayoutMethod = {
  ...{ method: 'LARGE', kind: 'BANK', currency: 'KHR', min: parseMoney('100'), max: parseMoney('100000') },
  ...{ step: parseMoney('1'), feeFixed: 0n, feePpm: 0, etaSeconds: 3_600 },
  institutions: [{ code: 'DEVB', name: 'Dev Bank' }],
};
/** What the provider in memory takes for a payout. */
export const PAYOUT_COST: Money = parseMoney('0.5');

type Known = Omit<DepositFacts, 'payments'> & { payments: PaymentFacts[] };

/** What goes wrong with calls: before the work, or after it. */
export interface Trouble {
  readonly kind: ProviderErrorKind;
  readonly isDone?: boolean;
}

/** A provider in memory, whose facts a test decides. */
export function fakeProvider(now: () => Date = () => new Date()) {
  const deposits = new Map<string, Known>();
  const payouts = new Map<string, PayoutFacts>();
  const refunds = new Map<string, RefundFacts>();
  /** Lines of settlement files by day. */
  const settled = new Map<string, SettlementLine[]>();
  let refundState: RefundFacts['state'] = 'done';
  /** What has moved, as an honest settlement file tells it. */
  const moves: SettlementLine[] = [];
  const refunded = new Map<string, string>();
  const move = (line: Omit<SettlementLine, 'at' | 'method'> & { method?: string }): void =>
    void moves.push({ method: 'ONE', ...line, at: now() });
  const moveRefund = ({ refundNo, amount }: RefundFacts): void =>
    move({ kind: 'refund', ref: refunded.get(refundNo) ?? '', ownRef: refundNo, amount: -amount, fee: 0n });
  const trouble: Trouble[] = [];
  let calls = 0;
  const meanwhile: Partial<Record<'create' | 'cancel', () => Promise<unknown>>> = {};
  let match: NameMatch = 'full';
  let changes = 0;
  const byOrder = (orderNo: string) => [...deposits.values()].find((one) => one.orderNo === orderNo);

  /** A call: it may fail, and have done its work all the same. */
  const call = <T>(work: () => T): T => {
    calls += 1;
    const fault = trouble.shift();
    if (fault && !fault.isDone) throw new ProviderError(fault.kind, 'test');
    const value = work();
    if (fault) throw new ProviderError(fault.kind, 'test');
    return structuredClone(value);
  };

  const provider: PaymentProvider = {
    code: 'fake',
    apiVersion: 1,
    methods: async (currency) => [ONE, PARTS].filter((one) => one.currency === currency),
    async createDeposit({ orderNo, method, expiresAt }) {
      await meanwhile.create?.();
      return call(() => {
        const known = byOrder(orderNo);
        if (known) return known;
        const made = { ref: `dep${deposits.size}`, orderNo, method, expiresAt, instructions: {}, payments: [] };
        deposits.set(made.ref, made);
        return made;
      });
    },
    getDeposit: async (key) => call(() => ('ref' in key ? deposits.get(key.ref) : byOrder(key.orderNo))),
    async cancelDeposit(ref) {
      await meanwhile.cancel?.();
      return call(() => (deposits.get(ref)?.payments.length ? 'paid-already' : 'cancelled'));
    },
    redeemVoucher: async () => call(() => 'UNKNOWN' as const),
    payoutMethods: async (currency) => [SMALL, LARGE].filter((one) => one.currency === currency),
    checkAccount: async () => call(() => match),
    createPayout: async ({ partNo, amount, account }) =>
      call(() => {
        const known = payouts.get(partNo);
        if (known) return known;
        const made: PayoutFacts = {
          ...{ ref: `out${payouts.size}`, partNo, amount, currency: account.currency, fee: PAYOUT_COST },
          ...{ state: 'accepted', changedAt: now() },
        };
        payouts.set(partNo, made);
        return made;
      }),
    getPayout: async (key) =>
      call(() =>
        'partNo' in key ? payouts.get(key.partNo) : [...payouts.values()].find(({ ref }) => ref === key.ref),
      ),
    refund: async ({ refundNo, paymentRef, amount, currency }) =>
      call(() => {
        const known = refunds.get(refundNo);
        if (known) return known;
        const made = { refundNo, amount, currency, state: refundState };
        refunds.set(refundNo, made);
        refunded.set(refundNo, paymentRef);
        if (refundState === 'done') moveRefund(made);
        return made;
      }),
    getRefund: async (refundNo) => call(() => refunds.get(refundNo)),
    settledCurrencies: async (day) => call(() => (settled.has(day) ? ['KHR'] : undefined)),
    settlement: async (day) =>
      call(() => {
        const lines = settled.get(day) ?? [];
        const text = lines.map(({ kind, ref, amount, fee }) => [kind, ref, amount, fee].join(','));
        return { batch: `set_${day}`, lines, raw: Buffer.from([day, ...text].join('\n')) };
      }),
    readWebhook: (headers) => [
      {
        id: String(headers['webhook-id']),
        about: headers['x-about'] === 'payout' ? 'payout' : 'deposit',
        ref: String(headers['x-ref']),
      },
    ],
  };

  return {
    provider,
    /** The next calls fail so, in this order. */
    trouble,
    /** Calls so far. */
    calls: () => calls,
    refOf: (orderNo: string) => byOrder(orderNo)?.ref ?? '',
    /** Somebody pays an order, or with no order at all. @returns the number of the payment */
    pay(orderNo: string | undefined, amount: string, more: Partial<PaymentFacts> = {}): string {
      const found = orderNo === undefined ? undefined : byOrder(orderNo);
      const deposit = found ?? this.stray();
      const paymentRef = `pay_${randomUUID().replaceAll('-', '')}`;
      const facts = {
        paymentRef,
        amount: parseMoney(amount),
        currency: 'KHR',
        fee: 0n,
        paidAt: now(),
        state: 'paid',
      } as const;
      const made: PaymentFacts = { ...facts, ...more };
      deposit.payments.push(made);
      const { amount: paid, fee } = made;
      const { method, orderNo: ownRef } = deposit;
      if (made.state !== 'pending') move({ kind: 'payment', ref: paymentRef, ownRef, method, amount: paid, fee });
      if (made.state === 'reversed')
        move({ kind: 'reversal', ref: paymentRef, ownRef, method, amount: -paid, fee: 0n });
      return paymentRef;
    },
    stray(): Known {
      const made = { ref: `dep${deposits.size}`, method: 'ONE', expiresAt: now(), instructions: {}, payments: [] };
      deposits.set(made.ref, made);
      return made;
    },
    /** Finds the order that a payment without one was for. */
    matchStray(ref: string, orderNo: string): void {
      const known = deposits.get(ref);
      if (known) deposits.set(ref, { ...known, orderNo });
    },
    /** Tells of a payment otherwise than before. */
    change(paymentRef: string, change: Partial<PaymentFacts>): void {
      for (const { payments, method, orderNo } of deposits.values()) {
        const at = payments.findIndex((one) => one.paymentRef === paymentRef);
        const known = payments[at];
        if (!known) continue;
        payments[at] = { ...known, ...change };
        const before = known.reversed ?? 0n;
        const back = change.state === 'reversed' ? known.amount : (change.reversed ?? before);
        if (back > before && known.state === 'paid')
          move({ kind: 'reversal', ref: paymentRef, method, ownRef: orderNo, amount: before - back, fee: 0n });
      }
    },
    /** Numbers of the parts that it was told to pay, in their order. */
    partNos: () => [...payouts.keys()],
    payoutOf: (partNo: string) => payouts.get(partNo),
    /** A payout becomes this. */
    settle(partNo: string, state: PayoutFacts['state'], failure?: PayoutFacts['failure']): void {
      const known = payouts.get(partNo);
      if (!known) throw new Error(`No payout ${partNo}.`);
      changes += 1;
      const { ref, amount, fee } = known;
      const line = { ref, ownRef: partNo, method: 'LARGE' };
      if (state === 'paid' && known.state !== 'paid') move({ ...line, kind: 'payout', amount: -amount, fee });
      if (state !== 'paid' && known.state === 'paid') move({ ...line, kind: 'payout-back', amount, fee: 0n });
      payouts.set(partNo, { ...known, state, failure, changedAt: new Date(now().getTime() + changes) });
    },
    /** Tells of a payout otherwise than it was ordered. */
    tellPayout(partNo: string, change: Partial<PayoutFacts>): void {
      const known = payouts.get(partNo);
      if (!known) throw new Error(`No payout ${partNo}.`);
      changes += 1;
      payouts.set(partNo, { ...known, ...change, changedAt: new Date(now().getTime() + changes) });
    },
    /** A payout as it was before, as an answer that was long under way tells of it. */
    restore: (facts: PayoutFacts) => void payouts.set(facts.partNo, facts),
    /** Numbers of the refunds that it was told of. */
    refundNos: () => [...refunds.keys()],
    /** What becomes of the refunds that it is told of from now on, and of those that it has accepted. */
    decideRefunds(state: RefundFacts['state']): void {
      refundState = state;
      for (const [refundNo, facts] of refunds)
        if (facts.state === 'accepted') {
          refunds.set(refundNo, { ...facts, state });
          if (state === 'done') moveRefund(facts);
        }
    },
    /** The settlement files of a day say this. */
    settleDay: (day: string, lines: readonly SettlementLine[]) => void settled.set(day, [...lines]),
    /** What has moved on a day, as an honest file tells it. */
    movesOf: (day: string) => moves.filter(({ at }) => at.toISOString().startsWith(day)),
    /** What happens here while it cancels a deposit. */
    whileCancelling(work: () => Promise<unknown>): void {
      meanwhile.cancel = work;
    },
    /** What happens here while it makes a deposit. */
    whileCreating(work: () => Promise<unknown>): void {
      meanwhile.create = work;
    },
    /** It loses what it knows of an order. */
    forget: (orderNo: string) => void deposits.delete(byOrder(orderNo)?.ref ?? ''),
    /** It loses what it knows of a payout. */
    forgetPayout: (partNo: string) => void payouts.delete(partNo),
    /** What the check of names answers from now on. */
    answerNames(answer: NameMatch): void {
      match = answer;
    },
    /** The deposit of the newest payment without an order. */
    strayRef: () => [...deposits.values()].findLast(({ orderNo }: Known) => orderNo === undefined)?.ref ?? '',
  };
}

/** Places where the books and the cashier do not tell the same story. */
export async function unsoundBooks(db: Executor): Promise<string[]> {
  const { checks } = await verifyLedger(db, [
    ...cashierChecks,
    ...transferChecks,
    ...correctionChecks,
    ...bonusChecks,
    ...creditChecks,
    ...vendorWalletChecks,
  ]);
  return checks.flatMap(({ name, findings }) => findings.map((finding) => `${name}: ${finding}`));
}

/** Balance of an account of the house, or of a provider's method. */
export async function accountBalance(db: Executor, kind: 'PSP' | 'PSP_FEE' | 'SUSPENSE', owner = ''): Promise<Money> {
  const rows = await db
    .selectFrom('ledger_account')
    .select('balance')
    .where('kind', '=', kind)
    .where('owner', '=', owner)
    .execute();
  return rows.reduce((sum, { balance }) => sum + BigInt(balance), 0n);
}
