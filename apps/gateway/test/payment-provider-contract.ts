import { randomInt } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { parseMoney } from '../src/kernel/money.ts';
import type {
  DepositCommand,
  Method,
  NameMatch,
  PaymentProvider,
  PayoutCommand,
  PayoutMethod,
  RefundFacts,
  WebhookHeaders,
} from '../src/modules/cashier/providers/provider.ts';

/** `held` = nothing by itself; the others happen at once. */
export type PayoutCourse = 'paid' | 'held' | 'closed' | 'failedAfterPaid' | 'paidAfterFailed' | 'returned';

/** What a provider's tests have to be able to do with it, whatever it is. */
export interface ProviderUnderTest {
  /** Currency that it has methods for. */
  readonly currency: string;
  /** Its adapter; `prepare` changes each request before it is sent, `undefined` fails it as if the line were cut. */
  open(options?: { fault?: 'silent' | 'busy' | 'html' | 'error' }): PaymentProvider;
  /** Somebody pays a deposit. */
  pay(ref: string, amount: string): Promise<void>;
  /** A payment is taken back. */
  reverse(paymentRef: string, part?: string): Promise<void>;
  /** What becomes of the payouts that are made from now on, and what the check of an account's owner answers. */
  payouts(course: PayoutCourse, names?: NameMatch): Promise<void>;
  /** What becomes of the refunds that are ordered from now on. */
  refunds(state: RefundFacts['state']): Promise<void>;
  /** Somebody buys a voucher. @returns its code; left out by a provider that has none */
  voucher?(value: string, currency: string): Promise<string>;
  /** The person who is paid by a deposit says whether it has arrived; left out by a provider that matches nobody. */
  payee?(ref: string, hasArrived: boolean): Promise<void>;
  /** A webhook about a deposit as the provider signs it. */
  webhook(change?: { body?: string; at?: Date; isForged?: boolean; isOfSecondKey?: boolean }): {
    headers: WebhookHeaders;
    raw: Uint8Array;
  };
}

