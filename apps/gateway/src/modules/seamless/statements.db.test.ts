import { randomUUID } from 'node:crypto';
import type { KyselyPlugin } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { addMember, addVendor } from '../../../test/fixtures.ts';
import { testDb } from '../../../test/harness.ts';
import { takeSeat } from '../../../test/seat.ts';
import { moveOwnMoney } from '../../ledger/flows.ts';
import { post } from '../../ledger/ledger.ts';

const t = await testDb();
let statements = 0;
const counter: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult: ({ result }) => {
    statements++;
    return Promise.resolve(result);
  },
};
const db = t.db.kysely.withPlugin(counter);

beforeAll(() => addVendor(db, 'HOUSE', ['slot']));

/** Statements of a call between the beginning and the commit of its transaction. */
async function statementsOf(call: () => Promise<unknown>): Promise<number> {
  statements = 0;
  await call();
  return statements;
}

test('a bet and its settlement are written in the statement that moves the money', async () => {
  const { bet, win, end } = await takeSeat(db, { vendor: 'HOUSE', gameId: 'slot', memberId: await addMember(db) });
  const [won, lost] = [randomUUID(), randomUUID()];
  // id of the call, session, round, posting with bet, answer
  expect(await statementsOf(() => bet(won, 100n))).toBe(5);
  // id of the call, round, bets, posting with settlement, answer
  expect(await statementsOf(() => win(won, 300n))).toBe(5);
  await bet(lost, 100n);
  // round, bets, posting with settlement, end of the round, balance, answer
  expect(await statementsOf(() => end(lost))).toBe(6);
});

test('play from a wallet at the vendor takes no statement more', async () => {
  const memberId = await addMember(db);
  await post(db, moveOwnMoney({ member: memberId, currency: 'KHR', amount: 500n, key: memberId, to: 'HOUSE' }));
  const seat = { vendor: 'HOUSE', gameId: 'slot', memberId, playsAtVendor: async () => true };
  const { bet, win } = await takeSeat(db, seat);
  const round = randomUUID();
  expect(await statementsOf(() => bet(round, 100n))).toBe(5);
  expect(await statementsOf(() => win(round, 300n))).toBe(5);
});
