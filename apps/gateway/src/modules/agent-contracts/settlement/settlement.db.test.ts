import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contractWorld, flatTerms, local, zone } from '../../../../test/contracts.ts';
import { addMember, addVendor } from '../../../../test/fixtures.ts';
import { testDb } from '../../../../test/harness.ts';
import { runs } from '../../../../test/runs.ts';
import { takeSeat } from '../../../../test/seat.ts';
import { fixed, policies, row, type Seat, settlementTools, wage } from '../../../../test/settlement.ts';
import type { SignedIn } from '../../../contract/actor.ts';
import { createCursors } from '../../../contract/cursors.ts';
import { inTransaction } from '../../../kernel/db/transaction.ts';
import { createFieldCipher } from '../../../kernel/field-cipher.ts';
import { formatMoney, parseMoney } from '../../../kernel/money.ts';
import { memberBalance } from '../../../ledger/balance.ts';
import { transfer } from '../../../ledger/flows.ts';
import { post } from '../../../ledger/ledger.ts';
import { verifyLedger } from '../../../ledger/verify.ts';
import { sequenceResults } from '../../results/sequencer.ts';
import { SETTINGS } from '../../system/settings.ts';
import type { Terms, Tier } from '../terms.ts';
import { sortedJson } from './bill.ts';
import { findBillsBefore, listBillMembers, listBillResults, listBillWages } from './bill-rows.repository.ts';
import { findBill } from './bills.repository.ts';
import { createBills } from './bills.service.ts';
import { settleLate, settleRun } from './jobs.ts';
import { payDueBills } from './pay.ts';
import { previewCycles, previewTerms } from './preview.ts';
import { recomputeBill } from './recompute.ts';
import { shareResults } from './recompute-results.ts';
import { verifyBills } from './verify.ts';

/** Why this file stays whole: the days that its world has played take longer to make than its tests take to run. */

const t = await testDb();
const w = await contractWorld(t);
const { db } = w;
const [u, x, d] = [w.up.memberId, w.down.memberId, w.below.memberId];
let y = '';
const players: Record<string, Seat[]> = {};
beforeAll(async () => {
  await addVendor(db, 'HOUSE', ['slot']);
  y = (await w.agent(u)).memberId;
  for (const [agent, count] of [
    [x, 16],
    [y, 5],
    [d, 1],
  ] as const) {
    players[agent] = [];
    for (let n = 0; n < count; n++) {
      const memberId = await addMember(db, { uplineId: agent, amount: parseMoney('10000000') });
      players[agent].push(await takeSeat(db, { vendor: 'HOUSE', gameId: 'slot', memberId }));
    }
  }
});

let lastBill = '0';

/** Ends the contracts of the test before, and pays what they came to. */
beforeEach(async () => {
  await payDueBills(db);
  const { rows } = await sql<{ id: string }>`select coalesce(max(id), 0) as id from agent_bill`.execute(db);
  lastBill = rows[0]?.id ?? '0';
  await db.updateTable('agent_contract_version').set({ state: 'CLOSED' }).execute();
  await db.updateTable('agent_contract').set({ state: 'ENDED' }).execute();
});

const seat = (agent: string, n: number): Seat => {
  const found = players[agent]?.[n];
  if (!found) throw new Error('no such player');
  return found;
};

