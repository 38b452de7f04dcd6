import { afterEach, beforeEach, expect, test } from 'vitest';
import { depositWorld } from '../../../../test/deposits.ts';
import { testDb } from '../../../../test/harness.ts';
import { inTransaction } from '../../../kernel/db/transaction.ts';
import type { Trx } from '../../../kernel/db/types.ts';
import { parseMoney } from '../../../kernel/money.ts';
import { transfer } from '../../../ledger/flows.ts';
import { post } from '../../../ledger/ledger.ts';
import { insertClosing } from '../../closing/closing.repository.ts';
import { insertBreak } from '../../safer-play/break.repository.ts';
import { putLimit } from '../../safer-play/limit.repository.ts';
import { keepMoneyAfterEnd } from '../after-end.port.ts';

const t = await testDb();
const db = t.db.kysely;
const w = await depositWorld(t);
const [sokha, dara] = [w.actor.memberId, w.other.memberId];
const by = { id: 'sophea', role: 'operator', ip: '127.0.0.1' } as const;
const act = <T>(work: (trx: Trx) => Promise<T>): Promise<T> => inTransaction(db, work);
const credit = (id: string, receiver: { orderNo?: string; username?: string }) =>
  act((trx) => w.unmatched.credit(trx, id, receiver, by));
const why = (name: string, rule: string) => ({ code: 'VALIDATION_FAILED', params: { fields: [{ name, rule }] } });
const setStatus = (status: 'active' | 'closed', memberId = sokha) =>
  db.updateTable('member').set({ status }).where('id', '=', memberId).execute();

/** What a member has closed to himself, or operators to him. */
const closures = {
  closed: () => setStatus('closed'),
  closing: () => act((trx) => insertClosing(trx, sokha, { askedAt: w.now(), isRestGivenUp: false })),
  break: () =>
    act((trx) =>
      insertBreak(trx, {
        ...{ memberId: sokha, kind: 'TIME_OUT', period: '24H', beganAt: w.now() },
        until: new Date(w.now().getTime() + 24 * 3_600_000),
      }),
    ),
  limit: () => act((trx) => putLimit(trx, sokha, { kind: 'deposit', period: 'day' }, parseMoney('699'))),
};
const exclude = (memberId: string) =>
  act((trx) => insertBreak(trx, { memberId, kind: 'EXCLUSION', period: 'LIFE', beganAt: w.now(), until: undefined }));

beforeEach(w.reset);
afterEach(async () => {
  await setStatus('active');
  await setStatus('active', dara);
  for (const table of ['account_closing', 'play_break', 'play_limit'] as const) await db.deleteFrom(table).execute();
});

test.each(['closed', 'closing', 'break', 'limit'] as const)(
  'a payment is credited neither by order nor by name to a member when the rule is "%s", and operators read which it is',
  async (rule) => {
    const orderNo = await w.opened();
    await w.deposits.cancel(w.actor, orderNo);
    w.fake.pay(undefined, '700');
    await w.webhook(w.fake.strayRef());
    const id = await w.newestItem();
    await closures[rule]();
    expect(
      await w.gain(async () => {
        await expect(credit(id, { orderNo })).rejects.toMatchObject(why('orderNo', rule));
        await expect(credit(id, { username: 'sokha' })).rejects.toMatchObject(why('username', rule));
      }),
    ).toBe('0.0000');
    expect((await w.unmatched.detail(id)).item).toMatchObject({ state: 'OPEN' });
    expect(await w.stateOf(orderNo)).toMatchObject({ state: 'CANCELLED' });
  },
);

test('a payment within what an open order has kept free is credited to it though the limit has no room for more', async () => {
  const orderNo = await w.opened('500');
  w.fake.pay(undefined, '500');
  await w.webhook(w.fake.strayRef());
  const id = await w.newestItem();
  await act((trx) => putLimit(trx, sokha, { kind: 'deposit', period: 'day' }, parseMoney('1')));
  await expect(credit(id, { username: 'sokha' })).rejects.toMatchObject(why('username', 'limit'));
  expect(await w.gain(() => credit(id, { orderNo }))).toBe('500.0000');
});

test.each([
  ['has excluded himself', 'break'],
  ['is gone', 'closed'],
] as const)('money of a closed account goes to nobody who %s, by order or by name', async (_what, rule) => {
  const orderNo = await w.opened();
  await post(
    db,
    transfer({ member: sokha, receiver: dara, key: `end-${rule}`, currency: 'KHR', amount: parseMoney('12') }),
  );
  await act((trx) => keepMoneyAfterEnd(trx, { memberId: dara, currency: 'KHR', amount: parseMoney('12') }));
  const id = await w.newestItem();
  if (rule === 'break') await exclude(sokha);
  else await setStatus('closed');
  await expect(credit(id, { orderNo })).rejects.toMatchObject(why('orderNo', rule));
  await expect(credit(id, { username: 'sokha' })).rejects.toMatchObject(why('username', rule));
  expect((await w.unmatched.detail(id)).item).toMatchObject({ state: 'OPEN', reason: 'MEMBER_CLOSED' });
});
