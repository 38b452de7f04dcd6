import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { codeOf, contractWorld, flatTerms, ip, local, zone } from '../../../../test/contracts.ts';
import { addMember, addVendor } from '../../../../test/fixtures.ts';
import { testDb } from '../../../../test/harness.ts';
import { takeSeat } from '../../../../test/seat.ts';
import { policies, type Seat, settlementTools } from '../../../../test/settlement.ts';
import type { SignedIn } from '../../../contract/actor.ts';
import { createCursors } from '../../../contract/cursors.ts';
import { inTransaction } from '../../../kernel/db/transaction.ts';
import { createFieldCipher } from '../../../kernel/field-cipher.ts';
import { parseMoney } from '../../../kernel/money.ts';
import { transfer } from '../../../ledger/flows.ts';
import { post } from '../../../ledger/ledger.ts';
import { verifyLedger } from '../../../ledger/verify.ts';
import { sequenceResults } from '../../results/sequencer.ts';
import { SETTINGS } from '../../system/settings.ts';
import type { Terms } from '../terms.ts';
import { createBills } from './bills.service.ts';
import { createCorrections } from './corrections.service.ts';
import { sumUnpaid, sumWindowBills } from './monitor.repository.ts';
import { payDueBills } from './pay.ts';
import { createDividendReviews } from './review.service.ts';

const t = await testDb();
const w = await contractWorld(t);
const { db, up, down } = w;
const { play, settle, billsOf, differences } = settlementTools(db);
const { correct } = createCorrections(db, async () => policies);
const by = { id: 'srey', role: 'operator', ip } as const;
const note = 'One member was counted twice';
const make = (billId: string, amount: string) => inTransaction(db, (trx) => correct(trx, { billId, amount, note }, by));

let player: Seat;
let rich = '';
beforeAll(async () => {
  await addVendor(db, 'HOUSE', ['slot']);
  const memberId = await addMember(db, { uplineId: down.memberId, amount: parseMoney('100000') });
  player = await takeSeat(db, { vendor: 'HOUSE', gameId: 'slot', memberId });
  rich = await addMember(db, { amount: parseMoney('100000') });
});
beforeEach(async () => {
  await w.begin();
  await db.updateTable('agent_contract_version').set({ state: 'CLOSED' }).execute();
});

