import { expect, test } from 'vitest';
import { testDb } from '../../test/harness.ts';
import { inTransaction } from '../kernel/db/transaction.ts';
import { announceBalances } from './announcements.ts';
import { type BalanceChanged, balanceChannel } from './balance.ts';
import { grantPlayMoney, transfer } from './flows.ts';
import { post } from './ledger.ts';

const t = await testDb();
const db = t.db.kysely;
announceBalances(db, t.notifier);
const currency = 'KHR';
const grant = (member: string) => grantPlayMoney({ member, currency, amount: 1_000_000n });
const send = (receiver: string, key: string) =>
  transfer({ member: 'sender', receiver, currency, amount: 100_000n, key });

test('every flow tells of the wallets it has changed, after its commit, and each wallet once', async () => {
  const heard: BalanceChanged[] = [];
  await t.notifier.subscribe(balanceChannel, (event) => heard.push(event));
  await post(db, grant('sender'));
  await expect.poll(() => heard).toEqual([{ memberId: 'sender', currency, sumBalance: '100.0000', version: 1 }]);
  heard.length = 0;
  await inTransaction(db, async (trx) => {
    await post(trx, send('first', '1'));
    await post(trx, send('second', '2'));
  });
  await expect.poll(() => heard).toHaveLength(3);
  expect(heard).toEqual(
    expect.arrayContaining([
      { memberId: 'sender', currency, sumBalance: '80.0000', version: 3 },
      { memberId: 'first', currency, sumBalance: '10.0000', version: 1 },
      { memberId: 'second', currency, sumBalance: '10.0000', version: 1 },
    ]),
  );
  heard.length = 0;
  const undone = inTransaction(db, async (trx) => {
    await post(trx, send('third', '3'));
    throw new Error('changed my mind');
  });
  await expect(undone).rejects.toThrow('changed my mind');
  await post(db, send('first', '1'));
  await post(db, send('fourth', '4'));
  await expect.poll(() => heard.map(({ memberId }) => memberId).sort()).toEqual(['fourth', 'sender']);
});