const from = local('2026-11-01T00:00');
const { play, settle, billsOf, drain, ...tools } = settlementTools(db);
/** What differs in the bills of the test when they are made again from the rows. */
const differences = () => tools.differences(lastBill);
describe('a settlement', () => {
  test('of a dividend pays half a month down a tree, and no more than the top rate in all', async () => {
    const terms = (tiers: Tier[]): Terms => ({
      ...flatTerms('DIVIDEND', '0.1'),
      activeFrom: parseMoney('1000'),
      deductions: ['BONUS', 'DAILY_WAGE'],
      tiers,
    });
    const put = (uplineId: string | null, downlineId: string, tiers: Tier[]) =>
      w.put({ kind: 'DIVIDEND', uplineId, downlineId, terms: terms(tiers), from });
    const ofU = await put(null, u, [row('0', 0, '0.25', '0')]);
    const ofX = await put(u, x, [
      row('100000', 5, '0.1', '5000'),
      row('300000', 10, '0.15', '20000'),
      row('1000000', 25, '0.2', '60000'),
    ]);
    const ofY = await put(u, y, [row('0', 0, '0.1', '0')]);
    // a daily wage of X, paid before in the cycle
    const daily = await w.put({
      kind: 'DAILY',
      uplineId: u,
      downlineId: x,
      from,
      terms: { ...flatTerms('DAILY', '0.01'), tiers: [fixed('0', 0, '1252')] },
    });
    const at = local('2026-11-10T12:00');
    for (let n = 0; n < 14; n++) await play(seat(x, n), n ? '29000' : '35000', n ? '1950' : '2050', at);
    for (let n = 0; n < 5; n++) await play(seat(y, n), '60000', '3500', at);
    await sql`
      select record_bonus('promo_win:HOUSE:worked', ${seat(x, 0).memberId}::bigint, 'KHR', 'RNG',
                          ${parseMoney('3648').toString()}::bigint, ${at}::timestamptz)`.execute(db);
    await sequenceResults(db, zone);
    await settle('DAILY', 'day', local('2026-11-10T00:00'), local('2026-11-11T00:00'));
    expect(await billsOf(daily)).toMatchObject([{ net: '1252.00' }]);
    await settle('DIVIDEND', 'half-month', from, local('2026-11-16T00:00'));
    const [billX] = await billsOf(ofX);
    expect(billX).toMatchObject({
      net: '3375.00',
      state: 'UNDER_REVIEW',
      doc: { loss: '22500.0000', row: 2, team: { volume: '412000.0000', active: 14 } },
    });
    expect(billX?.doc.trace.map(({ isMet }) => isMet)).toEqual([true, true, false]);
    expect(await billsOf(ofY)).toMatchObject([{ net: '1750.00', doc: { loss: '17500.0000' } }]);
    expect(await billsOf(ofU)).toMatchObject([{ gross: '10000.00', net: '4875.00', doc: { loss: '40000.0000' } }]);
    expect(await differences()).toEqual([]);
    // other terms are tried by the same calculation
    const better = terms([row('100000', 5, '0.1', '5000'), row('300000', 10, '0.17', '20000')]);
    const tried = { kind: 'DIVIDEND' as const, games: 'ALL' as const, currency: 'KHR', uplineId: u, downlineId: x };
    const { downline, upline } = await inTransaction(db, (trx) =>
      previewTerms(trx, { ...tried, terms: better }, { now: w.now, zone }),
    );
    const tries = [downline.now, downline.offered, upline?.now, upline?.offered];
    expect(tries.map((one) => formatMoney(one?.net ?? 0n)).join()).toBe('3375.0000,3825.0000,4875.0000,4425.0000');
    // the rows behind its figures add up to them, page by page
    const bill = await findBill(db, billX?.id ?? '');
    if (!bill) throw new Error('no bill');
    const [first] = await listBillMembers(db, bill, undefined, undefined, 1);
    if (!first) throw new Error('no member');
    const place = { volume: first.volume.toString(), memberId: first.memberId };
    const members = [first, ...(await listBillMembers(db, bill, undefined, place, 100))];
    const sum = (of: 'volume' | 'ggr' | 'bonus') => formatMoney(members.reduce((all, row) => all + row[of], 0n));
    expect([sum('volume'), sum('ggr'), sum('bonus')]).toEqual(['412000.0000', '27400.0000', '3648.0000']);
    expect((await listBillWages(db, bill, undefined, 9)).map(({ delta }) => formatMoney(delta))).toEqual(['1252.0000']);
    const [latest] = await listBillResults(db, bill, {}, undefined, 1);
    if (!latest) throw new Error('no result');
    const older = { at: latest.place, seq: latest.seq };
    const results = [latest, ...(await listBillResults(db, bill, {}, older, 100))];
    const all = (of: 'volume' | 'ggr' | 'bonus') => formatMoney(results.reduce((sum, row) => sum + row[of], 0n));
    expect([all('volume'), all('ggr'), all('bonus')]).toEqual(['412000.0000', '27400.0000', '3648.0000']);
    expect(results.reduce((sum, { bets }) => sum + bets, 0)).toBe(14);
    const bonuses = await listBillResults(db, bill, { of: 'BONUSES' }, undefined, 9);
    expect(bonuses).toMatchObject([
      { reason: 'BONUS', betId: null, memberId: seat(x, 0).memberId, bonus: 36_480_000n },
    ]);
    const bets = await listBillResults(db, bill, { of: 'BETS', member: first.memberId }, undefined, 100);
    expect(bets.reduce((sum, { volume }) => sum + volume, 0n)).toBe(first.volume);
    expect(await listBillMembers(db, bill, first.memberId, undefined, 9)).toEqual([first]);
    // a file has the same rows, a few at a time, or says how many are too many
    const files = createBills({
      ...{ db, cursors: createCursors(createFieldCipher(new Uint8Array(32))) },
      settings: { current: async () => ({ merchant: { ...SETTINGS.merchant.parse({}), timeZone: zone } }) },
    });
    const reader = { memberId: bill.payeeId } as SignedIn;
    const read = async <Row>({ pieces }: { pieces: AsyncIterable<readonly Row[]> }) => {
      const found: Row[] = [];
      for await (const piece of pieces) found.push(...piece);
      return found;
    };
    const rows = { limit: 100, piece: 4 };
    expect((await read(await files.eachMember(reader, bill.id, rows))).map(({ memberId }) => memberId)).toEqual(
      members.map(({ memberId }) => memberId),
    );
    expect((await read(await files.eachResult(reader, bill.id, {}, rows))).map(({ no }) => no)).toEqual(
      results.map(({ seq }) => seq),
    );
    expect((await read(await files.eachWage(reader, bill.id, rows))).map(({ amount }) => amount)).toEqual([
      '1252.0000',
    ]);
    for (const [each, count] of [
      [() => files.eachMember(reader, bill.id, { limit: 2, piece: 2 }), members.length],
      [() => files.eachResult(reader, bill.id, {}, { limit: 2, piece: 2 }), results.length],
      [() => files.eachWage(reader, bill.id, { limit: 0, piece: 2 }), 1],
    ] as const)
      await expect(each()).rejects.toMatchObject({ code: 'EXPORT_TOO_LARGE', params: { rows: count } });
  });

  test('of a day takes off what the downline gets, and pays a fixed amount in the highest row', async () => {
    const ofX = await w.put({ kind: 'DAILY', uplineId: u, downlineId: x, terms: wage, from });
    const ofD = await w.put({
      kind: 'DAILY',
      uplineId: x,
      downlineId: d,
      from,
      terms: { ...wage, tiers: [row('50000', 1, '0.005')] },
    });
    const at = local('2026-11-16T09:00');
    await play(seat(d, 0), '100000', '0', at);
    for (let n = 0; n < 8; n++) await play(seat(x, n), '17050', '0', at);
    for (let n = 0; n < 16; n++) await play(seat(x, n), '32000', '0', local('2026-11-17T23:59'));
    await sequenceResults(db, zone);
    await settle('DAILY', 'day', local('2026-11-16T00:00'), local('2026-11-17T00:00'));
    await settle('DAILY', 'day', local('2026-11-17T00:00'), local('2026-11-18T00:00'));
    expect(await billsOf(ofX)).toMatchObject([
      { gross: '1891.20', net: '1391.20', doc: { team: { volume: '236400.0000', active: 9 } } },
      { net: '5000.00', doc: { row: 3, team: { active: 16 } } },
    ]);
    expect(await billsOf(ofD)).toMatchObject([{ net: '500.00' }]);
    expect(await differences()).toEqual([]);
  });

  test('of an hour is the rate of its row, and says so when none is reached', async () => {
    const terms = {
      ...flatTerms('HOURLY', '0.01'),
      activeFrom: parseMoney('20'),
      tiers: [row('5000', 2, '0.003'), row('20000', 5, '0.005'), fixed('50000', 8, '300')],
    };
    const ofX = await w.put({ kind: 'HOURLY', uplineId: u, downlineId: x, terms, from });
    for (let n = 0; n < 6; n++) await play(seat(x, n), '3960', '0', local('2026-11-18T14:59:59'));
    await play(seat(x, 7), '4000', '0', local('2026-11-18T15:00'));
    await sequenceResults(db, zone);
    for (const hour of [14, 15])
      await settle('HOURLY', 'hour', local(`2026-11-18T${hour}:00`), local(`2026-11-18T${hour + 1}:00`));
    expect(await billsOf(ofX)).toMatchObject([
      { net: '118.80', state: 'CALCULATED' },
      { net: '0.00', state: 'NOT_REACHED' },
    ]);
    expect(await differences()).toEqual([]);
  });

  test('pays an agent who is locked, whose team plays on', async () => {
    const terms = { ...flatTerms('HOURLY', '0.01'), activeFrom: 0n, tiers: [row('1000', 1, '0.005')] };
    const ofX = await w.put({ kind: 'HOURLY', uplineId: u, downlineId: x, terms, from });
    const stands = (status: 'active' | 'locked') =>
      db.updateTable('member').set({ status }).where('id', '=', x).execute();
    await stands('locked');
    await play(seat(x, 0), '2000', '0', local('2026-11-18T17:00'));
    await sequenceResults(db, zone);
    await settle('HOURLY', 'hour', local('2026-11-18T17:00'), local('2026-11-18T18:00'));
    await payDueBills(db);
    expect(await billsOf(ofX)).toMatchObject([{ net: '10.00', state: 'ISSUED' }]);
    await stands('active');
  });

  test('counts what members have played in its window who have closed their account or excluded themselves since', async () => {
    const terms = { ...flatTerms('HOURLY', '0.01'), activeFrom: 0n, tiers: [row('1000', 3, '0.005')] };
    const ofX = await w.put({ kind: 'HOURLY', uplineId: u, downlineId: x, terms, from });
    for (const n of [13, 14, 15]) await play(seat(x, n), '2000', '2000', local('2026-11-18T20:10'));
    const [closed, excluded] = [seat(x, 13).memberId, seat(x, 14).memberId];
    const stands = (status: 'active' | 'closed') =>
      db.updateTable('member').set({ status }).where('id', '=', closed).execute();
    await stands('closed');
    await db
      .insertInto('play_break')
      .values({ member_id: excluded, kind: 'EXCLUSION', period: '6M', began_at: new Date(), until: null })
      .execute();
    await sequenceResults(db, zone);
    await settle('HOURLY', 'hour', local('2026-11-18T20:00'), local('2026-11-18T21:00'));
    const [bill] = await billsOf(ofX);
    expect(bill).toMatchObject({ net: '30.00', doc: { team: { volume: '6000.0000', active: 3 } } });
    expect(await differences()).toEqual([]);
    await db.deleteFrom('play_break').where('member_id', '=', excluded).execute();
    await stands('active');
  });

  test('leaves out what a tree plays in another currency than that of the contract', async () => {
    const terms = { ...flatTerms('HOURLY', '0.01'), activeFrom: 0n, tiers: [row('1000', 0, '0.005')] };
    const ofX = await w.put({ kind: 'HOURLY', uplineId: u, downlineId: x, terms, from });
    const memberId = await addMember(db, { uplineId: x, currency: 'USD', amount: parseMoney('10000') });
    const abroad = await takeSeat(db, { vendor: 'HOUSE', gameId: 'slot', memberId, currency: 'USD' });
    await play(abroad, '900', '900', local('2026-11-18T22:10'));
    await play(seat(x, 0), '2000', '0', local('2026-11-18T22:20'));
    await sequenceResults(db, zone);
    await settle('HOURLY', 'hour', local('2026-11-18T22:00'), local('2026-11-18T23:00'));
    expect(await billsOf(ofX)).toMatchObject([{ net: '10.00', doc: { team: { volume: '2000.0000', active: 1 } } }]);
    expect(await differences()).toEqual([]);
  });

  test('in real time takes a cancelled round from the next wage and never from the wallet', async () => {
    const ofX = await w.put({
      kind: 'REALTIME',
      uplineId: u,
      downlineId: x,
      terms: flatTerms('REALTIME', '0.002'),
      from,
    });
    /** A moment that everything so far is booked before. */
    const border = async () => {
      await sequenceResults(db, zone);
      return (await sequenceResults(db, zone)).bookedAt;
    };
    const window = async (work: () => Promise<unknown>) => {
      const start = await border();
      await work();
      const end = await border();
      await settle('REALTIME', 'five-minutes', start, end);
      await settle('REALTIME', 'five-minutes', start, end);
      await w.setClock(new Date(Date.now() + 60_000));
      await payDueBills(db);
    };
    const wallet = async () => (await memberBalance(db, x, 'KHR')).sumBalance;
    const before = await wallet();
    const cancel = await play(seat(x, 0), '500', '0');
    await window(async () => cancel());
    expect(await wallet()).toBe(before);
    await window(async () => {
      for (let n = 0; n < 40; n++) await play(seat(x, n % 6), '196.25', '0');
    });
    expect(await billsOf(ofX)).toMatchObject([
      { net: '-1.00', state: 'HELD', paid: '0.00' },
      { net: '15.70', state: 'ISSUED', paid: '14.70' },
    ]);
    expect((await wallet()) - before).toBe(parseMoney('14.70'));
    await payDueBills(db);
    expect((await wallet()) - before).toBe(parseMoney('14.70'));
    expect(await differences()).toEqual([]);
    expect(await verifyLedger(db, [])).toMatchObject({ ok: true });
  });

  test('that uplines pay takes what their wallets hold, the rest when it is there, until it expires', async () => {
    await w.setClock(local('2026-11-21T00:30'));
    const put = (uplineId: string | null, downlineId: string, tier: Tier) =>
      w.put({
        ...{ kind: 'DAILY', uplineId, downlineId, from },
        terms: { ...flatTerms('DAILY', '0.01'), tiers: [tier], ...(uplineId ? { funding: 'UPLINE_WALLET' } : {}) },
      });
    const ofU = await put(null, u, row('50000', 0, '0.005'));
    const ofX = await put(u, x, row('0', 0, '0.008'));
    const ofD = await put(x, d, row('0', 0, '0.006'));
    for (const agent of [u, x, d]) await drain(agent, y);
    await play(seat(d, 0), '100000', '0', local('2026-11-19T12:00'));
    await play(seat(d, 0), '10000', '0', local('2026-11-20T12:00'));
    await sequenceResults(db, zone);
    await settle('DAILY', 'day', local('2026-11-19T00:00'), local('2026-11-20T00:00'));
    // two gateways pay at once
    await Promise.all([payDueBills(db), payDueBills(db)]);
    expect(await billsOf(ofU)).toMatchObject([{ net: '-300.00', due: '500.00', paid: '500.00', state: 'ISSUED' }]);
    expect(await billsOf(ofX)).toMatchObject([{ net: '200.00', due: '800.00', paid: '500.00', state: 'PART' }]);
    expect(await billsOf(ofD)).toMatchObject([{ net: '600.00', due: '600.00', paid: '500.00', state: 'PART' }]);
    await post(db, transfer({ member: y, receiver: u, currency: 'KHR', amount: parseMoney('200.0099'), key: 'more' }));
    await payDueBills(db);
    expect(await billsOf(ofX)).toMatchObject([{ paid: '700.00', state: 'PART' }]);
    expect(await billsOf(ofD)).toMatchObject([{ paid: '600.00', state: 'ISSUED' }]);
    // the upline earns nothing of the next day, and the oldest bill is first in line
    await settle('DAILY', 'day', local('2026-11-20T00:00'), local('2026-11-21T00:00'));
    await payDueBills(db);
    expect(await billsOf(ofX)).toMatchObject([{}, { due: '80.00', paid: '0.00', state: 'INSUFFICIENT' }]);
    expect(await billsOf(ofD)).toMatchObject([{}, { paid: '60.00', state: 'ISSUED' }]);
    expect(await payDueBills(db)).toBe(0);
    const told = async (member: string) =>
      (await db.selectFrom('inbox_message').select('template').where('member_id', '=', member).orderBy('id').execute())
        .map(({ template }) => template)
        .filter((one) => one?.startsWith('downline') || one?.startsWith('billW'))
        // of two gateways one may come to a lower bill before the other has paid the one above it
        .sort();
    expect(await told(u)).toEqual(['downlinePaid', 'downlinePaid', 'downlineWaits']);
    expect(await told(x)).toEqual(['billWaits', 'downlinePaid', 'downlinePaid', 'downlinePaid', 'downlineWaits']);
    await w.setClock(local('2026-12-21T00:30'));
    await payDueBills(db);
    expect(await billsOf(ofX)).toMatchObject(['700.00', '0.00'].map((paid) => ({ paid, state: 'EXPIRED' })));
    expect(await differences()).toEqual([]);
    expect(await verifyLedger(db, [])).toMatchObject({ ok: true });
  });

  test('carries a cycle that the team has won as the contract says', async () => {
    const at = (n: number) => local(`2026-10-0${n}T12:00`);
    const ids: Record<string, string> = {};
    // the game is a slot: of both lists of games
    for (const [n, carry] of (['NONE', 'ONE_CYCLE'] as const).entries())
      ids[carry] = await w.put({
        kind: 'DIVIDEND',
        games: n ? 'RNG' : 'ALL',
        uplineId: u,
        downlineId: x,
        from: local('2026-10-01T00:00'),
        terms: { ...flatTerms('DIVIDEND', '0.1'), period: 'day', carry },
      });
    // the team wins 1,000, then loses 400, then 800; wins 1,000, does nothing, and loses 1,000
    await play(seat(x, 0), '1000', '-1000', at(1));
    await play(seat(x, 0), '1000', '400', at(2));
    await play(seat(x, 0), '1000', '800', at(3));
    await play(seat(x, 0), '1000', '-1000', at(4));
    await play(seat(x, 0), '1000', '1000', at(6));
    // counts for the contract of all games alone, and changes no figure without its deduction
    await sql`select record_bonus('promo_win:HOUSE:tables', ${seat(x, 0).memberId}::bigint, 'KHR', 'LIVE',
                                  ${parseMoney('5').toString()}::bigint, ${at(1)}::timestamptz)`.execute(db);
    await sequenceResults(db, zone);
    for (const n of [1, 2, 3, 4, 5, 6])
      await settle('DIVIDEND', 'day', local(`2026-10-0${n}T00:00`), local(`2026-10-0${n + 1}T00:00`));
    const nets = async (carry: string) => (await billsOf(ids[carry] ?? '')).map(({ net }) => net);
    expect(await nets('NONE')).toEqual(['0.00', '40.00', '80.00', '0.00', '100.00']);
    expect(await nets('ONE_CYCLE')).toEqual(['0.00', '0.00', '80.00', '0.00', '100.00']);
    expect(await differences()).toEqual([]);
    // terms that are tried over these six days carry from one into the next as well, as if they had been in force
    const tried = { kind: 'DIVIDEND' as const, games: 'RNG' as const, currency: 'KHR', uplineId: u, downlineId: x };
    const triedWith = async (carry: 'NONE' | 'ONE_CYCLE' | 'PERMANENT') => {
      const terms: Terms = { ...flatTerms('DIVIDEND', '0.1'), period: 'day', carry };
      const moment = { now: local('2026-10-07T12:00'), zone };
      const cycles = await inTransaction(db, (trx) => previewCycles(trx, { ...tried, terms }, moment, 6));
      expect(cycles.map(({ window }) => window.start)).toEqual(
        [6, 5, 4, 3, 2, 1].map((n) => local(`2026-10-0${n}T00:00`)),
      );
      return cycles.map(({ downline }) =>
        [downline.now, downline.offered].map((one) => Number(one?.net ?? -1n) / 10_000),
      );
    };
    const inForce = [100, 0, 0, 80, 0, 0];
    const beside = (offered: number[]) => inForce.map((now, n) => [now, offered[n]]);
    expect(await triedWith('NONE')).toEqual(beside([100, 0, 0, 80, 40, 0]));
    expect(await triedWith('ONE_CYCLE')).toEqual(beside(inForce));
    expect(await triedWith('PERMANENT')).toEqual(beside([0, 0, 0, 20, 0, 0]));
    const counted = async (carry: string) =>
      (await recomputeBill(db, (await billsOf(ids[carry] ?? ''))[0]?.id ?? ''))?.results;
    expect([await counted('NONE'), await counted('ONE_CYCLE')]).toEqual([2, 1]);
    // as bills were written when it was carried over cycles without one too
    const last = db
      .selectFrom('agent_bill')
      .selectAll()
      .where('contract_id', '=', ids.ONE_CYCLE ?? '');
    const { id, doc: issued } = await last.orderBy('id', 'desc').executeTakeFirstOrThrow();
    const { due: _, ...doc } = JSON.parse(issued) as Record<string, unknown>;
    const none = { loss: '0.0000', base: '0.0000', gross: '0.0000', net: '0.0000', delta: '0.0000' };
    const put = (text: string, hash: string) =>
      inTransaction(db, async (trx) => {
        await sql`alter table agent_bill disable trigger agent_bill_content`.execute(trx);
        await sql`update agent_bill set doc = ${text}, hash = ${hash}, gross = 0, net = 0, delta = 0, due = 0
                   where id = ${id}::bigint`.execute(trx);
        await sql`alter table agent_bill enable trigger agent_bill_content`.execute(trx);
      });
    const rewrite = async (v: number) => {
      const written = sortedJson({ ...doc, ...none, carryIn: '-1000.0000', v });
      const hash = createHash('sha256').update(written).digest('hex');
      await put(written, hash);
      return (await recomputeBill(db, id))?.isSame;
    };
    expect(await rewrite(4)).toBe(false);
    expect(await rewrite(1)).toBe(true);
    // settled again, a window keeps the rule that it was settled by, also for results that come late
    const again = () => settle('DIVIDEND', 'day', local('2026-10-06T00:00'), local('2026-10-07T00:00'));
    await again();
    expect(await nets('ONE_CYCLE')).toHaveLength(5);
    await play(seat(x, 0), '500', '500', at(6));
    await sequenceResults(db, zone);
    await again();
    expect((await nets('ONE_CYCLE')).slice(4)).toEqual(['0.00', '50.00']);
    expect(await differences()).toEqual([]);
  });

  test('that is done changes what is carried into the ones after it, over those that nobody has played in', async () => {
    const at = (n: number) => local(`2026-07-0${n}T12:00`);
    const day = (n: number) => [local(`2026-07-0${n}T00:00`), local(`2026-07-0${n + 1}T00:00`)] as const;
    const id = await w.put({
      ...{ kind: 'DIVIDEND', uplineId: u, downlineId: x, from: local('2026-07-01T00:00') },
      terms: { ...flatTerms('DIVIDEND', '0.1'), period: 'day', carry: 'PERMANENT' },
    });
    for (const [n, loss] of [
      [1, '-1000'],
      [3, '900'],
      [4, '500'],
    ] as const)
      await play(seat(x, 0), '1000', loss, at(n));
    await sequenceResults(db, zone);
    for (const n of [1, 2, 3, 4]) {
      await settle('DIVIDEND', 'day', ...day(n));
      await sql`
        insert into job_run (merchant, job, window_start, window_end, zone, state, worker, started_at, ended_at)
        values ('TEST', 'settlement.dividend-day', ${day(n)[0]}, ${day(n)[1]}, ${zone}, 'DONE', 'test', now(), now())`.execute(
        db,
      );
    }
    const bills = async () => (await billsOf(id)).map(({ no, net, delta, doc }) => [no, net, delta, doc.loss]);
    expect(await bills()).toEqual([
      [1, '0.00', '0.00', '-1000.0000'],
      [1, '0.00', '0.00', '-100.0000'],
      [1, '40.00', '40.00', '400.0000'],
    ]);
    const late = () =>
      settleLate(
        db,
        settleRun(async () => policies),
      );
    // all of that is seen, so that what comes now reaches the days after its own by what is carried alone
    await late();
    expect(await bills()).toHaveLength(3);
    // nothing is paid for the first day by it, and what is carried is less
    await play(seat(x, 1), '1000', '200', at(1));
    await sequenceResults(db, zone);
    await late();
    await late();
    expect((await bills()).slice(3)).toEqual([
      [2, '0.00', '0.00', '-800.0000'],
      [2, '10.00', '10.00', '100.0000'],
      [2, '50.00', '10.00', '500.0000'],
    ]);
    // and each names the bill before it of its day, and the one that has left what is carried in
    const written = await db.selectFrom('agent_bill').selectAll().where('contract_id', '=', id).orderBy('id').execute();
    const [, third, , first2, third2] = written;
    const before =
      third2 && (await findBillsBefore(db, { ...third2, contractId: id, windowStart: third2.window_start }));
    expect(before).toEqual({ previous: third?.id, carriedFrom: first2?.id });
    // the quiet day gets its first bill, which carries nothing on
    await play(seat(x, 1), '1000', '800', at(2));
    await sequenceResults(db, zone);
    await late();
    expect((await bills()).slice(6)).toEqual([
      [1, '0.00', '0.00', '0.0000'],
      [3, '90.00', '80.00', '900.0000'],
    ]);
    expect(await differences()).toEqual([]);
  });

  test('that is done is corrected by a bill with the difference, once', async () => {
    const ofX = await w.put({
      kind: 'DAILY',
      uplineId: u,
      downlineId: x,
      terms: flatTerms('DAILY', '0.01'),
      from: local('2026-09-01T00:00'),
    });
    const day = [local('2026-09-02T00:00'), local('2026-09-03T00:00')] as const;
    await play(seat(x, 0), '1000', '0', local('2026-09-02T10:00'));
    await sequenceResults(db, zone);
    await settle('DAILY', 'day', ...day);
    await sql`
      insert into job_run (merchant, job, window_start, window_end, zone, state, worker, started_at, ended_at)
      values ('TEST', 'settlement.daily', ${day[0]}, ${day[1]}, ${zone}, 'DONE', 'test', now(), now())`.execute(db);
    await play(seat(x, 1), '500', '0', local('2026-09-02T11:00'));
    await sequenceResults(db, zone);
    const late = () =>
      settleLate(
        db,
        settleRun(async () => policies),
      );
    await late();
    await late();
    expect(await billsOf(ofX)).toMatchObject([
      { no: 1, net: '10.00', delta: '10.00' },
      { no: 2, net: '15.00', delta: '5.00' },
    ]);
    expect(await differences()).toEqual([]);
  });
});

