/** Why this file stays whole: the random order finds what the cases before it forget, in the same books and by the same words. */
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { depositWorld } from '../../../../test/deposits.ts';
import { testDb } from '../../../../test/harness.ts';
import { accountBalance, unsoundBooks } from '../../../../test/payments.ts';
import { runs } from '../../../../test/runs.ts';
import { inTransaction } from '../../../kernel/db/transaction.ts';
import { formatMoney, parseMoney } from '../../../kernel/money.ts';
import type { SettlementLine } from '../providers/provider.ts';

const t = await testDb();
const db = t.db.kysely;
const w = await depositWorld(t);
const by = { id: 'sophea', role: 'operator', ip: '127.0.0.1' } as const;
const reader = { name: 'sophea', role: 'cashier' } as never;
const page = { cursor: undefined, pageSize: 100 };
const DAY = 24 * 3_600_000;
beforeEach(async () => {
  await w.reset();
  // what is booked bears the time of the database
  w.wait(Date.now() - w.now().getTime());
});

const today = () => w.now().toISOString().slice(0, 10);
/** The day ends: its file says this, and the next day begins. */
const endDay = (lines: readonly SettlementLine[] = w.fake.movesOf(today())) => {
  w.fake.settleDay(today(), lines);
  w.wait(DAY);
};
const all = async () =>
  (await w.settlements.differences(reader, page, { state: undefined, kind: undefined })).content.filter(
    ({ provider }) => provider === w.code,
  );
const open = async () => (await all()).filter(({ state }) => state === 'OPEN');
const days = async () =>
  (await w.settlements.days(reader, page)).content
    .filter(({ provider }) => provider === w.code)
    .map(({ state }) => state);
const accept = (id: string) => inTransaction(db, (trx) => w.settlements.accept(trx, id, by));
/** What the accounts of the provider hold: nothing when all was settled. */
const balance = async () =>
  formatMoney(
    (await accountBalance(db, 'PSP', `${w.code}:ONE`)) + (await accountBalance(db, 'PSP', `${w.code}:PARTS`)),
  );

/** A deposit that was paid, and is known. */
async function paid(fee = '1'): Promise<string> {
  const orderNo = await w.opened();
  w.fake.pay(orderNo, '500', { fee: parseMoney(fee) });
  await w.deposits.look(orderNo);
  return orderNo;
}

describe('a day', () => {
  test('whose file says what the books say is closed, and its money is at the bank', async () => {
    await paid();
    endDay();
    await w.settlements.run(t.db.kysely);
    expect([await all(), await days(), await balance()]).toEqual([[], ['CLOSED'], '0.0000']);
    await w.settlements.run(t.db.kysely);
    expect([await days(), await unsoundBooks(db)]).toEqual([['CLOSED'], []]);
  });

  test('waits for its file, and for those of the days before it', async () => {
    await paid();
    const [first, lines] = [today(), w.fake.movesOf(today())];
    w.wait(DAY);
    endDay([]);
    await w.settlements.run(t.db.kysely);
    expect(await days()).toEqual(['WAITING', 'WAITING']);
    const { content } = await w.settlements.days(reader, page);
    expect(content.find(({ provider, day }) => provider === w.code && day === first)).toMatchObject({
      problem: 'missing',
    });
    w.fake.settleDay(first, lines);
    await w.settlements.run(t.db.kysely);
    expect(await days()).toEqual(['CLOSED', 'CLOSED']);
  });

  test('that is not over has no file, and none is asked for', async () => {
    await paid();
    const calls = w.fake.calls();
    await w.settlements.run(t.db.kysely);
    expect([w.fake.calls() - calls, await days()]).toEqual([0, []]);
  });

  test('of a provider of which nothing is booked has a file too, and what only that knows is booked', async () => {
    const calls = w.fake.calls();
    await w.settlements.run(t.db.kysely);
    expect([w.fake.calls() - calls, await days()]).toEqual([0, ['WAITING']]);
    w.fake.pay(undefined, '300');
    endDay();
    await w.settlements.run(t.db.kysely);
    expect((await w.items()).at(-1)).toMatchObject({ reason: 'UNKNOWN_ORDER', amount: '3000000' });
    endDay();
    await w.settlements.run(t.db.kysely);
    expect([await open(), await days(), await balance()]).toEqual([[], ['CLOSED', 'CLOSED'], '0.0000']);
  });

  test('whose provider does not answer is asked for again', async () => {
    await paid();
    endDay();
    w.fake.trouble.push({ kind: 'unavailable' }, { kind: 'defect' });
    await w.settlements.run(t.db.kysely);
    await w.settlements.run(t.db.kysely);
    expect(await days()).toEqual(['WAITING']);
    await w.settlements.run(t.db.kysely);
    expect(await days()).toEqual(['CLOSED']);
  });
});

