import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { contractWorld, flatTerms, ip, local, zone } from '../../../../test/contracts.ts';
import { addMember, addVendor } from '../../../../test/fixtures.ts';
import { testDb } from '../../../../test/harness.ts';
import { takeSeat } from '../../../../test/seat.ts';
import { policies, type Seat, settlementTools } from '../../../../test/settlement.ts';
import { inTransaction } from '../../../kernel/db/transaction.ts';
import { parseMoney } from '../../../kernel/money.ts';
import { sequenceResults } from '../../results/sequencer.ts';
import type { Terms } from '../terms.ts';
import { createCorrections } from './corrections.service.ts';
import { payDueBills } from './pay.ts';
import { verifyBills } from './verify.ts';

const t = await testDb();
const w = await contractWorld(t);
const { db, up: before, down: agent, other: after } = w;
const { play, settle, billsOf } = settlementTools(db);
const { correct } = createCorrections(db, async () => policies);
const from = local('2026-11-01T00:00');

let player: Seat;
beforeAll(async () => {
  await addVendor(db, 'HOUSE', ['slot']);
  const memberId = await addMember(db, { uplineId: agent.memberId, amount: parseMoney('100000') });
  player = await takeSeat(db, { vendor: 'HOUSE', gameId: 'slot', memberId });
});

test('the wages of an agent who has moved stay with the agents it was below, whenever their bills are written', async () => {
  await w.begin();
  const dividend: Terms = { ...flatTerms('DIVIDEND', '0.5'), deductions: ['DAILY_WAGE'] };
  const ofDividend = (downlineId: string) =>
    w.put({ kind: 'DIVIDEND', uplineId: null, downlineId, terms: dividend, from });
  const [ofBefore, ofAfter] = [await ofDividend(before.memberId), await ofDividend(after.memberId)];
  const daily = await w.put({ kind: 'DAILY', uplineId: before.memberId, downlineId: agent.memberId, from });
  const playOn = (day: number, amount: string) =>
    play(player, amount, amount, local(`2026-11-${String(day).padStart(2, '0')}T12:00`));
  const settleDay = async (day: number) => {
    await sequenceResults(db, zone);
    const start = local(`2026-11-${String(day).padStart(2, '0')}T00:00`);
    await settle('DAILY', 'day', start, new Date(start.getTime() + 86_400_000));
  };
  await playOn(5, '1000');
  // billed only after the move
  await playOn(6, '3000');
  const cancel = await playOn(7, '200');
  await settleDay(5);
  await settleDay(7);
  await payDueBills(db);
  await cancel();
  await db.updateTable('member').set({ upline_id: after.memberId }).where('id', '=', agent.memberId).execute();
  await playOn(8, '50000');
  for (const day of [5, 6, 7, 8]) await settleDay(day);
  const bills = await billsOf(daily);
  expect(bills.map(({ no, delta }) => [no, delta])).toEqual([
    [1, '10.00'],
    [1, '2.00'],
    [1, '30.00'],
    [2, '-2.00'],
  ]);
  await payDueBills(db);
  const correction = { billId: bills[0]?.id ?? '', amount: '1.0000', note: 'One member was counted twice' };
  await inTransaction(db, (trx) => correct(trx, correction, { id: 'srey', role: 'operator', ip }));
  await settle('DIVIDEND', 'half-month', from, local('2026-11-16T00:00'));
  const wages = async (id: string) => (await billsOf(id)).map(({ doc }) => (doc as unknown as { wages: string }).wages);
  expect(await wages(ofBefore)).toEqual(['41.0000']);
  expect(await wages(ofAfter)).toEqual(['0.0000']);
  expect((await verifyBills(db)).wrong).toEqual([]);

  // and a bill that somebody has put into another tree is found
  const [first] = bills;
  await sql`update agent_bill set lineage_id = lineage_of(payee_id) where id = ${first?.id}::bigint`.execute(db);
  const { wrong } = await verifyBills(db);
  expect(wrong[0]).toEqual({ id: first?.id, differs: 'lineage' });
});
