/** Why this file stays whole: an agent and an operator move the same lines, and the model at the end does what both do. */
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { codeOf, local, zone } from '../../../test/contracts.ts';
import { creditWorld, operator, wire } from '../../../test/credit.ts';
import { addVendor } from '../../../test/fixtures.ts';
import { testDb } from '../../../test/harness.ts';
import { meanwhile } from '../../../test/one-connection.ts';
import { unsoundBooks } from '../../../test/payments.ts';
import { runs } from '../../../test/runs.ts';
import type { SignedIn } from '../../contract/actor.ts';
import { createCursors } from '../../contract/cursors.ts';
import { inTransaction } from '../../kernel/db/transaction.ts';
import type { Trx } from '../../kernel/db/types.ts';
import { createFieldCipher } from '../../kernel/field-cipher.ts';
import { formatMoney, type Money, parseMoney } from '../../kernel/money.ts';
import { listAtVendors, memberBalance } from '../../ledger/balance.ts';
import * as flows from '../../ledger/flows.ts';
import { post } from '../../ledger/ledger.ts';
import { lockPayIns } from '../cashier/pay-ins.port.ts';
import { lockClosing } from '../closing/closing.port.ts';
import { insertClosing } from '../closing/closing.repository.ts';
import type { Settings } from '../system/settings.service.ts';
import { SETTINGS } from '../system/settings.ts';
import { moveBetween } from '../vendor-wallets/collect.port.ts';
import { createVendorWallets } from '../vendor-wallets/vendor-wallets.service.ts';
import { dueAt, tomorrow } from './ageing.ts';
import { closeCredit, hasOverdueCredit } from './credit.port.ts';

const t = await testDb();
const w = await creditWorld(t);
const { db, credit } = w;
const start = local('2026-11-18T14:07');

beforeEach(() => w.setClock(start));
afterEach(async () => {
  expect(w.failed).toEqual([]);
  expect(await unsoundBooks(db)).toEqual([]);
});

const cash = async ({ memberId }: SignedIn) => formatMoney((await memberBalance(db, memberId, 'KHR')).sumBalance);
const told = async ({ memberId }: SignedIn) =>
  (
    await db
      .selectFrom('inbox_message')
      .select(['template', 'content'])
      .where('member_id', '=', memberId)
      .orderBy('id')
      .execute()
  ).map(({ template, content }) => [template, content]);
const year = { from: local('2026-01-01T00:00').toISOString(), to: local('2026-12-31T00:00').toISOString() };
const moved = async (agent: SignedIn) =>
  (await credit.movements(agent, year, { cursor: undefined, pageSize: 50 })).content.map(
    ({ kind, amount, limitAfter, usedAfter }) => [kind, amount, limitAfter, usedAfter],
  );
/** Once something waits for what the transaction of the test has locked. */
const waitsForLock = () =>
  vi.waitFor(async () => {
    const { rows } = await meanwhile(() =>
      sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db),
    );
    expect(rows).toHaveLength(1);
  });
/** An agent with a line of 1,000 for 7 days, whose terms are accepted. */
const onCredit = async (money = '0') => {
  const agent = await w.agent(money);
  await w.set(agent, '1000');
  await w.accept(agent);
  return agent;
};

