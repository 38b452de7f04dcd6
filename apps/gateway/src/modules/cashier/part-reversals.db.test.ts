import { beforeEach, describe, expect, test } from 'vitest';
import { depositWorld, MINUTE } from '../../../test/deposits.ts';
import { testDb } from '../../../test/harness.ts';
import { unsoundBooks } from '../../../test/payments.ts';
import { inTransaction } from '../../kernel/db/transaction.ts';
import { parseMoney } from '../../kernel/money.ts';
import { transfer } from '../../ledger/flows.ts';
import { post } from '../../ledger/ledger.ts';

const t = await testDb();
const db = t.db.kysely;
const w = await depositWorld(t);
const { actor, other, opened, stateOf, cash, gain, items, webhook } = w;
const [sokha, dara] = [actor.memberId, other.memberId];
beforeEach(w.reset);

describe('a payment of which a part is taken back', () => {
  const back = (payment: string, amount: string) => w.fake.change(payment, { reversed: parseMoney(amount) });

  test('leaves the wallet by that much, once, and at last whole; the fee goes with the last of it', async () => {
    const orderNo = await opened('500', 'PARTS');
    const payment = w.fake.pay(orderNo, '500');
    const look = () => gain(() => w.deposits.look(orderNo));
    expect(await look()).toBe('485.0000');
    back(payment, '200');
    expect([await look(), await look()]).toEqual(['-200.0000', '0.0000']);
    expect(await stateOf(orderNo)).toMatchObject({ state: 'COMPLETED', credited: '285.0000' });
    expect((await w.deposits.detail(actor, orderNo)).payments).toMatchObject([
      { amount: '500.0000', state: 'APPLIED', takenBack: '200.0000' },
    ]);
    back(payment, '450');
    expect(await look()).toBe('-250.0000');
    // what is told late is not taken twice
    back(payment, '200');
    expect(await look()).toBe('0.0000');
    w.fake.change(payment, { state: 'reversed' });
    expect(await look()).toBe('-35.0000');
    expect(await stateOf(orderNo)).toMatchObject({ state: 'REVERSED', credited: '0.0000' });
    const told = await db
      .selectFrom('inbox_message')
      .select('content')
      .where('member_id', '=', sokha)
      .where('template', '=', 'depositReversed')
      .orderBy('id', 'desc')
      .limit(3)
      .execute();
    expect(told.map(({ content }) => (content.amount as { money: string }).money)).toEqual([
      '35.0000',
      '250.0000',
      '200.0000',
    ]);
    expect(await unsoundBooks(db)).toEqual([]);
  });

  test('takes what is there, and the rest of the part is owed', async () => {
    const orderNo = await opened();
    const payment = w.fake.pay(orderNo, '500');
    await w.deposits.look(orderNo);
    const rest = await cash();
    const pass = { currency: 'KHR', key: payment };
    await post(db, transfer({ ...pass, member: sokha, receiver: dara, amount: rest - parseMoney('120') }));
    back(payment, '300');
    await webhook(w.fake.refOf(orderNo));
    expect(await cash()).toBe(0n);
    expect((await items()).at(-1)).toMatchObject({ reason: 'OWED', amount: '-1800000', member_id: sokha });
    expect(await stateOf(orderNo)).toMatchObject({ state: 'COMPLETED', credited: '200.0000' });
    await post(db, transfer({ ...pass, member: dara, receiver: sokha, amount: rest - parseMoney('120') }));
    expect(await unsoundBooks(db)).toEqual([]);
  });

  test('is kept by the rest where it has no place to go, and credited by that', async () => {
    const payment = w.fake.pay(undefined, '700');
    back(payment, '100');
    await webhook(w.fake.strayRef());
    expect((await items()).at(-1)).toMatchObject({ reason: 'UNKNOWN_ORDER', amount: '6000000', ended_at: null });
    back(payment, '300');
    await webhook(w.fake.strayRef());
    expect((await items()).at(-1)).toMatchObject({ amount: '4000000', ended_at: null });
    const item = await w.newestItem();
    const orderNo = await opened();
    const by = { id: 'sopheap', role: 'operator', ip: '::1' } as const;
    expect(await gain(() => inTransaction(db, (trx) => w.unmatched.credit(trx, item, { orderNo }, by)))).toBe(
      '400.0000',
    );
    back(payment, '350');
    expect(await gain(() => webhook(w.fake.strayRef()))).toBe('-50.0000');
    expect(await unsoundBooks(db)).toEqual([]);
  });

  test('while its refund is under way is kept by the rest when the refund was refused, though nobody tells of it again', async () => {
    w.fake.decideRefunds('accepted');
    const orderNo = await opened();
    const payment = w.fake.pay(orderNo, '99');
    await w.deposits.look(orderNo);
    // long after its end nobody asks about it by the clock any more
    w.wait(73 * 60 * MINUTE);
    await w.deposits.lookAtDue();
    const item = await w.newestItem();
    const by = { id: 'sopheap', role: 'operator', ip: '::1' } as const;
    await inTransaction(db, (trx) => w.unmatched.refund(trx, item, by));
    await w.refunds.look(item);
    back(payment, '40');
    await webhook(w.fake.refOf(orderNo));
    expect((await items()).at(-1)).toMatchObject({ amount: '990000' });
    w.fake.decideRefunds('refused');
    await w.refunds.look(item);
    // its provider is out of reach just then, more than once
    for (const kind of ['unavailable', 'timeout'] as const) {
      w.fake.trouble.push({ kind });
      await w.deposits.lookAtDue();
      w.wait(5 * MINUTE);
    }
    expect((await items()).at(-1)).toMatchObject({ amount: '990000', ended_at: null });
    await w.deposits.lookAtDue();
    expect((await items()).at(-1)).toMatchObject({ amount: '590000', ended_at: null });
    expect(await unsoundBooks(db)).toEqual([]);
  });

  test.each([
    ['a smaller amount leaves the wallet by that', '200', '-200.0000', 'COMPLETED', '300.0000'],
    ['a larger amount leaves it whole', '900', '-500.0000', 'REVERSED', '0.0000'],
  ])(
    'that is told as taken back with %s, and operators are asked each time',
    async (_what, told, gone, state, left) => {
      const orderNo = await opened();
      const payment = w.fake.pay(orderNo, '500');
      await w.deposits.look(orderNo);
      const look = () => gain(() => webhook(w.fake.refOf(orderNo)));
      const changes = async () => (await items()).filter(({ reason }) => reason === 'CHANGED').length;
      const before = await changes();
      w.fake.change(payment, { amount: parseMoney(told) });
      expect(await look()).toBe('0.0000');
      const item = await w.newestItem();
      const by = { id: 'sopheap', role: 'operator', ip: '::1' } as const;
      await inTransaction(db, (trx) => w.unmatched.writeOff(trx, item, by));
      w.fake.change(payment, { state: 'reversed' });
      expect([await look(), await look()]).toEqual([gone, '0.0000']);
      expect(await changes()).toBe(before + 2);
      expect(await stateOf(orderNo)).toMatchObject({ state, credited: left });
      expect(await unsoundBooks(db)).toEqual([]);
    },
  );

  test('that the house has written off costs the house that much', async () => {
    const payment = w.fake.pay(undefined, '700');
    await webhook(w.fake.strayRef());
    const item = await w.newestItem();
    const by = { id: 'sopheap', role: 'operator', ip: '::1' } as const;
    await inTransaction(db, (trx) => w.unmatched.writeOff(trx, item, by));
    back(payment, '300');
    await webhook(w.fake.strayRef());
    w.fake.change(payment, { state: 'reversed' });
    await webhook(w.fake.strayRef());
    expect(await unsoundBooks(db)).toEqual([]);
  });
});
