import { sql } from 'kysely';
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
import { tryLock } from '../../../kernel/jobs/exclusive.ts';
import { formatMoney, parseMoney } from '../../../kernel/money.ts';
import { memberBalance } from '../../../ledger/balance.ts';
import { transfer } from '../../../ledger/flows.ts';
import { post } from '../../../ledger/ledger.ts';
import { verifyLedger } from '../../../ledger/verify.ts';
import { sequenceResults } from '../../results/sequencer.ts';
import { createBills } from './bills.service.ts';
import { createCorrections } from './corrections.service.ts';
import { payDueBills } from './pay.ts';
import { verifyBills } from './verify.ts';

const t = await testDb();
const w = await contractWorld(t);
const { db, up, down } = w;
const { play, settle, billsOf, differences, drain } = settlementTools(db);
const { correct, find } = createCorrections(db, async () => policies);
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

let day = 9;

/** Settles a day that the team has played in. @returns its bounds */
async function settled(stake: string, of = `2026-11-${++day}`, loss = '0') {
  const start = local(`${of}T00:00`);
  const end = new Date(start.getTime() + 86_400_000);
  await play(player, stake, loss, local(`${of}T12:00`));
  await sequenceResults(db, zone);
  await settle('DAILY', 'day', start, end);
  return { start, end };
}

const cashOf = async (member: string) => formatMoney((await memberBalance(db, member, 'KHR')).sumBalance).slice(0, -2);