describe('an agent', () => {
  test('takes an advance once the terms are accepted, up to what is available, and repays what is due first', async () => {
    const agent = await w.agent();
    expect(await credit.report(agent)).toEqual({ currency: 'KHR' });
    expect(await codeOf(w.advance(agent, '1'))).toBe('NOT_FOUND');
    await w.set(agent, '1000');
    expect(await codeOf(w.advance(agent, '1'))).toBe('STATE_STALE');
    expect(await codeOf(w.accept(agent, 8))).toBe('STATE_STALE');
    await w.accept(agent);
    await w.advance(agent, '300');
    await w.setClock(local('2026-11-19T09:00'));
    const { line } = await w.advance(agent, '200.5');
    expect(line).toMatchObject({
      ...{ state: 'OPEN', limit: wire('1000'), used: wire('500.5'), available: wire('499.5'), overdue: wire('0') },
      nextDue: { at: local('2026-11-26T00:00').toISOString(), amount: wire('300') },
      terms: { version: 1, isAccepted: true, acceptedAt: start.toISOString() },
    });
    expect(await cash(agent)).toBe(wire('500.5'));
    expect(await codeOf(w.advance(agent, '499.51'))).toBe('CREDIT_EXCEEDED');
    expect(await codeOf(w.advance(agent, '1.001'))).toBe('VALIDATION_FAILED');
    const repaid = (await w.repay(agent, '350')).line;
    expect(repaid).toMatchObject({ used: wire('150.5'), available: wire('849.5') });
    expect(repaid?.advances).toMatchObject([{ amount: wire('200.5'), repaid: wire('50') }]);
    expect(await codeOf(w.repay(agent, '150.51'))).toBe('CREDIT_EXCEEDED');
    expect(await codeOf(w.repay(agent, '150.505'))).toBe('VALIDATION_FAILED');
    expect(await moved(agent)).toEqual([
      ['REPAYMENT', wire('-350'), wire('1000'), wire('150.5')],
      ['ADVANCE', wire('200.5'), wire('1000'), wire('500.5')],
      ['ADVANCE', wire('300'), wire('1000'), wire('300')],
      ['LIMIT', wire('1000'), wire('1000'), wire('0')],
    ]);
    expect(await credit.totals(agent, year)).toEqual({
      ...{ currency: 'KHR', count: 4, advanced: wire('500.5'), repaid: wire('350'), settled: wire('0') },
    });
  });

  test('accepts the terms again when operators have given new advances other days', async () => {
    const agent = await onCredit();
    await w.set(agent, '1000', 14);
    expect((await credit.report(agent)).line?.terms).toMatchObject({ isAccepted: false });
    expect(await codeOf(w.advance(agent, '10'))).toBe('STATE_STALE');
    await w.accept(agent, 14);
    const { line } = await w.advance(agent, '10');
    expect(line?.nextDue?.at).toBe(local('2026-12-03T00:00').toISOString());
  });

  test('whose advance is due pays with money at vendors too, where the cash is not enough, and brings no more there before', async () => {
    const agent = await onCredit('100');
    const owner = { memberId: agent.memberId, currency: 'KHR' };
    await w.advance(agent, '300');
    const bring = (to: string, amount: string) =>
      inTransaction(db, (trx) =>
        moveBetween(trx, owner, { to, amount: parseMoney(amount), at: start }, { actorRole: 'agent' }),
      );
    await bring('HOUSE', '250');
    await bring('LOTUS', '140');
    await w.setClock(local('2026-11-26T00:00'));
    const wallets = createVendorWallets({
      db,
      cursors: createCursors(createFieldCipher(new Uint8Array(32))),
      settings: {
        current: async () => ({ merchant: SETTINGS.merchant.parse({ hasVendorWallets: true }) }),
      } as unknown as Settings,
      gate: { assertNoBreak: async () => undefined },
      now: () => w.now,
    });
    await addVendor(db, 'HOUSE', ['slot']);
    const more = { toVendor: 'HOUSE', amount: wire('1') };
    const call = { language: 'EN', ip: '127.0.0.1' } as const;
    expect(await wallets.list(agent, 'EN')).toMatchObject({ hasOverdueCredit: true });
    expect(await codeOf(inTransaction(db, (trx) => wallets.transfer(trx, agent, more, call)))).toBe('CREDIT_OVERDUE');
    await w.settle();
    expect(await wallets.list(agent, 'EN')).not.toHaveProperty('hasOverdueCredit');
    expect((await credit.report(agent)).line).toMatchObject({ used: wire('0'), overdue: wire('0') });
    expect(await cash(agent)).toBe(wire('0'));
    expect(await listAtVendors(db, agent.memberId, 'KHR')).toEqual([{ vendor: 'LOTUS', amount: parseMoney('100') }]);
  });

  test('whose advance is due pays what the wallet holds, never below zero, every day until it is repaid', async () => {
    const agent = await onCredit();
    await w.advance(agent, '300');
    await post(
      db,
      flows.giveUpRest({ member: agent.memberId, currency: 'KHR', amount: parseMoney('260'), closing: agent.memberId }),
    );
    await w.setClock(local('2026-11-24T08:00'));
    await w.settle();
    await w.settle();
    await w.setClock(new Date(local('2026-11-26T00:00').getTime() - 1));
    await w.settle();
    expect(await cash(agent)).toBe(wire('40'));
    await w.setClock(local('2026-11-26T00:00'));
    expect(await codeOf(w.advance(agent, '1'))).toBe('CREDIT_OVERDUE');
    await w.settle();
    await w.settle();
    expect(await cash(agent)).toBe(wire('0'));
    expect(await hasOverdueCredit(db, agent.memberId)).toBe(true);
    expect((await credit.report(agent)).line).toMatchObject({
      ...{ used: wire('260'), available: wire('0'), overdue: wire('260') },
      ageing: [wire('0'), wire('260'), wire('0'), wire('0')].map((amount) => ({ amount })),
    });
    await post(db, flows.grantPlayMoney({ member: agent.memberId, currency: 'KHR', amount: parseMoney('100') }));
    await w.settle();
    expect(await cash(agent)).toBe(wire('100'));
    // a stop of some days: what is overdue is taken once
    await w.setClock(local('2026-12-05T11:00'));
    await w.settle();
    expect(await cash(agent)).toBe(wire('0'));
    const ageing = async () => (await credit.report(agent)).line?.ageing.map(({ amount }) => amount);
    expect(await ageing()).toEqual([wire('0'), wire('0'), wire('160'), wire('0')]);
    await w.setClock(local('2026-12-26T00:00'));
    expect(await ageing()).toEqual([wire('0'), wire('0'), wire('0'), wire('160')]);
    expect(await told(agent)).toEqual([
      ['creditChanged', { has: { choice: 'line' }, amount: { money: wire('1000'), currency: 'KHR' }, count: 7 }],
      [
        'creditDue',
        { amount: { money: wire('300'), currency: 'KHR' }, until: { at: local('2026-11-26T00:00').toISOString() } },
      ],
      ['creditSettled', { amount: { money: wire('40'), currency: 'KHR' } }],
      ['creditOverdue', { amount: { money: wire('260'), currency: 'KHR' } }],
      ['creditSettled', { amount: { money: wire('100'), currency: 'KHR' } }],
    ]);
  });

  test('gets no advance beyond the own limit of deposits or while excluded, and can repay all the same', async () => {
    const agent = await onCredit();
    await db
      .insertInto('play_limit')
      .values({ member_id: agent.memberId, kind: 'deposit', period: 'day', amount: parseMoney('150'), asked_at: null })
      .execute();
    await w.advance(agent, '100');
    expect(await codeOf(w.advance(agent, '50.01'))).toBe('LIMIT_REACHED');
    await db
      .insertInto('play_break')
      .values({
        ...{ member_id: agent.memberId, kind: 'EXCLUSION', period: 'life', until: null },
        ...{ return_asked_at: null, lifted_at: null },
      })
      .execute();
    expect(await codeOf(w.advance(agent, '10'))).toBe('EXCLUDED');
    expect((await w.repay(agent, '60')).line).toMatchObject({ used: wire('40') });
    expect(await codeOf(w.set(agent, '2000'))).toBe('NOT_FOUND');
    expect(await w.set(agent, '500')).toMatchObject({ limit: wire('500') });
  });

  // a second transaction beside an open one
  test.runIf(t.engine === 'postgres')(
    'gets no advance beyond the own limit beside a deposit or a transfer that is not committed yet',
    { tags: ['race'] },
    async () => {
      const limited = async () => {
        const agent = await onCredit();
        await db
          .insertInto('play_limit')
          .values({
            ...{ member_id: agent.memberId, kind: 'deposit', period: 'day', amount: parseMoney('150'), asked_at: null },
          })
          .execute();
        return agent;
      };
      /** What becomes of an advance that is asked for while something else has come in and is not committed. */
      const beside = async (agent: SignedIn, comeIn: (trx: Trx) => Promise<unknown>) => {
        const { advanced } = await db.transaction().execute(async (trx) => {
          await comeIn(trx);
          const advanced = meanwhile(() => codeOf(w.advance(agent, '150')));
          await waitsForLock();
          return { advanced };
        });
        return advanced;
      };
      const buyer = await limited();
      const order = async (trx: Trx) => {
        await lockPayIns(trx, buyer.memberId);
        await trx
          .insertInto('deposit_order')
          .values({
            ...{ order_no: `D${buyer.memberId}`, member_id: buyer.memberId, provider: 'SANDBOX', method: 'KHQR' },
            ...{ kind: 'QR', currency: 'KHR', amount: parseMoney('150').toString(), minimum: '0', fee_fixed: '0' },
            ...{ fee_ppm: 0, fee_step: '1', takes_parts: false, state: 'CREATED', expires_at: start },
          })
          .execute();
      };
      expect(await beside(buyer, order)).toBe('LIMIT_REACHED');
      const [receiver, sender] = [await limited(), await w.agent('200')];
      const transfer = async (trx: Trx) => {
        const [currency, amount] = ['KHR', parseMoney('150')] as const;
        const ends = { member: sender.memberId, receiver: receiver.memberId };
        await post(trx, flows.transfer({ ...ends, currency, amount, key: `t${receiver.memberId}` }));
        await trx
          .insertInto('transfer')
          .values({
            ...{ transfer_no: `t${receiver.memberId}`, sender_id: sender.memberId, receiver_id: receiver.memberId },
            ...{ direction: 'DOWN', currency, amount: amount.toString(), created_at: start },
          })
          .execute();
      };
      expect(await beside(receiver, transfer)).toBe('LIMIT_REACHED');
      expect(await cash(receiver)).toBe(wire('150'));
    },
  );

  test('who owes money from a rollback gets no advance', async () => {
    const agent = await onCredit('10');
    await post(db, {
      ...{
        key: `test:${agent.memberId}`,
        kind: 'ROLLBACK_PAYOUT',
        ref: 'bet:0',
        member: agent.memberId,
        currency: 'KHR',
      },
      legs: [
        { kind: 'MAIN', owner: agent.memberId, amount: parseMoney('-20') },
        { kind: 'GGR', owner: 'HOUSE', amount: parseMoney('20') },
      ],
      mayOverdraw: true,
    });
    expect(await codeOf(w.advance(agent, '10'))).toBe('WALLET_FROZEN');
  });

  test('never gets more than the line by taking several advances at the same moment', { tags: ['race'] }, async () => {
    const agent = await onCredit();
    const codes = await Promise.all(Array.from({ length: 6 }, () => codeOf(w.advance(agent, '400'))));
    expect(codes.sort()).toEqual([...Array(4).fill('CREDIT_EXCEEDED'), undefined, undefined]);
    const back = await Promise.all([
      codeOf(w.repay(agent, '500')),
      codeOf(w.repay(agent, '500')),
      codeOf(w.set(agent, '0')),
    ]);
    expect(back.filter((code) => code === undefined)).toHaveLength(2);
    expect((await credit.report(agent)).line).toMatchObject({ used: wire('300'), state: 'CLOSING' });
  });
});