describe('a difference', () => {
  test('of a payment that nobody has told of is booked from the file', async () => {
    await paid();
    const orderNo = await w.opened();
    w.fake.pay(orderNo, '700');
    w.fake.pay(undefined, '300');
    endDay();
    expect(await w.gain(() => w.settlements.run(t.db.kysely))).toBe('700.0000');
    expect((await w.items()).at(-1)).toMatchObject({ reason: 'UNKNOWN_ORDER', amount: '3000000' });
    expect([await open(), await days(), await balance()]).toEqual([[], ['CLOSED'], '0.0000']);
  });

  test('of a payment that was taken back unheard takes it out of the wallet', async () => {
    const orderNo = await w.opened();
    const payment = w.fake.pay(orderNo, '500');
    await w.deposits.look(orderNo);
    w.fake.change(payment, { state: 'reversed' });
    endDay();
    expect(await w.gain(() => w.settlements.run(t.db.kysely))).toBe('-500.0000');
    expect([await open(), await days()]).toEqual([[], ['CLOSED']]);
  });

  test('of a part that was taken back unheard takes it out of the wallet, and the next part with its own file', async () => {
    const orderNo = await w.opened();
    const payment = w.fake.pay(orderNo, '500');
    await w.deposits.look(orderNo);
    for (const [back, came] of [
      ['200', '-200.0000'],
      ['250', '-50.0000'],
    ] as const) {
      w.fake.change(payment, { reversed: parseMoney(back) });
      endDay();
      expect(await w.gain(() => w.settlements.run(t.db.kysely))).toBe(came);
    }
    expect([await open(), await days(), await balance()]).toEqual([[], ['CLOSED', 'CLOSED'], '0.0000']);
  });

  test('of a line that comes with the next file is none', async () => {
    await paid();
    const late = w.fake.movesOf(today());
    endDay([]);
    await w.settlements.run(t.db.kysely);
    expect([await open(), await days()]).toEqual([[], ['OPEN']]);
    endDay(late);
    await w.settlements.run(t.db.kysely);
    expect([await open(), await days(), await balance()]).toEqual([[], ['CLOSED', 'CLOSED'], '0.0000']);
  });

  test('of a line that no file has is open after two, and the house bears it when two operators say so', async () => {
    await paid();
    endDay([]);
    endDay([]);
    await w.settlements.run(t.db.kysely);
    const [difference] = await open();
    expect(difference).toMatchObject({ kind: 'NOT_TOLD', bookedAmount: '500.0000', toldAmount: '0.0000' });
    expect(await w.gain(() => accept(difference?.id ?? ''))).toBe('0.0000');
    await expect(accept(difference?.id ?? '')).rejects.toMatchObject({ code: 'STATE_STALE' });
    await w.settlements.run(t.db.kysely);
    expect([await open(), await days(), await balance()]).toEqual([[], ['CLOSED', 'CLOSED'], '0.0000']);
    expect(await unsoundBooks(db)).toEqual([]);
  });

  test('of money that went back after its day was closed, and that no file tells of, is open until it is accepted', async () => {
    await paid();
    w.fake.pay(undefined, '300');
    endDay();
    await w.settlements.run(t.db.kysely);
    expect([await open(), await days()]).toEqual([[], ['CLOSED']]);
    const item = await w.newestItem();
    await inTransaction(db, (trx) => w.unmatched.refund(trx, item, by));
    await w.refunds.look(item);
    endDay([]);
    await w.settlements.run(t.db.kysely);
    const [difference] = await open();
    expect(difference).toMatchObject({ kind: 'AMOUNT', toldAmount: '300.0000', bookedAmount: '0.0000' });
    await accept(difference?.id ?? '');
    await w.settlements.run(t.db.kysely);
    expect([await open(), await days(), await balance()]).toEqual([[], ['CLOSED', 'CLOSED'], '0.0000']);
    expect(await unsoundBooks(db)).toEqual([]);
  });

  test('of a line that stands in a file twice is none', async () => {
    await paid();
    const [line] = w.fake.movesOf(today());
    if (!line) throw new Error('Nothing has moved.');
    endDay([line, line]);
    await w.settlements.run(t.db.kysely);
    expect([await all(), await days(), await balance()]).toEqual([[], ['CLOSED'], '0.0000']);
    const { content } = await w.settlements.days(reader, page);
    expect(content.find(({ provider }) => provider === w.code)?.files).toMatchObject([{ lines: 1, repeated: 1 }]);
  });

  test.each([
    ['with another fee in the same file', (line: SettlementLine) => [[line, { ...line, fee: line.fee + 1n }], []]],
    [
      'at another time in the same file',
      (line: SettlementLine) => [[line, { ...line, at: new Date(+line.at + 1) }], []],
    ],
    ['in the file of the next day', (line: SettlementLine) => [[line], [line]]],
  ] as const)('of a payment that is told of again %s is open', async (_where, filesOf) => {
    await paid();
    const [line] = w.fake.movesOf(today());
    if (!line) throw new Error('Nothing has moved.');
    for (const lines of filesOf(line)) endDay(lines);
    expect(await w.gain(() => w.settlements.run(t.db.kysely))).toBe('0.0000');
    expect(await open()).toMatchObject([{ kind: 'AMOUNT', toldAmount: '1000.0000', bookedAmount: '500.0000' }]);
  });

  test.each([
    ['2', 'TOLERATED', 'ENDED', 'CLOSED'],
    ['9', undefined, 'OPEN', 'OPEN'],
  ])('of a fee of %s where 1 was booked ends as %s', async (fee, outcome, state, day) => {
    await paid();
    endDay(w.fake.movesOf(today()).map((line) => ({ ...line, fee: parseMoney(fee) })));
    await w.settlements.run(t.db.kysely);
    expect(await all()).toMatchObject([{ kind: 'FEE', state, ...(outcome ? { outcome } : {}) }]);
    expect(await days()).toEqual([day]);
  });

  test('of a payment without an order leads to its item of suspense, and that back to it', async () => {
    const ref = w.fake.pay(undefined, '300');
    await w.webhook(w.fake.strayRef());
    const item = await w.newestItem();
    expect(await w.unmatched.detail(item)).toMatchObject({ hasDifference: false });
    endDay(w.fake.movesOf(today()).map((line) => ({ ...line, amount: parseMoney('290') })));
    await w.settlements.run(t.db.kysely);
    const found = async (q: string) =>
      (await w.settlements.differences(reader, page, { state: undefined, kind: undefined, q })).content;
    // the other amount is a question of its own, about the same payment
    const newest = await w.newestItem();
    expect(await found(ref)).toMatchObject([{ ref, kind: 'AMOUNT', unmatchedId: newest }]);
    expect(await found('pay_nobody')).toEqual([]);
    for (const id of [item, newest])
      expect(await w.unmatched.detail(id)).toMatchObject({ item: { paymentRef: ref }, hasDifference: true });
  });

  test('of an amount is open until it is accepted, and no wallet changes', async () => {
    await paid();
    endDay(w.fake.movesOf(today()).map((line) => ({ ...line, amount: parseMoney('490') })));
    expect(await w.gain(() => w.settlements.run(t.db.kysely))).toBe('0.0000');
    const [difference] = await open();
    expect(difference).toMatchObject({ kind: 'AMOUNT', toldAmount: '490.0000', bookedAmount: '500.0000' });
    expect(await w.gain(() => accept(difference?.id ?? ''))).toBe('0.0000');
    await w.settlements.run(t.db.kysely);
    expect([await open(), await days(), await balance()]).toEqual([[], ['CLOSED'], '0.0000']);
  });
});

