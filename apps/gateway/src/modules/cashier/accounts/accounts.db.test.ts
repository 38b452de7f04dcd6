import { beforeEach, describe, expect, test } from 'vitest';
import { verifyMember } from '../../../../db/seed/builders.ts';
import { testDb } from '../../../../test/harness.ts';
import { HOUR, withdrawalWorld } from '../../../../test/withdrawals.ts';
import { inTransaction } from '../../../kernel/db/transaction.ts';
import { createFieldCipher } from '../../../kernel/field-cipher.ts';

const t = await testDb();
const db = t.db.kysely;
const w = await withdrawalWorld(t);
const { actor, other } = w;
const cashier = { id: 'sophea', role: 'operator', ip: '127.0.0.1' } as const;
beforeEach(w.reset);

const add = (change: object = {}, who = actor) =>
  w.accounts.add(
    who,
    { method: 'LARGE', institution: 'DEVB', number: w.newNumber(), holder: 'Sok Dara', ...change },
    '127.0.0.1',
  );
/** What the member was told last. */
const told = () =>
  db
    .selectFrom('inbox_message')
    .select(['template', 'content'])
    .where('member_id', '=', actor.memberId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
const refused = async () =>
  (
    await db
      .selectFrom('audit')
      .select('detail')
      .where('action', '=', 'payout-account.refused')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.detail;

describe('a new account', () => {
  test('waits for a day, and is offered first when it is the only one', async () => {
    const { accounts, most } = await add({ number: '000123456789' });
    expect(accounts).toMatchObject([
      {
        ...{ method: 'LARGE', kind: 'BANK', institution: 'DEVB', institutionName: 'Dev Bank', numberEnd: '6789' },
        ...{ holder: 'Sok Dara', state: 'WAITING', usableFrom: '2026-11-27T05:00:00.000Z', isDefault: true },
      },
    ]);
    expect(most).toBe(5);
    await expect(w.request(accounts[0]?.id ?? '', '500')).rejects.toMatchObject({
      code: 'ACCOUNT_WAIT',
      params: { until: '2026-11-27T05:00:00.000Z' },
    });
    w.wait(24 * HOUR);
    expect((await w.accounts.list(actor)).accounts).toMatchObject([{ state: 'ACTIVE' }]);
    await expect(w.request(accounts[0]?.id ?? '', '500')).resolves.toBeTruthy();
  });

  test('is kept so that the database tells neither number nor name', async () => {
    await add({ number: '000987654321', holder: 'Sok Dara' });
    const rows = await db.selectFrom('payout_account').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/000987654321|98765432|Sok Dara/);
  });

  test('of another name than the bank has is refused, and nothing of it is kept', async () => {
    w.fake.answerNames('none');
    await expect(add()).rejects.toMatchObject({ code: 'NAME_MISMATCH' });
    expect((await w.accounts.list(actor)).accounts).toEqual([]);
    expect(await refused()).toEqual({ reason: 'NAME_MISMATCH' });
  });

  test('of another name than the accounts before it is refused without asking', async () => {
    await add();
    const calls = w.fake.calls();
    await expect(add({ holder: 'Sok Bopha' })).rejects.toMatchObject({ code: 'NAME_MISMATCH' });
    expect(w.fake.calls()).toBe(calls);
    await expect(add({ holder: 'DARA, Sok' })).resolves.toBeTruthy();
  });

  test.each(['partial', 'unknown'] as const)('whose name is %s waits for an operator', async (match) => {
    w.fake.answerNames(match);
    const { accounts } = await add();
    expect(accounts).toMatchObject([{ state: 'REVIEW' }]);
    const { id = '', numberEnd: end } = accounts[0] ?? {};
    await expect(w.request(id, '500')).rejects.toMatchObject({ code: 'ACCOUNT_IN_REVIEW' });
    expect(await w.review.decideAccount(id, true, 'Order of the names', cashier)).toMatchObject({ state: 'WAITING' });
    expect(await told()).toMatchObject({
      ...{ template: 'accountAccepted', content: { end, until: { at: '2026-11-27T05:00:00.000Z' } } },
    });
    w.wait(24 * HOUR);
    await expect(w.request(id, '500')).resolves.toBeTruthy();
  });

  test('that somebody else has, or had, is refused', async () => {
    const number = w.newNumber();
    const { accounts } = await add({ number }, other);
    await expect(add({ number })).rejects.toMatchObject({ code: 'CONTACT_AGENT' });
    await w.accounts.remove(other, accounts[0]?.id ?? '', '127.0.0.1');
    await expect(add({ number })).rejects.toMatchObject({ code: 'CONTACT_AGENT' });
    expect(await refused()).toEqual({ reason: 'SHARED' });
    await expect(add({ number }, other)).resolves.toBeTruthy();
  });

  test('is added once, also from two tabs', { tags: ['race'] }, async () => {
    const number = w.newNumber();
    const both = await Promise.allSettled([add({ number }), add({ number })]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await w.accounts.list(actor)).accounts).toHaveLength(1);
  });

  test('is refused when there are as many as there may be', async () => {
    w.decide({ accounts: 2 });
    await add();
    await add();
    await expect(add()).rejects.toMatchObject({ code: 'TOO_MANY_ACCOUNTS' });
  });

  test('is refused at a bank or by a method that there is not', async () => {
    await expect(add({ institution: 'DEMO' })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    await expect(add({ method: 'CASH' })).rejects.toMatchObject({ code: 'METHOD_UNAVAILABLE' });
    w.fake.trouble.push({ kind: 'unavailable' });
    await expect(add()).rejects.toMatchObject({ code: 'METHOD_UNAVAILABLE' });
  });

  test('can be tried ten times an hour', async () => {
    w.fake.answerNames('none');
    for (let n = 0; n < 10; n++) await expect(add()).rejects.toMatchObject({ code: 'NAME_MISMATCH' });
    await expect(add()).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });
});

describe('an account', () => {
  test('is offered first when its owner says so, and the next one is when it was removed', async () => {
    const [first, second] = [await w.account(), await w.account()];
    expect((await w.accounts.list(actor)).accounts.map(({ id }) => id)).toEqual([first, second]);
    expect((await w.accounts.choose(actor, second)).accounts.map(({ id }) => id)).toEqual([second, first]);
    expect((await w.accounts.remove(actor, second, '127.0.0.1')).accounts).toMatchObject([
      { id: first, isDefault: true },
    ]);
  });

  test('stays while money is on its way to it', async () => {
    const id = await w.account();
    const orderNo = await w.sent(id, '500');
    await expect(w.accounts.remove(actor, id, '127.0.0.1')).rejects.toMatchObject({ code: 'STATE_STALE' });
    w.fake.settle(`${orderNo}-1`, 'paid');
    await w.look(orderNo);
    expect((await w.accounts.remove(actor, id, '127.0.0.1')).accounts).toEqual([]);
  });

  test('of somebody else is not found', async () => {
    const id = await w.account();
    for (const work of [
      () => w.accounts.choose(other, id),
      () => w.accounts.remove(other, id, '127.0.0.1'),
      () => w.request(id, '500', other),
    ])
      await expect(work()).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('that was blocked is paid nothing that was not sent', async () => {
    const id = await w.account();
    const orderNo = await w.request(id, '500');
    expect(await w.review.decideAccount(id, false, 'Reported as stolen', cashier)).toMatchObject({ state: 'BLOCKED' });
    expect(await told()).toMatchObject({ template: 'accountBlocked', content: { end: expect.any(String) } });
    expect(await w.gain(() => w.look(orderNo))).toBe('500.0000');
    expect(await w.stateOf(orderNo)).toMatchObject({ state: 'REJECTED', reason: 'REFUSED' });
    expect(w.fake.partNos()).toEqual([]);
    await expect(w.review.decideAccount(id, true, 'Again', cashier)).rejects.toMatchObject({ code: 'STATE_STALE' });
  });
});

describe('an account in another name than the one that is approved later', () => {
  const cipher = createFieldCipher(new Uint8Array(32));
  const forget = async () => {
    await db.deleteFrom('kyc_field').where('member_id', '=', actor.memberId).execute();
    await db.deleteFrom('kyc_profile').where('member_id', '=', actor.memberId).execute();
  };
  /** The name is approved, and nobody has looked at the accounts yet. */
  const know = async (legalName: string) => {
    await forget();
    await verifyMember(db, cipher, 'sokha', { legalName });
  };
  const approve = async (legalName: string) => {
    await know(legalName);
    return inTransaction(db, (trx) => w.accounts.compare(trx, actor.memberId));
  };
  const stateOf = async (id: string) => (await w.accounts.list(actor)).accounts.find((one) => one.id === id)?.state;
  beforeEach(forget);

  test('is not paid to, and waits for an operator; its member is told', async () => {
    const id = await w.account();
    expect(await approve('Chan Other')).toEqual([id]);
    expect(await stateOf(id)).toBe('REVIEW');
    await expect(w.request(id, '500')).rejects.toMatchObject({ code: 'ACCOUNT_IN_REVIEW' });
    const { template } = await db
      .selectFrom('inbox_message')
      .select('template')
      .where('member_id', '=', actor.memberId)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(template).toBe('accountCompared');
  });

  test('is not paid to before anybody has looked at it either', async () => {
    const id = await w.account();
    await know('Chan Other');
    await expect(w.request(id, '500')).rejects.toMatchObject({ code: 'ACCOUNT_IN_REVIEW' });
  });

  test('can be used when an operator has found both names to be one person, until the name is another again', async () => {
    const id = await w.account();
    await approve('Sok Daravy');
    expect(await w.review.decideAccount(id, true, 'The same person', cashier)).toMatchObject({
      knownName: 'Sok Daravy',
    });
    w.wait(24 * HOUR);
    const orderNo = await w.sent(id, '500');
    expect(await w.partsOf(orderNo)).toMatchObject([{ state: 'SENT' }]);
    expect(await approve('Chan Other')).toEqual([id]);
    await expect(w.request(id, '500')).rejects.toMatchObject({ code: 'ACCOUNT_IN_REVIEW' });
  });

  test('waits for an operator when it is in other letters, also one that is added later, and can be used when one accepts it', async () => {
    const id = await w.account();
    expect(await approve('សុខ ដារ៉ា')).toEqual([id]);
    const { accounts } = await add();
    const added = accounts.find((one) => one.id !== id);
    expect(added).toMatchObject({ holder: 'Sok Dara', state: 'REVIEW' });
    await w.review.decideAccount(added?.id ?? '', true, 'The same name', cashier);
    w.wait(24 * HOUR);
    await expect(w.request(added?.id ?? '', '500')).resolves.toBeTruthy();
    // letters that can be compared are not left to anybody
    await expect(add({ holder: 'សុខ បុប្ផា' })).rejects.toMatchObject({ code: 'NAME_MISMATCH' });
  });

  test('is compared by the job when nobody has done so and nothing was requested of it', async () => {
    const [mine, theirs] = [await w.account(), await w.account('LARGE', other)];
    await know('Chan Other');
    await w.accounts.compareUncompared();
    expect(await stateOf(mine)).toBe('REVIEW');
    // of whom no name is approved
    expect((await w.accounts.list(other)).accounts).toMatchObject([{ id: theirs, state: 'ACTIVE' }]);
    await w.review.decideAccount(mine, true, 'The same person', cashier);
    await w.accounts.compareUncompared();
    w.wait(24 * HOUR);
    expect(await stateOf(mine)).toBe('ACTIVE');
  });

  test('is another one only when the name is: accents, case and the order of words are none', async () => {
    const id = await w.account();
    expect(await approve('DARA sôk')).toEqual([]);
    await w.accounts.compareUncompared();
    await expect(w.request(id, '500')).resolves.toBeTruthy();
  });

  const sophea = { id: '1', name: 'sophea', role: 'operator' } as never;
  const approveOrder = (id: string) => inTransaction(db, (trx) => w.review.approve(trx, id, cashier, undefined));

  test('gets nothing of a withdrawal that was requested before, which nobody can approve until the name is compared', async () => {
    const id = await w.account();
    const orderNo = await w.request(id, '500');
    // the name alone: whoever checks the withdrawal puts the account among those to compare
    await know('Chan Other');
    await w.look(orderNo);
    expect(await stateOf(id)).toBe('REVIEW');
    const [row] = (await w.review.queue(sophea, { cursor: undefined, pageSize: 1 }, {})).content;
    expect(row).toMatchObject({ orderNo, state: 'REVIEW', score: 50, flags: ['NEW_ACCOUNT', 'OTHER_NAME'] });
    const orderId = row?.id ?? '';
    expect((await w.evidence.review(orderId, sophea)).payout.accountState).toBe('REVIEW');
    await expect(approveOrder(orderId)).rejects.toMatchObject({ code: 'ACCOUNT_IN_REVIEW' });
    await expect(w.review.needsSecond(orderId)).rejects.toMatchObject({ code: 'ACCOUNT_IN_REVIEW' });
    await w.review.decideAccount(id, true, 'The same person', cashier);
    await approveOrder(orderId);
    await w.look(orderNo);
    expect(await w.partsOf(orderNo)).toMatchObject([{ state: 'SENT' }]);
  });

  test('that is blocked has its withdrawals rejected, not approved', async () => {
    const id = await w.account();
    const orderNo = await w.request(id, '500');
    await approve('Chan Other');
    await w.look(orderNo);
    await w.review.decideAccount(id, false, 'Somebody else', cashier);
    const orderId = await w.idOf(orderNo);
    expect((await w.evidence.review(orderId, sophea)).payout.accountState).toBe('BLOCKED');
    await expect(approveOrder(orderId)).rejects.toMatchObject({ code: 'STATE_STALE' });
    expect(await w.gain(() => w.review.reject(orderId, 'ACCOUNT', 'Blocked', cashier))).toBe('500.0000');
  });

  test.each([
    ['is paid what waited when an operator accepts it', true, 'SENT', '0.0000'],
    ['gives back what waited when an operator blocks it', false, 'FAILED', '500.0000'],
  ])('%s, of a withdrawal that was approved before', async (_what, accept, state, back) => {
    const id = await w.account();
    const orderNo = await w.request(id, '500');
    w.fake.trouble.push({ kind: 'unavailable' });
    await w.look(orderNo);
    await approve('Chan Other');
    w.wait(HOUR);
    expect(await w.gain(() => w.look(orderNo))).toBe('0.0000');
    expect(await w.stateOf(orderNo)).toMatchObject({ state: 'PAYING' });
    expect(w.fake.partNos()).toEqual([]);
    await w.review.decideAccount(id, accept, 'Compared', cashier);
    expect(await w.gain(() => w.look(orderNo))).toBe(back);
    expect(await w.partsOf(orderNo)).toMatchObject([{ state }]);
  });
});