describe('a correction by operators', () => {
  test('adds a bill that names the one it corrects, comes out again, and stands beside later results', async () => {
    const from = local('2026-11-01T00:00');
    const id = await w.put({ kind: 'DAILY', uplineId: up.memberId, downlineId: down.memberId, from });
    await settled('1000', '2026-11-09');
    const [first] = await billsOf(id);
    const billId = first?.id ?? '';
    // a bill that waits for operators is not paid around them
    const keepBack = (reason: string | null) =>
      db
        .updateTable('agent_bill')
        .set({ hold_reason: reason, held_by: reason && 'srey', held_at: reason ? new Date() : null })
        .where('id', '=', billId)
        .execute();
    await keepBack('Looked at');
    await expect(make(billId, '1.0000')).rejects.toMatchObject({ code: 'STATE_STALE' });
    await keepBack(null);
    await payDueBills(db);
    for (const amount of ['0.0000', '0.0050']) expect(await codeOf(make(billId, amount))).toBe('VALIDATION_FAILED');
    const taken = await make(billId, '-4.0000');
    expect(await codeOf(make(taken.billId, '1.0000'))).toBe('NOT_FOUND');
    await make(billId, '2.5000');
    expect(await find(billId)).toMatchObject({ agent: down.username, amount: '10.0000', net: '8.5000' });
    await settled('500', '2026-11-09');
    await payDueBills(db);
    expect(await billsOf(id)).toMatchObject([
      { no: 1, net: '10.00', paid: '10.00' },
      {
        no: 1001,
        net: '6.00',
        delta: '-4.00',
        paid: '0.00',
        state: 'HELD',
        doc: { correction: { bill: billId, note } },
      },
      { no: 1002, net: '8.50', delta: '2.50', paid: '0.00', state: 'ISSUED' },
      // later results are compared with what was computed; what was taken off is netted
      { no: 2, net: '15.00', delta: '5.00', paid: '3.50', state: 'ISSUED' },
    ]);
    expect(await differences('0')).toEqual([]);
    expect(await verifyLedger(db, [])).toMatchObject({ ok: true });
    await sql`alter table agent_bill_correction disable trigger agent_bill_correction_append_only`.execute(db);
    await sql`update agent_bill_correction set amount = -40100 where bill_id = ${taken.billId}::bigint`.execute(db);
    expect(await differences('0')).toEqual([`${taken.billId}: delta`]);
    await sql`update agent_bill_correction set amount = -40000 where bill_id = ${taken.billId}::bigint`.execute(db);
  });

  test('is made once for a key, however often it is sent', async () => {
    const id = await w.put({
      kind: 'DAILY',
      uplineId: up.memberId,
      downlineId: down.memberId,
      from: local('2026-11-01T00:00'),
    });
    await settled('1000');
    await payDueBills(db);
    const billId = (await billsOf(id))[0]?.id ?? '';
    const key = '5d1e7b36-8c2f-4a90-b1d4-6f3a9e0c7b21';
    const send = (amount: string) => inTransaction(db, (trx) => correct(trx, { key, billId, amount, note }, by));
    await send('2.5000');
    for (const amount of ['2.5000', '4.0000']) expect(await codeOf(send(amount))).toBe('STATE_STALE');
    expect(await find(billId)).toMatchObject({ amount: '10.0000', net: '12.5000' });
    await payDueBills(db);
    expect((await billsOf(id)).map(({ paid }) => paid)).toEqual(['10.00', '2.50']);
  });

  test('of a bill that the upline pays comes out of its wallet and goes back to it', async () => {
    const id = await w.put({
      ...{ kind: 'DAILY', uplineId: up.memberId, downlineId: down.memberId, from: local('2026-11-01T00:00') },
      terms: { ...flatTerms('DAILY', '0.01'), funding: 'UPLINE_WALLET' },
    });
    let gifts = 0;
    const give = (amount: string) =>
      post(
        db,
        transfer({
          ...{ member: rich, receiver: up.memberId, currency: 'KHR', amount: parseMoney(amount) },
          key: `gift:${++gifts}`,
        }),
      );
    const before = parseMoney(`${await cashOf(down.memberId)}00`);
    /** What the upline has, and what went down since the test began. */
    const wallets = async () => [
      await cashOf(up.memberId),
      formatMoney(parseMoney(`${await cashOf(down.memberId)}00`) - before).slice(0, -2),
    ];
    await give('12');
    await settled('1000');
    await payDueBills(db);
    const [first] = await billsOf(id);
    const billId = first?.id ?? '';
    expect(await wallets()).toEqual(['2.00', '10.00']);
    expect(await find(billId)).toMatchObject({ payer: 'UPLINE' });
    const more = await make(billId, '5.0000');
    await payDueBills(db);
    expect((await billsOf(id))[1]).toMatchObject({ id: more.billId, delta: '5.00', paid: '2.00', state: 'PART' });
    expect(await wallets()).toEqual(['0.00', '12.00']);
    // the same taken off again is nothing that anybody is to pay
    await make(billId, '-5.0000');
    await payDueBills(db);
    await give('100');
    await payDueBills(db);
    expect(await billsOf(id)).toMatchObject([
      { paid: '10.00', state: 'ISSUED' },
      { paid: '2.00', state: 'ISSUED' },
      { delta: '-5.00', paid: '0.00', state: 'HELD' },
    ]);
    // and the 2 that were paid with it go back to the upline with the next bill
    await settled('1000');
    await payDueBills(db);
    expect(await wallets()).toEqual(['92.00', '20.00']);
    expect((await billsOf(id)).map(({ paid }) => paid)).toEqual(['10.00', '2.00', '0.00', '8.00']);
    const { rows } = await sql<{ payers: number; expire: number }>`
      select count(*) filter (where payer_id = ${up.memberId}::bigint)::int4 as payers, count(expires_at)::int4 as expire
        from agent_bill where contract_id = ${id}::bigint`.execute(db);
    expect(rows).toEqual([{ payers: 4, expire: 4 }]);
    expect(await differences('0')).toEqual([]);
    expect(await verifyLedger(db, [])).toMatchObject({ ok: true });
  });

  test('of a bill that has expired takes from what was given up of it before it takes from the next ones', async () => {
    const id = await w.put({
      ...{ kind: 'DAILY', uplineId: up.memberId, downlineId: down.memberId, from: local('2026-11-01T00:00') },
      terms: { ...flatTerms('DAILY', '0.01'), funding: 'UPLINE_WALLET' },
    });
    let gifts = 0;
    const leave = async (amount: string) => {
      await drain(up.memberId, rich);
      if (amount === '0') return;
      await post(
        db,
        transfer({
          ...{ member: rich, receiver: up.memberId, currency: 'KHR', amount: parseMoney(amount) },
          key: `left:${++gifts}`,
        }),
      );
    };
    await leave('4');
    await settled('1000');
    await payDueBills(db);
    await sql`update agent_bill set expires_at = job_now() where contract_id = ${id}::bigint`.execute(db);
    await payDueBills(db);
    const [first] = await billsOf(id);
    expect(first).toMatchObject({ paid: '4.00', state: 'EXPIRED' });
    await leave('100');
    // 6 were given up: the 5 are of them, and so is 1 of the 3 that follow
    await make(first?.id ?? '', '-5.0000');
    await payDueBills(db);
    await settled('1000');
    await payDueBills(db);
    await make(first?.id ?? '', '-3.0000');
    await payDueBills(db);
    await settled('1000');
    await payDueBills(db);
    expect((await billsOf(id)).map(({ delta, paid, state }) => [delta, paid, state])).toEqual([
      ['10.00', '4.00', 'EXPIRED'],
      ['-5.00', '0.00', 'HELD'],
      ['10.00', '10.00', 'ISSUED'],
      ['-3.00', '0.00', 'HELD'],
      ['10.00', '8.00', 'ISSUED'],
    ]);
    // the agent reads what nobody has got, and so is not taken off the next bills
    const { list } = createBills({
      db,
      cursors: createCursors(createFieldCipher(new Uint8Array(32))),
      settings: { current: () => Promise.reject(new Error()) },
    });
    const actor = { memberId: down.memberId, currency: 'KHR' } as SignedIn;
    const { content } = await list(actor, {}, { cursor: undefined, pageSize: 100 });
    const own = content.filter(({ contractId }) => contractId === id).reverse();
    expect(own.map(({ fromGivenUp }) => fromGivenUp)).toEqual([undefined, '5.0000', undefined, '1.0000', undefined]);
    const owed = db.selectFrom('agent_contract').select('owed').where('id', '=', id).executeTakeFirst();
    expect(await owed).toEqual({ owed: '0' });
    expect(await differences('0')).toEqual([]);
    expect(await verifyLedger(db, [])).toMatchObject({ ok: true });
  });

  test('of a daily wage changes the dividend of its cycle', async () => {
    const from = local('2026-12-01T00:00');
    const put = (kind: 'DAILY' | 'DIVIDEND', terms = flatTerms(kind, '0.1')) =>
      w.put({ kind, uplineId: up.memberId, downlineId: down.memberId, from, terms });
    const daily = await put('DAILY', flatTerms('DAILY', '0.01'));
    const dividend = await put('DIVIDEND', { ...flatTerms('DIVIDEND', '0.1'), deductions: ['DAILY_WAGE'] });
    await settled('10000', '2026-12-02', '2000');
    const [wage] = await billsOf(daily);
    const billId = wage?.id ?? '';
    // before the cycle is settled there is nothing to change
    await make(billId, '-10.0000');
    const cycle = [from, local('2026-12-16T00:00')] as const;
    await settle('DIVIDEND', 'half-month', ...cycle);
    await sql`
      insert into job_run (merchant, job, window_start, window_end, zone, state, worker, started_at, ended_at)
      values ('TEST', 'settlement.dividend-half-month', ${cycle[0]}, ${cycle[1]}, ${zone}, 'DONE', 'test', now(), now())`.execute(
      db,
    );
    await make(billId, '-50.0000');
    await make(billId, '20.0000');
    expect((await billsOf(dividend)).map(({ no, net, delta, doc }) => [no, net, delta, doc.loss])).toEqual([
      [1, '191.00', '191.00', '1910.0000'],
      [2, '196.00', '5.00', '1960.0000'],
      [3, '194.00', '-2.00', '1940.0000'],
    ]);
    expect(await differences('0')).toEqual([]);
  });

  // a second transaction beside an open one
  test.runIf(t.engine === 'postgres')('waits while windows are settled', async () => {
    const from = local('2026-12-17T00:00');
    const id = await w.put({ kind: 'DAILY', uplineId: up.memberId, downlineId: down.memberId, from });
    await settled('10000', '2026-12-17');
    const billId = (await billsOf(id))[0]?.id ?? '';
    await sql`insert into job_state (merchant, job, schedule) values ('TEST', 'settlement.daily', 'day')`.execute(db);
    const [locked, done] = [Promise.withResolvers<boolean>(), Promise.withResolvers<void>()];
    const run = inTransaction(db, async (trx) => {
      locked.resolve(await tryLock(trx, 'job:TEST:settlement'));
      await done.promise;
    });
    expect(await locked.promise).toBe(true);
    const refused = await codeOf(make(billId, '1.0000'));
    done.resolve();
    await run;
    expect(refused).toBe('SERVICE_BUSY');
    expect(await codeOf(make(billId, '1.0000'))).toBeUndefined();
  });
});

test('a bill that says something else was paid than the ledger has moved is found', async () => {
  expect(await verifyBills(db)).toMatchObject({ wrong: [] });
  const { rows } = await sql<{ house: string; upline: string }>`
    select min(id) filter (where payer_id is null) as house, min(id) filter (where payer_id is not null) as upline
      from agent_bill where paid > 0`.execute(db);
  const { house = '', upline = '' } = rows[0] ?? {};
  // a cent more in one, and another payer in the other, which the database itself refuses
  await sql`update agent_bill set paid = paid + 100 where id = ${house}::bigint`.execute(db);
  await sql`alter table agent_bill disable trigger agent_bill_content`.execute(db);
  await sql`update agent_bill set payer_id = null where id = ${upline}::bigint`.execute(db);
  const { wrong } = await verifyBills(db);
  expect(wrong.map(({ id, differs }) => [id, differs])).toEqual([house, upline].map((id) => [id, 'paid']));
});