describe('a corrected file', () => {
  const filesOf = async () =>
    (await w.settlements.days(reader, page)).content.find(({ provider }) => provider === w.code)?.files;
  const kept = () =>
    db
      .selectFrom('settlement_file as f')
      .innerJoin('settlement_day as d', 'd.id', 'f.day_id')
      .select(({ fn }) => fn.countAll<string>().as('files'))
      .where('d.provider', '=', w.code)
      .executeTakeFirst();

  test('ends the difference that the first one made, and both are kept', async () => {
    await paid();
    const [day, lines] = [today(), w.fake.movesOf(today())];
    endDay(lines.map((line) => ({ ...line, amount: parseMoney('490') })));
    await w.settlements.run(t.db.kysely);
    expect([(await open()).map(({ kind }) => kind), await days()]).toEqual([['AMOUNT'], ['OPEN']]);
    w.fake.settleDay(day, lines);
    expect(await w.gain(() => w.settlements.run(t.db.kysely))).toBe('0.0000');
    expect(await all()).toMatchObject([{ state: 'ENDED', outcome: 'MATCHED' }]);
    expect([await days(), await balance(), await filesOf()]).toMatchObject([
      ['CLOSED'],
      '0.0000',
      [{ lines: 1, amount: '500.0000' }],
    ]);
    expect(await kept()).toEqual({ files: '2' });
    expect(await w.auditOf(`reconciliation:${w.code}:${day}:KHR`)).toEqual(['reconciliation.corrected system']);
    expect(await unsoundBooks(db)).toEqual([]);
  });

  test('opens again what was accepted by the first one, and the second acceptance takes the first back', async () => {
    await paid();
    w.fake.pay(undefined, '300');
    const [day, lines] = [today(), w.fake.movesOf(today())];
    endDay(lines.map((line) => (line.fee === 0n ? line : { ...line, amount: parseMoney('490') })).slice(0, 1));
    await w.settlements.run(t.db.kysely);
    await accept((await open())[0]?.id ?? '');
    // the day stays open for the payment that its file lacks
    w.fake.settleDay(day, lines);
    await w.settlements.run(t.db.kysely);
    expect(await open()).toMatchObject([{ kind: 'AMOUNT', toldAmount: '500.0000', bookedAmount: '490.0000' }]);
    await accept((await open())[0]?.id ?? '');
    await w.settlements.run(t.db.kysely);
    expect([await open(), await days(), await balance()]).toEqual([[], ['CLOSED'], '0.0000']);
    expect(await unsoundBooks(db)).toEqual([]);
  });

  test('leaves out a payment that the first one had told of rightly: it is missing, and its day stays open', async () => {
    await paid();
    const [day, first] = [today(), w.fake.movesOf(today())];
    await paid();
    const lines = w.fake.movesOf(today());
    // the second payment is missing, so that the day stays open
    endDay(first);
    await w.settlements.run(t.db.kysely);
    w.fake.settleDay(
      day,
      lines.filter(({ ref }) => ref !== first[0]?.ref),
    );
    endDay([]);
    await w.settlements.run(t.db.kysely);
    expect(await open()).toMatchObject([{ kind: 'NOT_TOLD', ref: first[0]?.ref, toldAmount: '0.0000' }]);
    await accept((await open())[0]?.id ?? '');
    await w.settlements.run(t.db.kysely);
    expect([await open(), await days(), await balance()]).toEqual([[], ['CLOSED', 'CLOSED'], '0.0000']);
    expect(await unsoundBooks(db)).toEqual([]);
  });

  test('of a closed day changes nothing, and of an open day that its provider does not give leaves what is here', async () => {
    await paid();
    const [day, lines] = [today(), w.fake.movesOf(today())];
    endDay();
    await w.settlements.run(t.db.kysely);
    w.fake.settleDay(day, []);
    await w.settlements.run(t.db.kysely);
    expect([await open(), await days(), await kept()]).toEqual([[], ['CLOSED'], { files: '1' }]);
    await paid();
    endDay(w.fake.movesOf(today()).map((line) => ({ ...line, amount: parseMoney('490') })));
    await w.settlements.run(t.db.kysely);
    w.fake.trouble.push({ kind: 'defect' });
    await w.settlements.run(t.db.kysely);
    expect([(await open()).length, await days(), lines.length]).toEqual([1, ['OPEN', 'CLOSED'], 1]);
  });
});

