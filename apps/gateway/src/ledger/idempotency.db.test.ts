import { describe, expect, test } from 'vitest';
import { testDb } from '../../test/harness.ts';
import { memberBalance } from './balance.ts';
import { grantPlayMoney, transfer } from './flows.ts';
import { idempotent, type RequestIdentity } from './idempotency.ts';
import { post } from './ledger.ts';

const t = await testDb();
const db = t.db.kysely;
const currency = 'KHR';
await post(db, grantPlayMoney({ member: 'giver', currency, amount: 1_000_000n }));
let runs = 0;

const request = (key: string, body = '{"amount":"1.0000"}'): RequestIdentity => ({
  actor: 'giver',
  operation: 'transfer',
  key,
  body,
});
/** A money request whose answer is never the same twice. */
const pay = (identity: RequestIdentity) =>
  idempotent(db, identity, async (trx) => {
    runs++;
    const key = `${identity.operation}:${identity.key}`;
    await post(trx, transfer({ member: 'giver', receiver: 'taker', currency, amount: 10n, key }));
    return { status: 201, body: `{"run": ${runs}}` };
  });
const taken = async () => (await memberBalance(db, 'taker', currency)).sumBalance;

describe('idempotency key', () => {
  test('a repeated request gives the same bytes and runs nothing', async () => {
    const first = await pay(request('k1'));
    const before = await taken();
    const second = await pay(request('k1'));
    expect(second).toEqual({ ...first, replayed: true });
    expect(await taken()).toBe(before);
  });

  test('the same key with another body is refused', async () => {
    await pay(request('k2'));
    await expect(pay(request('k2', '{"amount":"2.0000"}'))).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
  });

  test('keys of two people and of two operations never meet', async () => {
    const one = await pay(request('k3'));
    await post(db, grantPlayMoney({ member: 'other', currency, amount: 1_000n }));
    const two = await idempotent(db, { ...request('k3'), actor: 'other' }, async () => ({ status: 200, body: 'two' }));
    const three = await pay({ ...request('k3'), operation: 'withdraw' });
    expect([one.replayed, two.replayed, three.replayed]).toEqual([false, false, false]);
    expect(new Set([one.body, two.body, three.body]).size).toBe(3);
  });

  test('a request that fails leaves nothing behind and may be tried again', async () => {
    const before = await taken();
    const failing = idempotent(db, request('k4'), async (trx) => {
      await post(trx, transfer({ member: 'giver', receiver: 'taker', currency, amount: 10n, key: 'k4' }));
      throw new Error('the power is out');
    });
    await expect(failing).rejects.toThrow('the power is out');
    expect(await taken()).toBe(before);
    expect((await pay(request('k4'))).replayed).toBe(false);
  });

  // The embedded engine runs one transaction after the other: there the second request finds the answer.
  test.runIf(t.engine === 'postgres')('a request that is being worked on is not started again', async () => {
    const started = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const first = idempotent(db, request('k5'), async () => {
      started.resolve();
      await release.promise;
      return { status: 200, body: 'done' };
    });
    await started.promise;
    await expect(pay(request('k5'))).rejects.toMatchObject({ code: 'IDEMPOTENCY_IN_PROGRESS' });
    release.resolve();
    await first;
    expect(await pay(request('k5'))).toEqual({ status: 200, body: 'done', replayed: true });
  });

  test('64 repetitions at the same time move the money once', async () => {
    const before = await taken();
    const answers = await Promise.allSettled(Array.from({ length: 64 }, () => pay(request('k6'))));
    const bodies = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.body] : []));
    expect(new Set(bodies).size).toBe(1);
    for (const answer of answers)
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'IDEMPOTENCY_IN_PROGRESS' });
    expect((await taken()) - before).toBe(10n);
  });
});