describe('an operator', () => {
  test('lowers a limit below what is used, and closes a line, which ends when all is repaid', async () => {
    const agent = await onCredit();
    await w.advance(agent, '400');
    expect(await w.set(agent, '250')).toMatchObject({ limit: wire('250'), used: wire('400'), version: 3 });
    expect((await credit.report(agent)).line).toMatchObject({ available: wire('0'), used: wire('400') });
    expect(await w.set(agent, '0')).toMatchObject({ state: 'CLOSING' });
    expect(await codeOf(w.advance(agent, '1'))).toBe('CREDIT_EXCEEDED');
    await w.repay(agent, '400');
    expect((await credit.report(agent)).line).toMatchObject({ state: 'CLOSED', closedAt: start.toISOString() });
    expect(await codeOf(w.repay(agent, '1'))).toBe('NOT_FOUND');
    // the next line begins anew: its terms are accepted again
    expect(await w.set(agent, '100')).toMatchObject({ state: 'OPEN', version: 2 });
    expect(await codeOf(w.advance(agent, '1'))).toBe('STATE_STALE');
    // of a line that nothing is used of nothing is to be repaid: it closes at once
    const unused = await w.agent();
    await w.set(unused, '100');
    expect(await w.set(unused, '0')).toMatchObject({ state: 'CLOSED' });
    expect((await told(unused)).at(-1)).toMatchObject(['creditChanged', { has: { choice: 'closed' } }]);
    expect((await told(agent)).map(([, content]) => content)).toContainEqual(
      expect.objectContaining({ has: { choice: 'none' } }),
    );
    const [, newest] = await db
      .selectFrom('audit')
      .select(['actor_id', 'detail'])
      .where('action', '=', 'credit.changed')
      .where('object', '=', `member:${agent.memberId}`)
      .orderBy('id', 'desc')
      .execute();
    expect(newest).toMatchObject({
      actor_id: 'sopheap',
      detail: {
        before: { limit: wire('250'), termDays: 7, state: 'OPEN' },
        after: { limit: wire('0'), termDays: 7, state: 'CLOSING' },
        reason: 'Agreed',
      },
    });
  });

  test('is refused what was decided on an old page, and for nobody who is no agent', async () => {
    const agent = await onCredit();
    const change = { agent: agent.username, limit: wire('10'), termDays: 7, reason: 'Agreed' };
    const by = { id: 'sopheap', role: 'operator', ip: '::1' } as const;
    const set = (more: object) =>
      codeOf(db.transaction().execute((trx) => w.lines.set(trx, { ...change, ...more }, by, () => {})));
    expect(await set({})).toBe('STATE_STALE');
    expect(await set({ version: 1 })).toBe('STATE_STALE');
    expect(await set({ agent: 'nobody' })).toBe('NOT_FOUND');
    expect(await set({ version: 2, limit: '10.0010' })).toBe('VALIDATION_FAILED');
    expect(await set({ agent: (await w.agent()).username, limit: wire('0') })).toBe('VALIDATION_FAILED');
  });

  test('opens one line when two approve it at the same moment: the other is stale', { tags: ['race'] }, async () => {
    const agent = await w.agent();
    const codes = await Promise.all([codeOf(w.open(agent, '100')), codeOf(w.open(agent, '200'))]);
    expect(codes.toSorted()).toEqual(['STATE_STALE', undefined]);
    expect((await credit.report(agent)).line).toMatchObject({ state: 'OPEN' });
  });

  // a second transaction beside an open one
  test.runIf(t.engine === 'postgres')(
    'opens no line for an agent whose account begins to be closed at the same moment',
    { tags: ['race'] },
    async () => {
      const agent = await w.agent();
      const { opened } = await db.transaction().execute(async (trx) => {
        await lockClosing(trx, agent.memberId);
        await insertClosing(trx, agent.memberId, { askedAt: start, isRestGivenUp: false });
        const opened = meanwhile(() => codeOf(w.set(agent, '100')));
        await waitsForLock();
        return { opened };
      });
      expect(await opened).toBe('NOT_FOUND');
    },
  );

  test('finds lines by agent, by state and by what is overdue, with their ages', async () => {
    const agent = await onCredit();
    await w.advance(agent, '70');
    await w.setClock(local('2026-12-01T10:00'));
    const find = async (filter: object) =>
      (await w.lines.list(operator, filter, { cursor: undefined, pageSize: 50 })).content
        .filter(({ memberId }) => memberId === agent.memberId)
        .map(({ overdue }) => overdue);
    expect(await find({ isOverdue: true, state: 'OPEN' })).toEqual([wire('70')]);
    expect(await find({ agent: agent.memberId })).toEqual([wire('70')]);
    expect(await find({ isOverdue: false })).toEqual([]);
    expect(await find({ state: 'CLOSED' })).toEqual([]);
    await w.setClock(start);
    await db.transaction().execute((trx) => closeCredit(trx, agent.memberId));
    expect((await credit.report(agent)).line).toMatchObject({ state: 'CLOSING' });
    // nobody has asked for it: the audit chain says that the site has ended it
    const written = await db
      .selectFrom('audit')
      .select(['actor_role', 'detail'])
      .where('action', '=', 'credit.changed')
      .where('object', '=', `member:${agent.memberId}`)
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(written).toMatchObject({
      actor_role: 'system',
      detail: { before: { state: 'OPEN' }, after: { limit: wire('0'), state: 'CLOSING' } },
    });
  });
});

