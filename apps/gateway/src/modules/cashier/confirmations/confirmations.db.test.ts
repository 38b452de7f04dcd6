/** Why this file stays whole: the model at the end says and does what the tests before it try one by one. */
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { testDb } from '../../../../test/harness.ts';
import { accountBalance, unsoundBooks } from '../../../../test/payments.ts';
import { runs } from '../../../../test/runs.ts';
import { HOUR, MINUTE, withdrawalWorld } from '../../../../test/withdrawals.ts';
import { createAuditReader } from '../../../kernel/audit/audit.reader.ts';
import { inTransaction } from '../../../kernel/db/transaction.ts';
import { formatMoney } from '../../../kernel/money.ts';
import { waitingDisputes } from './confirmation.repository.ts';

const t = await testDb();
const db = t.db.kysely;
const w = await withdrawalWorld(t);
const DAY = 24 * HOUR;
const cashier = { id: 'sophea', role: 'operator', ip: '127.0.0.1' } as const;
const me = { actor: w.actor, ip: '127.0.0.1' };

let account = '';
beforeEach(async () => {
  await w.reset();
  w.decide({ automaticUpTo: '100000.0000' });
  account = await w.account('SMALL');
});

/** A withdrawal of which the first `paid` parts are paid. @returns numbers of its parts */
async function paidParts(paid = Number.POSITIVE_INFINITY): Promise<{ orderNo: string; parts: string[] }> {
  const orderNo = await w.sent(account, '1100');
  const parts = (await w.partsOf(orderNo)).map(({ no }) => no);
  for (const no of parts.slice(0, paid)) {
    w.fake.settle(no, 'paid');
    await w.webhook(no);
  }
  return { orderNo, parts };
}

const state = async (no: string) => (await w.confirmations.get(w.actor, no)).state;
const dispute = async (no: string, pictures = 1) =>
  w.confirmations.dispute(me, no, { reason: 'NOTHING', fileIds: await w.pictures(pictures) });
const idOf = async (no: string) => {
  const { content } = await w.disputes.queue({ name: 'sophea' } as never, { cursor: undefined, pageSize: 100 }, {});
  return content.find(({ partNo }) => partNo === no)?.id ?? '';
};
const resolve = async (no: string, outcome: 'PAID' | 'RETURNED') => {
  const id = await idOf(no);
  return inTransaction(db, (trx) => w.disputes.resolve(trx, id, { outcome, reason: 'Looked into' }, cashier));
};
const tick = () => w.confirmations.tickDue();

