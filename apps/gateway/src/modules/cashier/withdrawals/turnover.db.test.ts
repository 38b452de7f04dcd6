import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { addMember, addVendor } from '../../../../test/fixtures.ts';
import { testDb } from '../../../../test/harness.ts';
import { takeSeat } from '../../../../test/seat.ts';
import { MONEY_SCALE, parseMoney } from '../../../kernel/money.ts';
import { moveOwnMoney } from '../../../ledger/flows.ts';
import { post } from '../../../ledger/ledger.ts';
import { wasEmptied } from './checks.repository.ts';

const t = await testDb();
const db = t.db.kysely;

beforeAll(() => addVendor(db, 'HOUSE', ['slot']));

test('money that lies at vendors is not gone, and what was lost there is', async () => {
  const memberId = await addMember(db, { amount: parseMoney('100') });
  const isEmptied = () => wasEmptied(db, { memberId, currency: 'KHR' }, '1', MONEY_SCALE);
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
