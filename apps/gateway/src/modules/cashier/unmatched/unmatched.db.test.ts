import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { depositWorld, MINUTE } from '../../../../test/deposits.ts';
import { testDb } from '../../../../test/harness.ts';
import { accountBalance, unsoundBooks } from '../../../../test/payments.ts';
import { runs } from '../../../../test/runs.ts';
import { inTransaction } from '../../../kernel/db/transaction.ts';
import type { Trx } from '../../../kernel/db/types.ts';
import { formatMoney, parseMoney } from '../../../kernel/money.ts';
import { transfer } from '../../../ledger/flows.ts';
import { post } from '../../../ledger/ledger.ts';
import { keepMoneyAfterEnd } from '../after-end.port.ts';
import { readLocks } from '../withdrawals/turnover.ts';
import { waitingUnmatched } from './unmatched.repository.ts';

const t = await testDb();
const db = t.db.kysely;
const w = await depositWorld(t);
const { actor, other, opened, stateOf, gain, cash, webhook, wait } = w;
const [sokha, dara] = [actor.memberId, other.memberId];
const by = { id: 'sophea', role: 'operator', ip: '127.0.0.1' } as const;
beforeEach(w.reset);

function act<T>(work: (trx: Trx) => Promise<T>): Promise<T> {
  return inTransaction(db, work);
}
const credit = (id: string, receiver: { orderNo?: string; username?: string }) =>
  act((trx) => w.unmatched.credit(trx, id, receiver, by));
const refund = (id: string) => act((trx) => w.unmatched.refund(trx, id, by));
const writeOff = (id: string) => act((trx) => w.unmatched.writeOff(trx, id, by));
const collect = (id: string) => act((trx) => w.unmatched.collect(trx, id, by));
const itemOf = async (id: string) => (await w.unmatched.detail(id)).item;
const suspense = () => accountBalance(db, 'SUSPENSE');

/** A payment that nobody has asked for. */
async function stray(amount = '700') {
  const payment = w.fake.pay(undefined, amount);
  const ref = w.fake.strayRef();
  await webhook(ref);
  return { payment, ref, id: await w.newestItem() };
}

/** What an operator reads at a field. */
const why = (name: string, rule: string) => ({ code: 'VALIDATION_FAILED', params: { fields: [{ name, rule }] } });

describe('a payment without an order', () => {
  test('is credited to a member, who gets an order for it', async () => {
    const { id } = await stray();
    expect(await gain(() => credit(id, { username: 'Sokha' }))).toBe('700.0000');
    const { orderNo = '', ...item } = await itemOf(id);
    expect(item).toMatchObject({ state: 'ENDED', outcome: 'CREDITED', decidedBy: 'sophea', actions: [] });
    expect(await stateOf(orderNo)).toMatchObject({ state: 'COMPLETED', credited: '700.0000' });
    // it has to be played as any other deposit
    const locks = await readLocks(db, { memberId: sokha, currency: 'KHR' }, 100);
    expect(locks.at(-1)).toMatchObject({ orderNo, amount: parseMoney('700'), done: 0n });
    await expect(credit(id, { username: 'sokha' })).rejects.toMatchObject({ code: 'STATE_STALE' });
    await expect(refund(id)).rejects.toMatchObject({ code: 'STATE_STALE' });
  });

  test('is credited to the order that it was for, and leaves the wallet again when it is taken back', async () => {
    const orderNo = await opened();
    const { id, payment, ref } = await stray('500');
    expect(await gain(() => credit(id, { orderNo }))).toBe('500.0000');
    expect(await stateOf(orderNo)).toMatchObject({ state: 'COMPLETED', credited: '500.0000' });
    w.fake.change(payment, { state: 'reversed' });
    expect(await gain(() => webhook(ref))).toBe('-500.0000');
    expect(await stateOf(orderNo)).toMatchObject({ state: 'REVERSED', credited: '0.0000' });
  });

  test.each([
    ['nobody has', { username: 'nobody' }, 'username'],
    ['no order has', { orderNo: '22222222' }, 'orderNo'],
    ['is two', { orderNo: '22222222', username: 'sokha' }, 'orderNo'],
    ['is none', {}, 'orderNo'],
  ])('is not credited to a name that %s', async (_what, receiver, name) => {
    const { id } = await stray();
    await expect(credit(id, receiver)).rejects.toMatchObject({ params: { fields: [{ name }] } });
    expect(await itemOf(id)).toMatchObject({ state: 'OPEN', actions: ['CREDIT', 'REFUND', 'WRITE_OFF'] });
  });

  test('is not credited to a closed account', async () => {
    const { id } = await stray();
    await db.updateTable('member').set({ status: 'closed' }).where('id', '=', dara).execute();
    await expect(credit(id, { username: 'dara' })).rejects.toMatchObject(why('username', 'closed'));
    await db.updateTable('member').set({ status: 'active' }).where('id', '=', dara).execute();
  });

  test('that came to an account after its end is credited to an open one, which is named', async () => {
    const late = { memberId: dara, currency: 'KHR', amount: parseMoney('12') };
    await post(db, transfer({ member: sokha, receiver: dara, key: 'after-end', currency: 'KHR', amount: late.amount }));
    await act((trx) => keepMoneyAfterEnd(trx, late));
    const id = await w.newestItem();
    expect(await itemOf(id)).toMatchObject({ reason: 'MEMBER_CLOSED', amount: '12.0000', username: 'dara' });
    await expect(credit(id, {})).rejects.toMatchObject({ params: { fields: [{ name: 'username' }] } });
    expect(await gain(() => credit(id, { username: 'sokha' }))).toBe('12.0000');
    expect(await w.lastMessage()).toMatchObject({ template: 'moneyFound' });
    expect(await itemOf(id)).toMatchObject({ state: 'ENDED', outcome: 'CREDITED' });
  });

  test('is written off, and the house gives it back when it is taken back after all', async () => {
    const { id, payment, ref } = await stray();
    const before = await suspense();
    await writeOff(id);
    expect(formatMoney(before - (await suspense()))).toBe('700.0000');
    w.fake.change(payment, { state: 'reversed' });
    await webhook(ref);
    expect(await accountBalance(db, 'PSP', `${w.code}:ONE`)).toBe(0n);
    expect(await unsoundBooks(db)).toEqual([]);
  });
});