test('whatever a tree plays, whoever has whatever contract, every bill comes out of the rows again', async () => {
  const [top, left, right] = [x, d, y];
  const rates = fc.integer({ min: 1, max: 90 }).map((n) => `0.0${String(n).padStart(2, '0')}`);
  const round = fc.record({
    agent: fc.constantFrom(top, left, right),
    n: fc.integer({ min: 0, max: 4 }),
    stake: fc.integer({ min: 1, max: 90_000 }),
    loss: fc.integer({ min: -100, max: 100 }),
    hour: fc.integer({ min: 0, max: 47 }),
  });
  let month = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(round, { minLength: 4, maxLength: 14 }),
      fc.tuple(rates, rates, rates, rates),
      fc.boolean(),
      async (rounds, [a, b, c, e], isPaidByUpline) => {
        month += 1;
        const first = local(`20${String(10 + month).padStart(2, '0')}-03-01T00:00`);
        await db.updateTable('agent_contract').set({ state: 'ENDED' }).execute();
        await db
          .updateTable('agent_contract_version')
          .set({ effective_to: first })
          .where('effective_to', 'is', null)
          .execute();
        const put = (kind: 'DAILY' | 'DIVIDEND', uplineId: string | null, downlineId: string, rate: string) =>
          w.put({
            kind,
            uplineId,
            downlineId,
            from: first,
            terms: {
              ...flatTerms(kind, rate),
              funding: isPaidByUpline && uplineId ? ('UPLINE_WALLET' as const) : undefined,
              ...(kind === 'DIVIDEND'
                ? { period: 'day' as const, deductions: ['DAILY_WAGE' as const], carry: 'PERMANENT' as const }
                : { tiers: [row('0', 0, rate), fixed('40000', 2, '77.77')] }),
            },
          });
        for (const kind of ['DAILY', 'DIVIDEND'] as const) {
          await put(kind, null, u, a);
          await put(kind, u, top, b);
          await put(kind, u, right, c);
          await put(kind, top, left, e);
        }
        for (const { agent, n, stake, loss, hour } of rounds) {
          const text = `${stake}.37`;
          const lost = ((parseMoney(text) * BigInt(loss)) / 100n / 100n) * 100n;
          await play(
            seat(agent, agent === left ? 0 : n),
            text,
            formatMoney(lost),
            new Date(first.getTime() + hour * 3_600_000),
          );
        }
        await sequenceResults(db, zone);
        for (const kind of ['DAILY', 'DIVIDEND'] as const)
          for (const n of [0, 1]) {
            const start = new Date(first.getTime() + n * 86_400_000);
            await settle(kind, 'day', start, new Date(start.getTime() + 86_400_000));
          }
        expect(await differences()).toEqual([]);
      },
    ),
    { numRuns: runs(2), endOnFailure: true },
  );
});