/** A plain account of what should be: advances in order, cash and limit. */
class Model {
  cash = 0n;
  limit = 0n;
  advances: { amount: Money; repaid: Money; due: Date; settleAt: Date }[] = [];
  get used() {
    return this.advances.reduce((sum, { amount, repaid }) => sum + amount - repaid, 0n);
  }
  overdue(now: Date) {
    return this.advances.filter(({ due, amount, repaid }) => due <= now && repaid < amount);
  }
  takeBack(amount: Money) {
    let left = amount;
    for (const advance of this.advances.toSorted((a, b) => a.due.getTime() - b.due.getTime())) {
      const rest = advance.amount - advance.repaid;
      const part = rest < left ? rest : left;
      advance.repaid += part;
      left -= part;
    }
    this.cash -= amount;
  }
  settle(now: Date) {
    const due = this.overdue(now);
    if (!due.some(({ settleAt }) => settleAt <= now)) return;
    const rest = due.reduce((sum, { amount, repaid }) => sum + amount - repaid, 0n);
    this.takeBack(rest < this.cash ? rest : this.cash);
    for (const advance of this.overdue(now)) advance.settleAt = tomorrow(now, zone);
  }
}

const money = fc.integer({ min: 1, max: 600 }).map((cents) => BigInt(cents) * 100n);
const step = fc.oneof(
  fc.record({ what: fc.constantFrom('advance', 'repay', 'income', 'limit'), amount: money }),
  fc.record({ what: fc.constant('wait'), hours: fc.integer({ min: 1, max: 100 }) }),
);