describe('a part that was paid', () => {
  test('asks its receiver at once, and no part does that was not paid', async () => {
    const { parts } = await paidParts(1);
    expect(parts.length).toBeGreaterThan(1);
    expect(await w.confirmations.get(w.actor, parts[0] ?? '')).toMatchObject({
      state: 'WAITING',
      place: 1,
      count: parts.length,
      dueAt: new Date(w.now().getTime() + DAY).toISOString(),
    });
    await expect(w.confirmations.get(w.actor, parts[1] ?? '')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await w.confirmations.count(w.actor)).toEqual({ waiting: 1, needEvidence: 0 });
  });

  test('is seen and confirmed by its receiver alone', async () => {
    const { parts } = await paidParts();
    const theirs = { actor: w.other, ip: '127.0.0.1' };
    await expect(w.confirmations.get(w.other, parts[0] ?? '')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(w.confirmations.received(theirs, parts[0] ?? '', true)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await state(parts[0] ?? '')).toBe('WAITING');
  });

  test('is confirmed once, by itself or with the others of its order', async () => {
    const { parts } = await paidParts();
    const [first = '', second = ''] = parts;
    await w.confirmations.received(me, first, false);
    await w.confirmations.received(me, first, false);
    expect([await state(first), await state(second)]).toEqual(['RECEIVED', 'WAITING']);
    await w.confirmations.received(me, second, true);
    expect(new Set(await Promise.all(parts.map(state)))).toEqual(new Set(['RECEIVED']));
    const noted = await createAuditReader(db).newest({ action: 'withdrawal.received', limit: 2 });
    expect(noted.map(({ detail }) => (detail as { parts: number }).parts)).toEqual([parts.length - 1, 1]);
    await expect(dispute(first)).rejects.toMatchObject({ code: 'STATE_STALE' });
  });

  test('reminds three times, then counts as received, and is not forgotten while the site stands still', async () => {
    const [no = ''] = (await paidParts()).parts;
    const reminders = async () =>
      (await db.selectFrom('withdraw_confirmation').select('reminders').orderBy('part_id').execute()).at(-1)?.reminders;
    const seen: unknown[] = [];
    for (const minutes of [719, 1, 575, 1, 138, 1, 4]) {
      w.wait(minutes * MINUTE);
      await tick();
      seen.push(await reminders());
    }
    expect(seen).toEqual([0, 1, 1, 2, 2, 3, 3]);
    expect(await state(no)).toBe('WAITING');
    w.wait(MINUTE);
    await tick();
    expect(await state(no)).toBe('AUTO_RECEIVED');
    // from a page that was opened before: it can still be disputed
    await expect(w.confirmations.received(me, no, false)).rejects.toMatchObject({ code: 'STATE_STALE' });
    const told = await db.selectFrom('inbox_message').select('template').orderBy('id', 'desc').limit(4).execute();
    expect(told.map(({ template }) => template)).toEqual([
      'confirmationClosed',
      ...['confirmationWaits', 'confirmationWaits', 'confirmationWaits'],
    ]);
    const [other = ''] = (await paidParts()).parts;
    w.wait(3 * DAY);
    await tick();
    await tick();
    expect(await state(other)).toBe('AUTO_RECEIVED');
  });

  test('closes when the bank sends it back', async () => {
    const { parts } = await paidParts();
    const [first = '', second = ''] = parts;
    await w.confirmations.received(me, first, false);
    await dispute(second);
    for (const no of [first, second]) {
      w.fake.settle(no, 'returned', 'ACCOUNT_CLOSED');
      await w.webhook(no);
    }
    expect(await state(first)).toBe('CLOSED');
    expect(await w.confirmations.get(w.actor, second)).toMatchObject({
      state: 'CLOSED',
      dispute: { state: 'RESOLVED_RETURNED' },
    });
    await expect(w.confirmations.received(me, first, false)).rejects.toMatchObject({ code: 'STATE_STALE' });
    expect(await unsoundBooks(db)).toEqual([]);
  });
});

describe('a dispute', () => {
  test('has a number, its pictures and a time for the first answer; it stops the clock', async () => {
    const [no = ''] = (await paidParts()).parts;
    const files = await w.pictures(3);
    const opened = await w.confirmations.dispute(me, no, { reason: 'LESS', note: ' half of it ', fileIds: files });
    expect(opened).toMatchObject({
      state: 'NOT_RECEIVED',
      dispute: { state: 'OPEN', reason: 'LESS', note: 'half of it', fileIds: files },
    });
    expect(opened.dispute?.caseNo).toMatch(/^[2-9A-HJKMNP-TV-Z]{8}$/);
    expect(Date.parse(opened.dispute?.answerBy ?? '')).toBe(w.now().getTime() + DAY);
    w.wait(3 * DAY);
    await tick();
    expect(await state(no)).toBe('NOT_RECEIVED');
  });

  test('tells its member that it is open, what is asked for until when, and how it ended', async () => {
    const { orderNo, parts } = await paidParts();
    const [no = ''] = parts;
    await dispute(no);
    await w.disputes.move(await idOf(no), 'EVIDENCE', 'Send the whole page', cashier);
    await w.confirmations.evidence(me, no, { fileIds: await w.pictures(1) });
    await resolve(no, 'RETURNED');
    const told = await db
      .selectFrom('inbox_message')
      .select(['template', 'content'])
      .where('template', 'in', ['disputeOpened', 'evidencePlease', 'disputeClosed', 'withdrawalReturned'])
      .where('member_id', '=', w.actor.memberId)
      .orderBy('id')
      .execute();
    const { caseNo } = (await w.confirmations.get(w.actor, no)).dispute ?? {};
    const about = { order: orderNo, case: caseNo };
    expect(told.slice(-3)).toMatchObject([
      { template: 'disputeOpened', content: { ...about, until: { at: expect.any(String) } } },
      { template: 'evidencePlease', content: { ...about, until: { at: expect.any(String) } } },
      // one message of one fact
      { template: 'withdrawalReturned', content: { order: orderNo } },
    ]);
  });

  test('waits for operators until the member is asked, and for its promised first answer until anybody has answered', async () => {
    const [before, [first = '', second = '']] = [await waitingDisputes(db), (await paidParts()).parts];
    for (const no of [first, second]) await dispute(no);
    await w.disputes.move(await idOf(first), 'PROVIDER', 'Proof asked for', cashier);
    const promisedAt = before.promisedAt ?? new Date(w.now().getTime() + DAY);
    expect(await waitingDisputes(db)).toMatchObject({ count: before.count + 2, promisedAt });
    await w.disputes.move(await idOf(second), 'EVIDENCE', 'Send the whole page', cashier);
    expect(await waitingDisputes(db)).toMatchObject({ count: before.count + 1, promisedAt: before.promisedAt });
  });

  test('takes pictures of its member that were not used, all or none', async () => {
    const [no = ''] = (await paidParts()).parts;
    const [mine = ''] = await w.pictures(1);
    const [theirs = ''] = await w.pictures(1, w.other);
    for (const fileIds of [[mine, theirs], [mine, mine], ['A'.repeat(22)]])
      await expect(w.confirmations.dispute(me, no, { reason: 'NOTHING', fileIds })).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
      });
    expect(await state(no)).toBe('WAITING');
    await w.confirmations.dispute(me, no, { reason: 'NOTHING', fileIds: [mine] });
  });

  test('can be opened of what counts as received until 30 days after the payment, and no longer', async () => {
    const [no = '', other = ''] = (await paidParts()).parts;
    w.wait(30 * DAY);
    await tick();
    expect(await state(no)).toBe('AUTO_RECEIVED');
    await dispute(no);
    w.wait(MINUTE);
    await expect(dispute(other)).rejects.toMatchObject({ code: 'CONFIRM_CLOSED' });
  });

  test('ends when the member finds the money', async () => {
    const [no = ''] = (await paidParts()).parts;
    await dispute(no);
    expect(await w.gain(() => w.confirmations.received(me, no, false))).toBe('0.0000');
    expect(await w.confirmations.get(w.actor, no)).toMatchObject({
      state: 'CLOSED',
      dispute: { state: 'RESOLVED_PAID' },
    });
  });

  test('reminds its member once, a day before the time to send evidence is over', async () => {
    const [no = ''] = (await paidParts()).parts;
    await dispute(no);
    await w.disputes.move(await idOf(no), 'EVIDENCE', 'Send the whole page', cashier);
    const asked = async () =>
      (
        await db
          .selectFrom('inbox_message')
          .select('id')
          .where('template', '=', 'evidencePlease')
          .where('member_id', '=', w.actor.memberId)
          .execute()
      ).length;
    const before = await asked();
    w.wait(6 * DAY - MINUTE);
    await tick();
    expect(await asked()).toBe(before);
    w.wait(2 * MINUTE);
    for (let run = 0; run < 2; run++) await tick();
    expect(await asked()).toBe(before + 1);
  });

  test('asks for evidence, waits for it seven days, and goes on with or without it', async () => {
    const [first = '', second = ''] = (await paidParts()).parts;
    for (const no of [first, second]) {
      await dispute(no);
      await w.disputes.move(await idOf(no), 'EVIDENCE', 'Send the whole page', cashier);
    }
    expect(await w.confirmations.count(w.actor)).toMatchObject({ needEvidence: 2 });
    expect((await w.confirmations.get(w.actor, first)).dispute).toMatchObject({
      state: 'NEED_EVIDENCE',
      decision: 'Send the whole page',
      evidenceBy: new Date(w.now().getTime() + 7 * DAY).toISOString(),
    });
    const more = await w.pictures(2);
    const sent = await w.confirmations.evidence(me, first, { fileIds: more, note: 'Here it is' });
    expect(sent.dispute).toMatchObject({ state: 'OPEN', note: 'Here it is' });
    expect(sent.dispute?.fileIds).toEqual(expect.arrayContaining(more));
    await expect(w.confirmations.evidence(me, first, { fileIds: await w.pictures() })).rejects.toMatchObject({
      code: 'STATE_STALE',
    });
    w.wait(7 * DAY - 1);
    await tick();
    expect((await w.confirmations.get(w.actor, second)).dispute?.state).toBe('NEED_EVIDENCE');
    w.wait(1);
    await tick();
    expect((await w.confirmations.get(w.actor, second)).dispute?.state).toBe('OPEN');
  });

  test('that finds nothing paid gives the money back at once; the provider owes it until it sends it too', async () => {
    const { orderNo, parts } = await paidParts();
    const [no = ''] = parts;
    const amount = (await w.confirmations.get(w.actor, no)).amount;
    const owed = await accountBalance(db, 'SUSPENSE');
    await dispute(no);
    await w.disputes.move(await idOf(no), 'PROVIDER', 'Proof asked for', cashier);
    expect(await w.gain(() => resolve(no, 'RETURNED'))).toBe(amount);
    expect(formatMoney(owed - (await accountBalance(db, 'SUSPENSE')))).toBe(amount);
    expect(await w.stateOf(orderNo)).toMatchObject({ state: 'PAID', givenBack: amount });
    expect((await w.partsOf(orderNo))[0]).toMatchObject({ state: 'RETURNED', confirmation: 'CLOSED' });
    expect(await unsoundBooks(db)).toEqual([]);
    await expect(resolve(no, 'PAID')).rejects.toMatchObject({ code: 'STATE_STALE' });
    const gained = await w.gain(async () => {
      w.fake.settle(no, 'returned', 'ACCOUNT_CLOSED');
      await w.webhook(no);
    });
    expect([gained, await accountBalance(db, 'SUSPENSE')]).toEqual(['0.0000', owed]);
    expect(await unsoundBooks(db)).toEqual([]);
  });

  test('that finds everything paid leaves the money where it is, and keeps its evidence a year', async () => {
    const [no = ''] = (await paidParts()).parts;
    const { dispute: opened } = await dispute(no);
    expect(await w.gain(() => resolve(no, 'PAID'))).toBe('0.0000');
    expect((await w.confirmations.get(w.actor, no)).dispute).toMatchObject({
      state: 'RESOLVED_PAID',
      decision: 'Looked into',
    });
    const kept = await db
      .selectFrom('stored_file')
      .select('keep_until')
      .where('name', 'in', opened?.fileIds ?? [])
      .executeTakeFirstOrThrow();
    expect(kept.keep_until?.toISOString().slice(0, 10)).toBe('2027-11-26');
  });
});