test('a payment in another currency is credited to nobody who has no wallet in it', async () => {
  const orderNo = await opened();
  w.fake.pay(orderNo, '5', { currency: 'USD' });
  await w.deposits.look(orderNo);
  const id = await w.newestItem();
  await expect(credit(id, { orderNo })).rejects.toMatchObject(why('orderNo', 'currency'));
  await expect(credit(id, { username: 'sokha' })).rejects.toMatchObject(why('username', 'currency'));
});

describe('a refund', () => {
  test('of a payment for an order is told to its member when the money is on its way', async () => {
    const orderNo = await opened();
    w.fake.pay(orderNo, '99');
    await w.deposits.look(orderNo);
    expect(await w.lastMessage()).toMatchObject({ template: 'depositKept', content: { reason: { choice: 'order' } } });
    const id = await w.newestItem();
    await refund(id);
    await w.refunds.look(id);
    expect(await w.lastMessage()).toMatchObject({
      template: 'depositRefunded',
      content: { order: orderNo, amount: { money: '99.0000', currency: 'KHR' } },
    });
  });

  test('ends when the provider has sent the money back', async () => {
    const { id } = await stray();
    expect(await refund(id)).toMatchObject({ state: 'REFUNDING', actions: [] });
    await w.refunds.lookAtDue();
    expect(await itemOf(id)).toMatchObject({ state: 'ENDED', outcome: 'REFUNDED', decidedBy: 'sophea' });
    expect(await accountBalance(db, 'PSP', `${w.code}:ONE`)).toBe(0n);
  });

  test('of a payment that is told with another amount meanwhile leaves that question among those to decide', async () => {
    const reader = { name: 'sophea' } as never;
    const ids = async (state: 'OPEN' | 'REFUNDING') =>
      (
        await w.unmatched.list(
          reader,
          { cursor: undefined, pageSize: 2 },
          { state, reason: undefined, currency: undefined, q: undefined },
        )
      ).content.map(({ id }) => id);
    w.fake.decideRefunds('accepted');
    const { id, payment, ref } = await stray();
    await refund(id);
    const before = (await waitingUnmatched(db)).count;
    w.fake.change(payment, { amount: parseMoney('900') });
    await webhook(ref);
    const question = await w.newestItem();
    expect(await ids('OPEN')).toContain(question);
    expect(await ids('REFUNDING')).not.toContain(question);
    expect(await ids('REFUNDING')).toContain(id);
    expect((await waitingUnmatched(db)).count).toBe(before + 1);
  });

  test('that is only accepted waits, and one that is refused is to be decided again', async () => {
    w.fake.decideRefunds('accepted');
    const { id } = await stray();
    await refund(id);
    await w.refunds.look(id);
    await w.refunds.look(id);
    expect(await itemOf(id)).toMatchObject({ state: 'REFUNDING' });
    w.fake.decideRefunds('refused');
    await w.refunds.look(id);
    expect(await itemOf(id)).toMatchObject({ state: 'OPEN', wasRefused: true });
    w.fake.decideRefunds('done');
    await refund(id);
    await w.refunds.look(id);
    expect(await itemOf(id)).toMatchObject({ outcome: 'REFUNDED', wasRefused: false });
    expect(w.fake.refundNos()).toHaveLength(2);
  });

  test('is asked for after a call without an answer, and never ordered twice', async () => {
    const { id } = await stray();
    await refund(id);
    w.fake.trouble.push({ kind: 'timeout', isDone: true });
    await w.refunds.look(id);
    expect(await itemOf(id)).toMatchObject({ state: 'REFUNDING' });
    await w.refunds.look(id);
    expect(await itemOf(id)).toMatchObject({ outcome: 'REFUNDED' });
    expect(w.fake.refundNos()).toHaveLength(1);
  });

  test('that the provider never got is ordered again under its number, when it has said twice that it knows nothing', async () => {
    const { id } = await stray();
    const { refundNo } = await refund(id);
    w.fake.trouble.push({ kind: 'timeout' });
    await w.refunds.look(id);
    await w.refunds.look(id);
    wait(31 * MINUTE);
    for (let n = 0; n < 2; n++) await w.refunds.look(id);
    expect(w.fake.refundNos()).toEqual([]);
    await w.refunds.look(id);
    expect(w.fake.refundNos()).toEqual([refundNo]);
    expect(await itemOf(id)).toMatchObject({ outcome: 'REFUNDED' });
  });

  test('is ordered again at once when it was surely not taken, and ends when the provider refuses the order', async () => {
    const { id } = await stray();
    await refund(id);
    w.fake.trouble.push({ kind: 'unavailable' }, { kind: 'rejected' });
    await w.refunds.look(id);
    expect(await itemOf(id)).toMatchObject({ state: 'REFUNDING' });
    await w.refunds.look(id);
    expect(await itemOf(id)).toMatchObject({ state: 'OPEN', wasRefused: true });
  });

  test('that the provider can make nothing of, and knows nothing of, is decided again', async () => {
    const { id } = await stray();
    await refund(id);
    w.fake.trouble.push({ kind: 'defect' });
    await w.refunds.look(id);
    wait(31 * MINUTE);
    await w.refunds.look(id);
    expect(await itemOf(id)).toMatchObject({ state: 'REFUNDING' });
    await w.refunds.look(id);
    expect(await itemOf(id)).toMatchObject({ state: 'OPEN', wasRefused: true });
    expect(w.fake.refundNos()).toEqual([]);
  });

  test('of a payment that its bank takes back meanwhile is none any more', async () => {
    w.fake.decideRefunds('accepted');
    const { id, payment, ref } = await stray();
    await refund(id);
    await w.refunds.look(id);
    w.fake.change(payment, { state: 'reversed' });
    await webhook(ref);
    w.fake.decideRefunds('done');
    await w.refunds.look(id);
    expect(await itemOf(id)).toMatchObject({ state: 'ENDED', outcome: 'TAKEN_BACK' });
    expect(await accountBalance(db, 'PSP', `${w.code}:ONE`)).toBe(0n);
  });
});