test('a line, its wallet and the books stay as a plain account of them says, whatever is done in whichever order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 25 }), async (steps) => {
      await w.setClock(start);
      const agent = await w.agent();
      const model = new Model();
      let grants = 0;
      await w.set(agent, '3', 2);
      model.limit = parseMoney('3');
      await w.accept(agent, 2);
      for (const one of steps) {
        if ('hours' in one) {
          await w.setClock(new Date(w.now.getTime() + one.hours * 3_600_000));
          await w.settle();
          model.settle(w.now);
        } else {
          const { amount } = one;
          const text = formatMoney(amount);
          if (one.what === 'income') {
            const legs = flows.grantPlayMoney({ member: agent.memberId, currency: 'KHR', amount });
            await post(db, { ...legs, key: `${legs.key}:${++grants}` });
            model.cash += amount;
          } else if (one.what === 'limit') {
            await w.set(agent, text, 2);
            model.limit = amount;
          } else if (one.what === 'advance') {
            const code = await codeOf(w.advance(agent, text));
            const expected =
              model.overdue(w.now).length > 0
                ? 'CREDIT_OVERDUE'
                : amount > model.limit - model.used
                  ? 'CREDIT_EXCEEDED'
                  : undefined;
            expect(code).toBe(expected);
            if (code) continue;
            const due = dueAt(w.now, 2, zone);
            model.advances.push({ amount, repaid: 0n, due, settleAt: due });
            model.cash += amount;
          } else {
            const code = await codeOf(w.repay(agent, text));
            const expected =
              amount > model.used ? 'CREDIT_EXCEEDED' : amount > model.cash ? 'WALLET_INSUFFICIENT' : undefined;
            expect(code).toBe(expected);
            if (!code) model.takeBack(amount);
          }
        }
        const { line } = await credit.report(agent);
        expect([line?.used, line?.limit, await cash(agent)]).toEqual(
          [model.used, model.limit, model.cash].map(formatMoney),
        );
        expect(line?.advances.map(({ amount, repaid }) => [amount, repaid])).toEqual(
          model.advances
            .filter(({ amount, repaid }) => repaid < amount)
            .map(({ amount, repaid }) => [formatMoney(amount), formatMoney(repaid)]),
        );
      }
    }),
    { numRuns: runs(6) },
  );
});