describe('a dividend that operators reject', () => {
  const cursors = createCursors(createFieldCipher(new Uint8Array(32)));
  const reviews = createDividendReviews({ db, cursors, policies: async () => policies });
  const bills = createBills({
    ...{ db, cursors },
    settings: { current: async () => ({ merchant: { ...SETTINGS.merchant.parse({}), timeZone: zone } }) },
  });
  const keepBack = (billId: string) => reviews.hold(billId, 'Looked at', by);
  const reject = (billId: string) => inTransaction(db, (trx) => reviews.reject(trx, { billId, note }, by));
  const put = (terms: Partial<Terms> = {}) =>
    w.put({
      ...{ kind: 'DIVIDEND', uplineId: up.memberId, downlineId: down.memberId, from: local('2026-10-01T00:00') },
      terms: { ...flatTerms('DIVIDEND', '0.1'), period: 'day', ...terms },
    });
  let date = 0;
  /** A day on which the team loses 300, and 200 that are taken back later. */
  const lost = async (contractId: string) => {
    const on = `2026-10-${String(++date).padStart(2, '0')}`;
    const start = local(`${on}T00:00`);
    const cycle = async () => {
      await sequenceResults(db, zone);
      await settle('DIVIDEND', 'day', start, new Date(start.getTime() + 86_400_000));
    };
    await play(player, '300', '300', local(`${on}T10:00`));
    const cancel = await play(player, '200', '200', local(`${on}T11:00`));
    await cycle();
    return {
      start,
      billId: (await billsOf(contractId)).at(-1)?.id ?? '',
      takeBack: async () => {
        await cancel();
        await cycle();
      },
      /** Later the team loses more on that day. */
      loseMore: async (loss: string) => {
        await play(player, loss, loss, local(`${on}T12:00`));
        await cycle();
      },
    };
  };
  const shown = async () => {
    const { content } = await bills.list(actor, { kind: 'DIVIDEND' }, { cursor: undefined, pageSize: 2 });
    return content.map(({ status, waitsFor }) => [status, waitsFor]);
  };
  const became = async (id: string) => (await billsOf(id)).map(({ delta, paid, state }) => [delta, paid, state]);
  const owed = async (id: string) =>
    (await db.selectFrom('agent_contract').select('owed').where('id', '=', id).executeTakeFirst())?.owed;
  const actor = { memberId: down.memberId, currency: 'KHR' } as SignedIn;

  test.each([
    ['the house pays', undefined],
    ['the upline pays', 'UPLINE_WALLET'],
  ] as const)('and that %s takes nothing from the next ones when less was earned by it', async (_, funding) => {
    const id = await put({ funding });
    if (funding) {
      const gift = { member: rich, receiver: up.memberId, currency: 'KHR', amount: parseMoney('500') };
      await post(db, transfer({ ...gift, key: 'for dividends' }));
    }
    const first = await lost(id);
    await keepBack(first.billId);
    await reject(first.billId);
    await first.takeBack();
    await payDueBills(db);
    await lost(id);
    await payDueBills(db);
    expect(await became(id)).toEqual([
      ['50.00', '0.00', 'DENIED'],
      ['-20.00', '0.00', 'HELD'],
      ['50.00', '50.00', 'ISSUED'],
    ]);
    expect(await owed(id)).toBe('0');
    // both wait for it while nobody knows yet: in the end as if it had been rejected at once
    const later = await lost(id);
    await keepBack(later.billId);
    await later.takeBack();
    await payDueBills(db);
    await lost(id);
    await payDueBills(db);
    expect((await became(id)).slice(3)).toEqual([
      ['50.00', '0.00', 'UNDER_REVIEW'],
      ['-20.00', '0.00', 'UNDER_REVIEW'],
      ['50.00', '50.00', 'ISSUED'],
    ]);
    expect(await sumUnpaid(db)).toEqual([]);
    await reject(later.billId);
    await payDueBills(db);
    expect((await became(id)).slice(3, 5)).toEqual([
      ['50.00', '0.00', 'DENIED'],
      ['-20.00', '0.00', 'HELD'],
    ]);
    expect(await owed(id)).toBe('0');
    expect(await differences('0')).toEqual([]);
    expect(await verifyLedger(db, [])).toMatchObject({ ok: true });
  });

  test('and let go again is paid, and what was taken off it meanwhile comes from the next ones', async () => {
    const id = await put();
    const first = await lost(id);
    await keepBack(first.billId);
    await first.takeBack();
    await payDueBills(db);
    expect(await shown()).toEqual([
      ['UNDER_REVIEW', 'BILL_BEFORE'],
      ['UNDER_REVIEW', 'OPERATOR'],
    ]);
    await reviews.lift(first.billId, 'It was sound', by);
    await payDueBills(db);
    await lost(id);
    await payDueBills(db);
    expect(await became(id)).toEqual([
      ['50.00', '50.00', 'ISSUED'],
      ['-20.00', '0.00', 'HELD'],
      ['50.00', '30.00', 'ISSUED'],
    ]);
    expect(await owed(id)).toBe('0');
  });

  test('keeps back what its cycle earns again by later results, until operators let something of it go', async () => {
    const id = await put();
    const { billId, takeBack, loseMore } = await lost(id);
    await keepBack(billId);
    await reject(billId);
    await takeBack();
    await loseMore('400');
    await loseMore('100');
    await payDueBills(db);
    expect(await became(id)).toEqual([
      ['50.00', '0.00', 'DENIED'],
      ['-20.00', '0.00', 'HELD'],
      ['40.00', '0.00', 'UNDER_REVIEW'],
      ['10.00', '0.00', 'UNDER_REVIEW'],
    ]);
    expect(await shown()).toEqual([
      ['UNDER_REVIEW', 'OPERATOR'],
      ['UNDER_REVIEW', 'OPERATOR'],
    ]);
    await reviews.lift((await billsOf(id))[2]?.id ?? '', 'It was sound', by);
    await loseMore('200');
    await payDueBills(db);
    expect((await became(id)).slice(2)).toEqual([
      ['40.00', '40.00', 'ISSUED'],
      ['10.00', '0.00', 'UNDER_REVIEW'],
      ['20.00', '20.00', 'ISSUED'],
    ]);
    expect(await owed(id)).toBe('0');
    expect(await differences('0')).toEqual([]);
  });

  test('is in no sum of what was earned, of agents or operators, and neither is what is taken from it', async () => {
    const id = await put();
    const first = await lost(id);
    await keepBack(first.billId);
    await reject(first.billId);
    await first.takeBack();
    await payDueBills(db);
    const [start, end] = [first.start, new Date(first.start.getTime() + 86_400_000)];
    const filter = { kind: 'DIVIDEND', from: start.toISOString(), to: end.toISOString() } as const;
    expect(await bills.totals(actor, filter)).toMatchObject({ count: 2, amount: '0.0000', paid: '0.0000' });
    // and the days count the bills that the card counts
    expect((await bills.income(actor, filter)).rows).toMatchObject([{ count: 2, amount: '0.0000' }]);
    const { content } = await bills.list(actor, filter, { cursor: undefined, pageSize: 10 });
    expect(content.map(({ amount, earned }) => [amount, earned])).toEqual([
      ['-20.0000', '0.0000'],
      ['50.0000', '0.0000'],
    ]);
    const [window] = await sumWindowBills(db, [{ kinds: ['DIVIDEND'], start, end }]);
    expect(window).toMatchObject({ made: 2, denied: 1, held: 1, amount: '0' });
    const next = await lost(id);
    const run = (await reviews.runs()).runs.find((one) => one.start === next.start.toISOString());
    expect(run?.sums).toMatchObject([{ amount: '50.0000', before: '0.0000', difference: '50.0000' }]);
    const before = await reviews.bills(
      { name: 'srey' } as never,
      { job: 'settlement.dividend-day', start: end.toISOString() },
      { cursor: undefined, pageSize: 10 },
    );
    expect(before.content).toMatchObject([{ amount: '50.0000', before: '0.0000', difference: '50.0000' }]);
  });

  test('by mistake can be paid by a correction, and pays no more than that', async () => {
    const id = await put();
    const { billId } = await lost(id);
    await keepBack(billId);
    expect(await codeOf(make(billId, '20.0000'))).toBe('STATE_STALE');
    await reject(billId);
    await make(billId, '20.0000');
    await payDueBills(db);
    expect(await became(id)).toEqual([
      ['50.00', '0.00', 'DENIED'],
      ['20.00', '20.00', 'ISSUED'],
    ]);
    expect(await differences('0')).toEqual([]);
  });

  test('is one that pays: what a bill takes back is not let off', async () => {
    const id = await put();
    const first = await lost(id);
    await payDueBills(db);
    await first.takeBack();
    const less = (await billsOf(id)).at(-1)?.id ?? '';
    await keepBack(less);
    expect(await codeOf(reject(less))).toBe('VALIDATION_FAILED');
    expect(await became(id)).toEqual([
      ['50.00', '50.00', 'ISSUED'],
      ['-20.00', '0.00', 'UNDER_REVIEW'],
    ]);
  });
});
