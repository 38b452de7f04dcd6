import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createBank } from './bank.ts';
import { faultsBody } from './faults.ts';
import { openStore, type Store } from './store.ts';
import { createVouchers } from './vouchers.ts';

const newDeposit = {
  ...{ orderNo: 'D7K2M9QX', method: 'KHQR', amount: '50000', currency: 'KHR', returnUrl: null, address: null },
  ...{ createdAt: '2026-11-22T09:00:00.000Z', expiresAt: '2026-11-22T09:10:00.000Z', payee: null },
};
const newPayout = {
  ...{ partNo: 'W7K2M9QX-1', method: 'BANK', amount: '90000', currency: 'KHR', institution: 'DEVB', fee: '500' },
  ...{ number: '000123456789', holder: 'Sok Dara' },
};
const today = () => new Date().toISOString().slice(0, 10);

/** A sandbox whose process can die: what it writes next is the last that it does, and is not written any more. */
function sandbox() {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  const path = join(folder, 'books.sqlite');
  let books = openStore(path);
  let dying: 'insertMovement' | 'insertWebhook' | undefined;
  const orDie = (name: typeof dying): void => {
    if (dying === name) throw new Error('killed');
  };
  const open = () => {
    const store: Store = {
      ...books,
      insertMovement(line) {
        orDie('insertMovement');
        books.insertMovement(line);
      },
      insertWebhook(body, dueAt) {
        orDie('insertWebhook');
        books.insertWebhook(body, dueAt);
      },
    };
    const bank = createBank(store, () => faultsBody.parse({}));
    return { store, bank, vouchers: createVouchers({ store, bank }) };
  };
  onTestFinished(() => {
    books.close();
    rmSync(folder, { recursive: true });
  });
  return {
    open,
    /** It dies while it does something, and is started again. */
    dieIn(name: 'insertMovement' | 'insertWebhook', work: () => unknown) {
      dying = name;
      expect(work).toThrow('killed');
      dying = undefined;
      books.close();
      books = openStore(path);
      return open();
    },
  };
}

describe.each(['insertMovement', 'insertWebhook'] as const)('a sandbox that dies before %s', (moment) => {
  test('has no payment that is in no file, or that nobody is told of', () => {
    const { open, dieIn } = sandbox();
    const first = open();
    const deposit = first.store.insertDeposit(newDeposit);
    const { store, bank } = dieIn(moment, () => first.bank.pay(deposit, { amount: '50000' }));
    expect([store.paymentsOf(deposit.ref), store.movementsOf(today())]).toEqual([[], []]);
    bank.pay(deposit, { amount: '50000' });
    expect(store.paymentsOf(deposit.ref)).toMatchObject([{ amount: '50000', state: 'paid' }]);
    expect([store.movementsOf(today()).length, store.hasWebhook(deposit.ref)]).toEqual([1, true]);
  });

  test('has taken back no payment, and can be told to again', () => {
    const { open, dieIn } = sandbox();
    const first = open();
    const deposit = first.store.insertDeposit(newDeposit);
    first.bank.pay(deposit, { amount: '50000' });
    const { paymentRef = '' } = first.store.paymentsOf(deposit.ref)[0] ?? {};
    const { store, bank } = dieIn(moment, () => first.bank.reverse(paymentRef, '20000'));
    expect(store.paymentByRef(paymentRef)).toMatchObject({ state: 'paid', reversed: null });
    expect(bank.reverse(paymentRef, '20000')).toBe(true);
    expect(store.movementsOf(today()).map(({ amount }) => amount)).toEqual(['50000', '-20000']);
  });

  test('has spent no voucher without paying by it', () => {
    const { open, dieIn } = sandbox();
    const first = open();
    const deposit = first.store.insertDeposit({ ...newDeposit, method: 'VOUCHER', expiresAt: '2099-01-01T00:00:00Z' });
    const code = first.vouchers.sell('60000', 'KHR');
    const { store, vouchers } = dieIn(moment, () => first.vouchers.redeem(deposit, code));
    expect(store.findVoucher(code)).toMatchObject({ left: '60000', usedFor: null });
    expect(vouchers.redeem(deposit, code)).toBe('taken');
    expect(store.findVoucher(code)).toMatchObject({ left: '10000' });
    expect(store.paymentsOf(deposit.ref)).toHaveLength(1);
  });

  test('has paid no payout', () => {
    const { open, dieIn } = sandbox();
    const first = open();
    const payout = first.store.insertPayout(newPayout);
    const { store, bank } = dieIn(moment, () => first.bank.run(payout));
    expect(store.payoutByRef(payout.ref)).toMatchObject({ state: 'accepted' });
    expect(store.movementsOf(today())).toEqual([]);
    bank.run(payout);
    expect(store.payoutByRef(payout.ref)).toMatchObject({ state: 'paid' });
    expect(store.movementsOf(today())).toMatchObject([{ kind: 'payout', amount: '-90000', fee: '500' }]);
  });
});

test('a sandbox that is started again tells what it had not told', () => {
  const { open, dieIn } = sandbox();
  const first = open();
  const deposit = first.store.insertDeposit(newDeposit);
  first.bank.pay(deposit, { amount: '50000' });
  const { store } = dieIn('insertWebhook', () => first.bank.pay(deposit, { amount: '1' }));
  expect(store.dueWebhooks(Date.now()).map(({ body }) => JSON.parse(body))).toMatchObject([
    { type: 'deposit.changed', data: { ref: deposit.ref, orderNo: 'D7K2M9QX' } },
  ]);
  expect(store.paymentsOf(deposit.ref)).toHaveLength(1);
});