describe('whatever goes wrong, in any order', () => {
  const step = fc.record({
    kind: fc.constantFrom(
      ...(['pay', 'pay', 'pay', 'stray', 'reverse', 'credit', 'refund', 'look', 'endDay', 'endDay'] as const),
      ...(['correct', 'correct', 'accept'] as const),
    ),
    pick: fc.nat(30),
    isTold: fc.boolean(),
    fault: fc.constantFrom('none', 'none', 'late', 'lost', 'double', 'fee', 'amount', 'away'),
  });
  const attempt = (work: Promise<unknown>) => work.catch(() => undefined);
  const stood = (line: SettlementLine) => line.kind === 'payment';

  /** What the file of the day says, and the lines that come a day later. */
  function spoil(lines: readonly SettlementLine[], fault: string, pick: number) {
    const at = pick % (lines.length || 1);
    const line = lines[at];
    if (!line) return { lines, late: [] };
    const others = lines.toSpliced(at, 1);
    const changed = (change: Partial<SettlementLine>) => ({ lines: lines.with(at, { ...line, ...change }), late: [] });
    if (fault === 'late') return { lines: others, late: [line] };
    if (fault === 'lost') return { lines: others, late: [] };
    if (fault === 'double') return { lines: [line, ...lines], late: [] };
    if (fault === 'fee' && stood(line)) return changed({ fee: line.fee + parseMoney(pick % 2 === 0 ? '1' : '40') });
    if (fault === 'amount' && stood(line)) return changed({ amount: line.amount + parseMoney('10') });
    return { lines, late: [] };
  }

  // the nightly run tries it ten times as often
  test('every difference has its end, every day is closed, and nothing is left with the provider', {
    timeout: 600_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 30 }), async (steps) => {
        await w.reset();
        w.wait(Date.now() - w.now().getTime());
        const payments: string[] = [];
        /** Days that are over, with the lines that are theirs. */
        const over: { day: string; lines: readonly SettlementLine[] }[] = [];
        let late: readonly SettlementLine[] = [];
        const end = async (fault: string, pick: number) => {
          const lines = [...late, ...w.fake.movesOf(today())];
          const spoiled = spoil(lines, fault, pick);
          late = spoiled.late;
          // a line that comes with the next file is that one's
          over.push({ day: today(), lines: lines.filter((line) => !late.includes(line)) });
          if (fault === 'away') w.fake.trouble.push({ kind: 'timeout' }, { kind: 'unavailable' });
          endDay(spoiled.lines);
          await w.settlements.run(t.db.kysely);
        };
        /** The provider gives the file of a day anew: as it should have been, or with another mistake. */
        const correct = async (fault: string, pick: number) => {
          const wrong = over[pick % (over.length || 1)];
          if (!wrong) return;
          w.fake.settleDay(wrong.day, spoil(wrong.lines, fault, pick).lines);
          await w.settlements.run(t.db.kysely);
        };
        for (const { kind, pick, isTold, fault } of steps) {
          const payment = payments[pick % (payments.length || 1)];
          w.fake.trouble.length = 0;
          if (kind === 'pay') {
            await w.closeOpenOrders();
            const orderNo = await w.opened();
            payments.push(w.fake.pay(orderNo, String(100 + pick), { fee: parseMoney('1') }));
            if (isTold) await w.deposits.look(orderNo);
          } else if (kind === 'stray') {
            payments.push(w.fake.pay(undefined, String(100 + pick)));
            if (isTold) await w.webhook(w.fake.strayRef());
          } else if (kind === 'endDay') await end(fault, pick);
          else if (kind === 'correct') await correct(fault, pick);
          else if (kind === 'accept') {
            const [difference] = await open();
            if (difference) await attempt(accept(difference.id));
          } else if (kind === 'reverse' && payment) {
            const { rows } = {
              rows: await db.selectFrom('deposit_payment').select('state').where('payment_ref', '=', payment).execute(),
            };
            // what its merchant sends back cannot be taken back as well
            if (!['REFUNDING', 'REFUNDED'].includes(rows[0]?.state ?? ''))
              w.fake.change(payment, { state: 'reversed' });
          } else if (kind === 'credit' || kind === 'refund') {
            const item = await w.newestItem().catch(() => '0');
            await attempt(
              inTransaction(db, (trx) =>
                kind === 'credit'
                  ? w.unmatched.credit(trx, item, { username: 'sokha' }, by)
                  : w.unmatched.refund(trx, item, by),
              ),
            );
            await w.refunds.look(item);
          }
        }
        w.fake.trouble.length = 0;
        for (let n = 0; n < 3; n++) await end('none', 0);
        for (const { id, kind } of await open()) {
          expect(kind).not.toBe('BOOKS');
          await accept(id);
        }
        await w.settlements.run(t.db.kysely);
        expect(await open()).toEqual([]);
        expect((await days()).filter((state) => state !== 'CLOSED')).toEqual([]);
        expect(await balance()).toBe('0.0000');
        expect(await unsoundBooks(db)).toEqual([]);
      }),
      { numRuns: runs(20), endOnFailure: true },
    );
  });
});