const command = fc.record({
  kind: fc.constantFrom(
    'received',
    'whole',
    'dispute',
    'dispute',
    'provider',
    'ask',
    'evidence',
    'paid',
    'refund',
    'returned',
    'wait',
  ),
  pick: fc.nat(9),
  hours: fc.integer({ min: 1, max: 120 }),
});

/** A part as plain data, and what each step makes of it. */
interface Model {
  confirm: string;
  dispute: string | undefined;
  waited: number;
  evidenceWaited: number;
  /** Its money is in the wallet again. */
  isBack: boolean;
}

const isOpen = ({ dispute: at }: Model) => at === 'OPEN' || at === 'WITH_PROVIDER' || at === 'NEED_EVIDENCE';

/** The rules of the tables in other words. @returns whether the step is possible */
function follow(model: Model, all: Model[], kind: string, hours: number): boolean {
  switch (kind) {
    case 'received':
    case 'whole':
      if (model.confirm === 'CLOSED') return false;
      if (model.confirm === 'AUTO_RECEIVED' && !(kind === 'whole' && all.some(({ confirm }) => confirm === 'WAITING')))
        return false;
      if (model.confirm === 'NOT_RECEIVED') Object.assign(model, { confirm: 'CLOSED', dispute: 'RESOLVED_PAID' });
      for (const one of kind === 'whole' ? all : [model]) if (one.confirm === 'WAITING') one.confirm = 'RECEIVED';
      return true;
    case 'dispute':
      if (model.waited > 30 * 24 || !['WAITING', 'AUTO_RECEIVED'].includes(model.confirm)) return false;
      Object.assign(model, { confirm: 'NOT_RECEIVED', dispute: 'OPEN' });
      return true;
    case 'provider':
      if (model.dispute !== 'OPEN') return false;
      model.dispute = 'WITH_PROVIDER';
      return true;
    case 'ask':
      if (model.dispute !== 'OPEN' && model.dispute !== 'WITH_PROVIDER') return false;
      Object.assign(model, { dispute: 'NEED_EVIDENCE', evidenceWaited: 0 });
      return true;
    case 'evidence':
      if (model.dispute !== 'NEED_EVIDENCE') return false;
      model.dispute = 'OPEN';
      return true;
    case 'paid':
      if (!isOpen(model)) return false;
      Object.assign(model, { confirm: 'CLOSED', dispute: 'RESOLVED_PAID' });
      return true;
    case 'refund':
      if (model.dispute !== 'OPEN' && model.dispute !== 'WITH_PROVIDER') return false;
      Object.assign(model, { confirm: 'CLOSED', dispute: 'RESOLVED_RETURNED', isBack: true });
      return true;
    case 'returned':
      if (isOpen(model)) model.dispute = 'RESOLVED_RETURNED';
      Object.assign(model, { confirm: 'CLOSED', isBack: true });
      return true;
    default:
      for (const one of all) {
        one.waited += hours;
        one.evidenceWaited += hours;
        if (one.confirm === 'WAITING' && one.waited >= 24) one.confirm = 'AUTO_RECEIVED';
        if (one.dispute === 'NEED_EVIDENCE' && one.evidenceWaited >= 7 * 24) one.dispute = 'OPEN';
      }
      return true;
  }
}