describe('what a member owes', () => {
  /** A deposit that was spent and is taken back: the wallet is empty, and 500 are owed. */
  async function owed(): Promise<{ id: string; giveBack: () => Promise<unknown> }> {
    const orderNo = await opened();
    const payment = w.fake.pay(orderNo, '500');
    await w.deposits.look(orderNo);
    const amount = await cash();
    const move = (member: string, receiver: string, key: string) =>
      post(db, transfer({ member, receiver, currency: 'KHR', amount, key: `${key}${payment}` }));
    await move(sokha, dara, 'a');
    w.fake.change(payment, { state: 'reversed' });
    await webhook(w.fake.refOf(orderNo));
    return { id: await w.newestItem(), giveBack: () => move(dara, sokha, 'b') };
  }

  test('is taken from the wallet when that holds it, and not before', async () => {
    const { id, giveBack } = await owed();
    expect(await itemOf(id)).toMatchObject({ reason: 'OWED', amount: '-500.0000', actions: ['COLLECT', 'WRITE_OFF'] });
    await expect(collect(id)).rejects.toMatchObject({ code: 'WALLET_INSUFFICIENT' });
    await expect(refund(id)).rejects.toMatchObject({ code: 'STATE_STALE' });
    await expect(credit(id, { username: 'sokha' })).rejects.toMatchObject({ code: 'STATE_STALE' });
    await giveBack();
    expect(await gain(() => collect(id))).toBe('-500.0000');
    expect(await w.lastMessage()).toMatchObject({ template: 'owedTaken', content: { amount: { money: '500.0000' } } });
    expect(await itemOf(id)).toMatchObject({ outcome: 'COLLECTED' });
  });

  test('is borne by the house when it is written off', async () => {
    const { id, giveBack } = await owed();
    await giveBack();
    expect(await gain(() => writeOff(id))).toBe('0.0000');
    expect(await itemOf(id)).toMatchObject({ outcome: 'WRITTEN_OFF' });
  });
});