test('a bill comes out the same from the results of its window and from its own', async () => {
  const { rows } = await sql<{ id: string }>`select id from agent_bill order by window_start, id limit 300`.execute(db);
  // of the second reader a window never has few enough
  const [shared, alone] = [shareResults(db), shareResults(db, 0)];
  for (const { id } of rows) expect(await recomputeBill(db, id, shared)).toEqual(await recomputeBill(db, id, alone));
  expect(rows.length).toBeGreaterThan(0);
});

test('a bill that somebody has changed by force is found', async () => {
  const sound = await verifyBills(db);
  const { rows } = await sql<{ id: string }>`select max(id) as id from agent_bill`.execute(db);
  const id = rows[0]?.id ?? '';
  await expect(sql`update agent_bill set delta = delta + 1 where id = ${id}::bigint`.execute(db)).rejects.toThrow(
    'never changed',
  );
  await sql`alter table agent_bill disable trigger agent_bill_content`.execute(db);
  await sql`update agent_bill set doc = replace(doc, '"bets":', '"bets":1') where id = ${id}::bigint`.execute(db);
  const found = await verifyBills(db);
  expect(found.wrong.filter((one) => !sound.wrong.some((before) => before.id === one.id))).toEqual([
    { id, differs: 'team.bets' },
  ]);
});