async function take(no: string, kind: string, hours: number): Promise<void> {
  switch (kind) {
    case 'received':
    case 'whole':
      await w.confirmations.received(me, no, kind === 'whole');
      break;
    case 'dispute':
      await dispute(no);
      break;
    case 'provider':
    case 'ask':
      await w.disputes.move(await idOf(no), kind === 'ask' ? 'EVIDENCE' : 'PROVIDER', 'Please', cashier);
      break;
    case 'evidence':
      await w.confirmations.evidence(me, no, { fileIds: await w.pictures() });
      break;
    case 'paid':
    case 'refund':
      await resolve(no, kind === 'paid' ? 'PAID' : 'RETURNED');
      break;
    case 'returned':
      w.fake.settle(no, 'returned', 'ACCOUNT_CLOSED');
      await w.webhook(no);
      break;
    default:
      w.wait(hours * HOUR);
      await tick();
  }
}

test('confirmations and disputes go as a plain model says, whatever is said in any order, and no money is lost or made', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 8, maxLength: 30 }), async (commands) => {
      await w.reset();
      w.decide({ automaticUpTo: '100000.0000' });
      account = await w.account('SMALL');
      const { parts } = await paidParts();
      const start = await w.cash();
      const models = parts.map(
        (): Model => ({ confirm: 'WAITING', dispute: undefined, waited: 0, evidenceWaited: 0, isBack: false }),
      );
      for (const { kind, pick, hours } of commands) {
        const at = pick % parts.length;
        const [no, model] = [parts[at] ?? '', models[at] as Model];
        const isPossible = follow(model, models, kind, hours);
        const failed = await take(no, kind, hours).then(
          () => false,
          () => true,
        );
        expect(failed, `${kind} of ${no}`).toBe(!isPossible);
        for (const [place, one] of models.entries()) {
          const now = await w.confirmations.get(w.actor, parts[place] ?? '');
          expect([now.state, now.dispute?.state], `${kind} of ${no}`).toEqual([one.confirm, one.dispute]);
        }
      }
      let back = 0n;
      for (const [place, { isBack }] of models.entries())
        if (isBack) back += BigInt((await w.confirmations.get(w.actor, parts[place] ?? '')).amount.replace('.', ''));
      expect((await w.cash()) - start).toBe(back);
      expect(await unsoundBooks(db)).toEqual([]);
    }),
    { numRuns: runs(4), endOnFailure: true },
  );
});