const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const newOrderNo = () => Array.from({ length: 8 }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/** What every adapter has to keep. Call it in the test file of an adapter. */
export function describeProvider(name: string, its: ProviderUnderTest): void {
  const provider = its.open();
  const orderOf = (method: Method, change: Partial<DepositCommand> = {}): DepositCommand => ({
    orderNo: newOrderNo(),
    method: method.method,
    amount: method.min,
    currency: method.currency,
    createdAt: new Date('2026-11-26T09:00:00Z'),
    expiresAt: new Date('2026-11-26T09:10:00Z'),
    returnUrl: 'https://play.example/member?page=depositv2&order=22222222&back=1',
    ...change,
  });
  const firstMethod = async (): Promise<Method> => {
    const [method] = await provider.methods(its.currency);
    if (!method) throw new Error('It has no method.');
    return method;
  };
  const payoutOf = (
    { method, currency, min, institutions: [first] }: PayoutMethod,
    change: Partial<PayoutCommand> = {},
  ): PayoutCommand => ({
    partNo: `${newOrderNo()}-1`,
    amount: min,
    account: { method, currency, institution: first?.code ?? '', number: '000123456789', holder: 'Sok Dara' },
    ...change,
  });
  const firstPayoutMethod = async (): Promise<PayoutMethod> => {
    const [method] = await provider.payoutMethods(its.currency);
    if (!method) throw new Error('It has no method of payout.');
    return method;
  };
  const units = (amount: bigint) => String(amount / 10_000n);

  describe(`the provider ${name}`, () => {
    test('offers methods whose terms fit each other', async () => {
      const methods = await provider.methods(its.currency);
      expect(methods.length).toBeGreaterThan(0);
      for (const { min, max, step, feeFixed, lifeSeconds, currency } of methods) {
        expect(currency).toBe(its.currency);
        expect(min > feeFixed && min <= max && step > 0n && min % step === 0n && lifeSeconds > 0).toBe(true);
      }
    });

    test('makes one deposit of a number that comes twice, and none of it with another amount', async () => {
      const method = await firstMethod();
      const order = orderOf(method);
      const first = await provider.createDeposit(order);
      expect(await provider.createDeposit(order)).toEqual(first);
      await expect(provider.createDeposit({ ...order, amount: order.amount + method.step })).rejects.toMatchObject({
        kind: 'defect',
      });
      expect(await provider.getDeposit({ ref: first.ref })).toEqual(first);
      expect(await provider.getDeposit({ orderNo: order.orderNo })).toEqual(first);
    });

    test('takes its least and its greatest amount, and refuses what lies beyond', async () => {
      const method = await firstMethod();
      for (const amount of [method.min, method.min + method.step, method.max])
        expect(await provider.createDeposit(orderOf(method, { amount }))).toMatchObject({ payments: [] });
      for (const amount of [method.min - method.step, method.max + method.step])
        await expect(provider.createDeposit(orderOf(method, { amount }))).rejects.toMatchObject({ kind: 'rejected' });
    });

    test('knows nothing of a number that it was never told, without an error', async () => {
      expect(await provider.getDeposit({ orderNo: newOrderNo() })).toBeUndefined();
      expect(await provider.getDeposit({ ref: 'unknown' })).toBeUndefined();
    });

    test('shows what is needed to pay by each of its methods', async () => {
      for (const method of await provider.methods(its.currency)) {
        const order = orderOf(method);
        const { instructions } = await provider.createDeposit(order);
        if (method.kind === 'QR') expect(instructions.qrText).toContain(order.orderNo);
        else if (method.kind === 'WALLET' || method.kind === 'CARD' || method.kind === 'VOUCHER')
          expect(instructions).toMatchObject({ payUrl: expect.any(String), page: expect.any(String) });
        else if (method.kind === 'CRYPTO')
          expect(instructions).toMatchObject({ address: expect.any(String), sendAmount: expect.any(String) });
        else expect(instructions).toMatchObject({ reference: order.orderNo, accountNumber: expect.any(String) });
      }
    });

    test('tells of a payment exactly, with its fee, and of its end', async () => {
      const method = await firstMethod();
      const { ref } = await provider.createDeposit(orderOf(method));
      await its.pay(ref, units(method.min));
      const [payment] = (await provider.getDeposit({ ref }))?.payments ?? [];
      expect(payment).toMatchObject({ amount: method.min, currency: its.currency, state: 'paid' });
      expect(typeof payment?.fee).toBe('bigint');
      await its.reverse(payment?.paymentRef ?? '');
      const [reversed] = (await provider.getDeposit({ ref }))?.payments ?? [];
      expect(reversed).toEqual({ ...payment, state: 'reversed' });
    });

    test('tells how much of a payment was taken back, as long as some of it stands', async () => {
      const method = await firstMethod();
      const { ref } = await provider.createDeposit(orderOf(method));
      await its.pay(ref, units(method.min));
      const told = async () => (await provider.getDeposit({ ref }))?.payments[0];
      const payment = await told();
      await its.reverse(payment?.paymentRef ?? '', '1');
      expect(await told()).toEqual({ ...payment, reversed: parseMoney('1') });
      await its.reverse(payment?.paymentRef ?? '');
      expect(await told()).toEqual({ ...payment, state: 'reversed' });
    });

    test('takes a voucher of its own once for a deposit, and says why it takes another one not', async ({ skip }) => {
      const method = (await provider.methods(its.currency)).find(({ kind }) => kind === 'VOUCHER');
      if (!method || !its.voucher) return skip('It has no vouchers.');
      const { ref } = await provider.createDeposit({
        ...orderOf(method),
        ...{ createdAt: new Date(), expiresAt: new Date(Date.now() + 600_000) },
      });
      expect(await provider.redeemVoucher(ref, 'AAAABBBBCCCCDDDD')).toBe('UNKNOWN');
      const foreign = await its.voucher(units(method.min), its.currency === 'USD' ? 'KHR' : 'USD');
      expect(await provider.redeemVoucher(ref, foreign)).toBe('OTHER_CURRENCY');
      const code = await its.voucher(units(method.min), its.currency);
      expect(await provider.redeemVoucher(ref, code)).toBe('TAKEN');
      expect(await provider.redeemVoucher(ref, code)).toBe('TAKEN');
      expect((await provider.getDeposit({ ref }))?.payments).toMatchObject([{ amount: method.min, state: 'paid' }]);
    });

    test('credits what is paid to another person when that person confirms it, exactly and once', async ({ skip }) => {
      const method = (await provider.methods(its.currency)).find(({ kind }) => kind === 'C2C');
      if (!method || !its.payee) return skip('It matches nobody.');
      expect(method.takesParts).toBe(false);
      const { ref } = await provider.createDeposit(orderOf(method));
      await its.payee(ref, false);
      expect(await provider.getDeposit({ ref })).toMatchObject({
        ...{ instructions: { lastTry: 'NOT_ARRIVED', accountNumber: expect.any(String) }, payments: [] },
      });
      await its.payee(ref, true);
      await its.payee(ref, true);
      expect((await provider.getDeposit({ ref }))?.payments).toMatchObject([{ amount: method.min, state: 'paid' }]);
    });

    test('cancels before a payment, and not after it', async () => {
      const method = await firstMethod();
      const [open, paid] = [
        await provider.createDeposit(orderOf(method)),
        await provider.createDeposit(orderOf(method)),
      ];
      expect(['cancelled', 'unsupported']).toContain(await provider.cancelDeposit(open.ref));
      await its.pay(paid.ref, units(method.min));
      expect(['paid-already', 'unsupported']).toContain(await provider.cancelDeposit(paid.ref));
    });

    test('finds by asking what was done without an answer', async () => {
      const order = orderOf(await firstMethod());
      await expect(its.open({ fault: 'silent' }).createDeposit(order)).rejects.toMatchObject({ kind: 'timeout' });
      expect(await provider.getDeposit({ orderNo: order.orderNo })).toMatchObject({ orderNo: order.orderNo });
    });

    test('sends a payment back once under one number, and never more of it than was paid', async () => {
      const method = await firstMethod();
      const { ref } = await provider.createDeposit(orderOf(method));
      await its.pay(ref, units(method.min));
      const [payment] = (await provider.getDeposit({ ref }))?.payments ?? [];
      const [paymentRef, amount] = [payment?.paymentRef ?? '', method.min];
      const command = { refundNo: `R${newOrderNo()}`, paymentRef, amount, currency: its.currency };
      expect(await provider.getRefund(command.refundNo)).toBeUndefined();
      await its.refunds('refused');
      await provider.refund({ ...command, refundNo: `R${newOrderNo()}` });
      await its.refunds('done');
      await expect(its.open({ fault: 'silent' }).refund(command)).rejects.toMatchObject({ kind: 'timeout' });
      expect(await provider.refund(command)).toMatchObject({ refundNo: command.refundNo, amount, state: 'done' });
      expect(await provider.getRefund(command.refundNo)).toMatchObject({ state: 'done' });
      await expect(provider.refund({ ...command, refundNo: `R${newOrderNo()}` })).rejects.toMatchObject({
        kind: 'rejected',
      });
      await expect(provider.refund({ ...command, amount: amount + method.step })).rejects.toMatchObject({
        kind: 'defect',
      });
    });

    test('has no settlement of a day that is not over, and an empty one of a day on which nothing moved', async () => {
      expect(await provider.settledCurrencies(new Date().toISOString().slice(0, 10))).toBeUndefined();
      expect(await provider.settledCurrencies('2020-01-01')).toEqual([]);
    });

    test('offers methods of payout whose terms fit each other', async () => {
      const methods = await provider.payoutMethods(its.currency);
      expect(methods.length).toBeGreaterThan(0);
      for (const { min, max, step, institutions, currency } of methods) {
        expect(currency).toBe(its.currency);
        // an amount above the greatest is split, and each part has to be one that is taken
        expect(step > 0n && min % step === 0n && min * 2n <= max).toBe(true);
        expect(institutions.length).toBeGreaterThan(0);
      }
    });

    test('makes one payout of a number that comes twice, and none of it with another amount or account', async () => {
      await its.payouts('held');
      const method = await firstPayoutMethod();
      const command = payoutOf(method);
      const first = await provider.createPayout(command);
      expect(first).toMatchObject({ partNo: command.partNo, amount: method.min, state: 'accepted' });
      expect(await provider.createPayout(command)).toEqual(first);
      await expect(provider.createPayout({ ...command, amount: method.min + method.step })).rejects.toMatchObject({
        kind: 'defect',
      });
      const elsewhere = { ...command, account: { ...command.account, number: '000123456780' } };
      await expect(provider.createPayout(elsewhere)).rejects.toMatchObject({ kind: 'defect' });
      expect(await provider.getPayout({ ref: first.ref })).toEqual(first);
      expect(await provider.getPayout({ partNo: command.partNo })).toEqual(first);
    });

    test('takes its least and its greatest payout, and refuses what lies beyond, or goes to a bank that it does not reach', async () => {
      await its.payouts('held');
      const method = await firstPayoutMethod();
      for (const amount of [method.min, method.max])
        expect(await provider.createPayout(payoutOf(method, { amount }))).toMatchObject({ amount });
      for (const amount of [method.min - method.step, method.max + method.step])
        await expect(provider.createPayout(payoutOf(method, { amount }))).rejects.toMatchObject({ kind: 'rejected' });
      const { account } = payoutOf(method);
      const command = payoutOf(method, { account: { ...account, institution: 'NOWHERE' } });
      await expect(provider.createPayout(command)).rejects.toMatchObject({ kind: 'rejected' });
      await expect(provider.checkAccount(command.account)).rejects.toMatchObject({ kind: 'rejected' });
    });

    test.each([
      ['paid', 'paid', undefined],
      ['closed', 'failed', 'ACCOUNT_CLOSED'],
      ['failedAfterPaid', 'failed', 'ACCOUNT_CLOSED'],
      ['paidAfterFailed', 'paid', undefined],
      ['returned', 'returned', 'ACCOUNT_CLOSED'],
    ] as const)('tells that a payout was %s, later than it was taken', async (course, state, failure) => {
      await its.payouts(course);
      const command = payoutOf(await firstPayoutMethod());
      const taken = await provider.createPayout(command);
      const facts = await provider.getPayout({ partNo: command.partNo });
      expect(facts).toMatchObject({ state, amount: command.amount });
      expect(facts?.failure).toBe(failure);
      expect(Number(facts?.changedAt)).toBeGreaterThan(Number(taken.changedAt));
    });

    test.each(['full', 'partial', 'none', 'unknown'] as const)('tells of a name that it matches: %s', async (match) => {
      await its.payouts('held', match);
      expect(await provider.checkAccount(payoutOf(await firstPayoutMethod()).account)).toBe(match);
    });

    test('knows nothing of a payout that it was never told, and finds one that was made without an answer', async () => {
      await its.payouts('paid');
      const command = payoutOf(await firstPayoutMethod());
      expect(await provider.getPayout({ partNo: command.partNo })).toBeUndefined();
      expect(await provider.getPayout({ ref: 'unknown' })).toBeUndefined();
      const silent = its.open({ fault: 'silent' });
      await expect(silent.createPayout(command)).rejects.toMatchObject({ kind: 'timeout' });
      expect(await provider.getPayout({ partNo: command.partNo })).toMatchObject({ state: 'paid' });
      expect(await provider.createPayout(command)).toMatchObject({ state: 'paid' });
    });

    test('names no account when a payout fails', async () => {
      const error: unknown = await its
        .open({ fault: 'busy' })
        .createPayout(payoutOf(await firstPayoutMethod()))
        .catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ kind: 'unavailable' });
      expect(JSON.stringify([error, String(error)])).not.toMatch(/000123456789|Sok Dara/);
    });

    test.each([
      ['busy', 'unavailable'],
      ['error', 'timeout'],
      ['html', 'timeout'],
    ] as const)('that answers %s is %s, and names no secret', async (fault, kind) => {
      const order = orderOf(await firstMethod());
      const error: unknown = await its
        .open({ fault })
        .createDeposit(order)
        .catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ name: 'ProviderError', kind });
      expect(JSON.stringify([error, String(error)])).not.toMatch(/Bearer|secret|key/i);
    });

    test('reads a webhook that it has signed, and the same bytes again', () => {
      const { headers, raw } = its.webhook();
      const [event, ...others] = provider.readWebhook(headers, raw, new Date());
      expect(others).toEqual([]);
      expect(event).toMatchObject({ id: expect.any(String), about: 'deposit', ref: expect.any(String) });
      expect(provider.readWebhook(headers, raw, new Date())).toEqual([event]);
    });

    test('reads a webhook that is signed by the second of two secrets', () => {
      const { headers, raw } = its.webhook({ isOfSecondKey: true });
      expect(provider.readWebhook(headers, raw, new Date())).toHaveLength(1);
    });

    test('tells an event about a payout from one about a deposit', () => {
      const { headers, raw } = its.webhook({ body: '{"type":"payout.changed","data":{"ref":"out_1"}}' });
      expect(provider.readWebhook(headers, raw, new Date())).toMatchObject([{ about: 'payout', ref: 'out_1' }]);
    });

    test('ignores a kind of event that it does not know', () => {
      const { headers, raw } = its.webhook({ body: '{"type":"weather.changed","data":{"ref":"r1"}}' });
      expect(provider.readWebhook(headers, raw, new Date())).toEqual([]);
    });

    const changed = (raw: Uint8Array) => Uint8Array.from(raw, (byte, at) => (at === 3 ? byte ^ 1 : byte));
    test.each<[string, () => ReturnType<ProviderUnderTest['webhook']>]>([
      ['whose bytes were changed', () => ({ ...its.webhook(), raw: changed(its.webhook().raw) })],
      ['that is 301 seconds old', () => its.webhook({ at: new Date(Date.now() - 302_000) })],
      ['that is 301 seconds ahead', () => its.webhook({ at: new Date(Date.now() + 302_000) })],
      ['of another secret', () => its.webhook({ isForged: true })],
      ['without headers', () => ({ ...its.webhook(), headers: {} })],
      ['without a body', () => ({ ...its.webhook(), raw: new Uint8Array() })],
      ['of a megabyte', () => ({ ...its.webhook(), raw: new Uint8Array(1_048_576) })],
    ])('refuses a webhook %s', (_name, make) => {
      const { headers, raw } = make();
      expect(() => provider.readWebhook(headers, raw, new Date())).toThrow(
        expect.objectContaining({ name: 'SignatureInvalid' }),
      );
    });

    test.each([
      'not json',
      '[]',
      '{"type":1}',
      '{"type":"deposit.changed","data":{"ref":"../../etc"}}',
      '{"name":"ខ្មែរ"}',
    ])('refuses a signed webhook that says %s', (body) => {
      const { headers, raw } = its.webhook({ body });
      expect(() => provider.readWebhook(headers, raw, new Date())).toThrow(
        expect.objectContaining({ name: 'NotParsable' }),
      );
    });
  });
}