test('items are found by state, reason, currency and name, page by page', async () => {
  const reader = { name: 'sophea', role: 'cashier' } as never;
  const page = { cursor: undefined, pageSize: 100 };
  const none = { state: undefined, reason: undefined, currency: undefined, q: undefined };
  const { id, payment } = await stray();
  const list = async (filter: object, size = 100) =>
    (await w.unmatched.list(reader, { ...page, pageSize: size }, { ...none, ...filter })).content;
  expect((await list({ q: payment })).map((one) => one.id)).toEqual([id]);
  expect((await list({ state: 'OPEN', reason: 'UNKNOWN_ORDER', currency: 'KHR' }))[0]).toMatchObject({ id });
  expect((await list({ state: 'REFUNDING' })).every(({ state }) => state === 'REFUNDING')).toBe(true);
  expect((await list({ state: 'ENDED' })).every(({ endedAt }) => endedAt !== undefined)).toBe(true);
  const first = await w.unmatched.list(reader, { cursor: undefined, pageSize: 1 }, none);
  const next = await w.unmatched.list(reader, { cursor: first.nextCursor, pageSize: 1 }, none);
  expect([first.content[0]?.id, Number(next.content[0]?.id) < Number(id)]).toEqual([id, true]);
});

describe('whatever is decided and whatever the provider does, in any order', () => {
  const step = fc.record({
    kind: fc.constantFrom(
      'pay',
      'pay',
      'credit',
      'refund',
      'refund',
      'writeOff',
      'reverse',
      'decide',
      'look',
      'look',
      'wait',
      'trouble',
    ),
    pick: fc.nat(20),
  });
  /** What is refused changes nothing. */
  const attempt = (work: Promise<unknown>) => work.catch(() => undefined);

  test('each payment has one end, and the books are sound', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 30 }), async (steps) => {
        await w.reset();
        const made: Awaited<ReturnType<typeof stray>>[] = [];
        for (const { kind, pick } of steps) {
          const one = made[pick % (made.length || 1)];
          if (kind === 'pay') {
            w.fake.trouble.length = 0;
            made.push(await stray(String(100 + pick)));
          } else if (kind === 'wait') wait(pick * MINUTE);
          else if (kind === 'decide')
            w.fake.decideRefunds((['done', 'refused', 'accepted'] as const)[pick % 3] ?? 'done');
          else if (kind === 'trouble')
            w.fake.trouble.push({ kind: pick % 2 === 0 ? 'timeout' : 'unavailable', isDone: pick % 3 === 0 });
          else if (!one) continue;
          else if (kind === 'credit') await attempt(credit(one.id, { username: pick % 2 === 0 ? 'sokha' : 'dara' }));
          else if (kind === 'refund') await attempt(refund(one.id));
          else if (kind === 'writeOff') await attempt(writeOff(one.id));
          else if (kind === 'look') await attempt(w.refunds.look(one.id));
          else {
            // its bank cannot take back what is on its way back already
            const { refundNo } = await itemOf(one.id);
            if (refundNo !== undefined) continue;
            w.fake.change(one.payment, { state: 'reversed' });
            await attempt(webhook(one.ref));
          }
        }
        w.fake.trouble.length = 0;
        w.fake.decideRefunds('done');
        for (const { id } of made) {
          wait(31 * MINUTE);
          for (let n = 0; n < 4; n++) await w.refunds.look(id);
          if ((await itemOf(id)).state === 'OPEN') await attempt(writeOff(id));
          expect(await itemOf(id)).toMatchObject({ state: 'ENDED', outcome: expect.any(String) });
        }
        expect(await unsoundBooks(db)).toEqual([]);
      }),
      { numRuns: runs(4), endOnFailure: true },
    );
  });

  test('the books are sound after all of that', async () => {
    expect(await unsoundBooks(db)).toEqual([]);
  });
});
