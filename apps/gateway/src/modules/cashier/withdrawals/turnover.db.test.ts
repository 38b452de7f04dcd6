import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { depositWorld } from '../../../../test/deposits.ts';
import { addMember, addVendor } from '../../../../test/fixtures.ts';
import { testDb } from '../../../../test/harness.ts';
import { takeSeat } from '../../../../test/seat.ts';
import { MONEY_SCALE, parseMoney } from '../../../kernel/money.ts';
import { listAtVendors } from '../../../ledger/balance.ts';
import { moveOwnMoney } from '../../../ledger/flows.ts';
import { post } from '../../../ledger/ledger.ts';
import { newestGone } from './checks.repository.ts';
import { readLocks } from './turnover.ts';

const t = await testDb();
const db = t.db.kysely;

beforeAll(() => addVendor(db, 'HOUSE', ['slot']));

test('money that lies at vendors is not gone, and what was lost there is', async () => {
  const memberId = await addMember(db, { amount: parseMoney('100') });
  const isEmptied = async () => (await newestGone(db, { memberId, currency: 'KHR' }, ['1'], MONEY_SCALE)) === '1';
  const move = { member: memberId, currency: 'KHR', amount: parseMoney('100') };
  await post(db, moveOwnMoney({ ...move, key: 'there', to: 'HOUSE' }));
  expect(await isEmptied()).toBe(false);
  const seat = await takeSeat(db, { vendor: 'HOUSE', gameId: 'slot', memberId, playsAtVendor: async () => true });
  const round = randomUUID();
  await seat.bet(round, parseMoney('100'));
  // the bet may bring it back
  expect(await isEmptied()).toBe(false);
  await seat.end(round);
  expect(await isEmptied()).toBe(true);
});

describe('deposits that are not played', () => {
  let statements = 0;
  const counted = db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      statements++;
      return result;
    },
  });

  test('have the wallets read once for all of them, and are free with what was lost after them', async () => {
    const w = await depositWorld(t);
    await w.reset();
    const { memberId } = w.actor;
    const deposit = async () => {
      const orderNo = await w.opened();
      w.fake.pay(orderNo, '500');
      await w.deposits.look(orderNo);
      return orderNo;
    };
    const read = async () => {
      statements = 0;
      const locks = await readLocks(counted, { memberId, currency: 'KHR' }, 100_000);
      return { locks: locks.map(({ orderNo }) => orderNo), statements };
    };
    const first = await deposit();
    const once = await read();
    expect(once.locks).toEqual([first]);
    const second = await deposit();
    expect(await read()).toEqual({ locks: [first, second], statements: once.statements });
    await post(
      db,
      moveOwnMoney({ member: memberId, currency: 'KHR', amount: await w.cash(), key: 'all', to: 'HOUSE' }),
    );
    expect(await read()).toEqual({ locks: [first, second], statements: once.statements });
    const seat = await takeSeat(db, { vendor: 'HOUSE', gameId: 'slot', memberId, playsAtVendor: async () => true });
    const round = randomUUID();
    const [wallet] = await listAtVendors(db, memberId, 'KHR');
    await seat.bet(round, wallet?.amount ?? 0n);
    await seat.end(round);
    const third = await deposit();
    expect((await read()).locks).toEqual([third]);
  });
});
