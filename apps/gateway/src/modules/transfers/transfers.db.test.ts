import { randomUUID } from 'node:crypto';
import type {
  Balance,
  DownlineList,
  InboxList,
  MovementList,
  Transfer,
  TransferList,
  TransferOptions,
} from '@mekong/api-client/contract/types';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeMember } from '../../../db/seed/builders.ts';
import { TEST_SECRET_KEY, type TestSession, testGateway } from '../../../test/gateway.ts';
import { testDb } from '../../../test/harness.ts';
import { unsoundBooks } from '../../../test/payments.ts';
import { cheapHash, logInAll, PASSWORD, seedSmallWorld } from '../../../test/people.ts';
import { expectAllRows, expectTrail, watched } from '../../../test/transitions.ts';
import { createCursors } from '../../contract/cursors.ts';
import type { Fault } from '../../kernel/fault.ts';
import { createFieldCipher } from '../../kernel/field-cipher.ts';
import { inboxChanged } from '../messages/inbox/inbox.port.ts';
import { createPlayGate } from '../safer-play/play-gate.port.ts';
import { transferSteps } from './machine.ts';
import { waitingTransfers } from './review.repository.ts';
import { createTransferReview } from './review.service.ts';

const { t, trailOf } = watched(await testDb());
const db = t.db.kysely;
const { sokha, dara, trial } = await seedSmallWorld(db);
const passwordHash = await cheapHash(PASSWORD);
const agent2 = await makeMember(db, { username: 'vanna', passwordHash, type: 1, uplineId: dara });
const grandchild = await makeMember(db, { username: 'bopha', passwordHash, uplineId: agent2 });
const gateway = await testGateway(t);
const { member, agent, trial: onTrial } = await logInAll(gateway);
const { settings } = gateway.modules;

const send = (body: object, session: TestSession = member, key = randomUUID()) =>
  gateway.call('transferMoney', { body, headers: { 'idempotency-key': key } }, session);
const cash = async (session: TestSession) =>
  Number((await gateway.value<Balance>('getBalance', {}, session)).sumBalance);
const up = (amount = '25000.0000', note?: string) => ({ direction: 'UP', amount, ...(note && { note }) });
const down = (memberId: string, amount = '10000.0000') => ({ direction: 'DOWN', memberId, amount });
/** What the audit trail knows of a transfer. */
const auditOf = async (transferNo: string) => {
  const rows = db.selectFrom('audit').select('action').where('object', '=', `transfer:${transferNo}`).orderBy('id');
  return (await rows.execute()).map(({ action }) => action);
};
const codeOf = async (answer: ReturnType<typeof send>) => (await answer).json.error?.code;

beforeAll(async () => {
  expect(await codeOf(send(up()))).toBe('AUTH_STEP_UP');
  for (const session of [member, agent])
    await gateway.value('setPaymentPassword', { body: { paymentPassword: '402817' } }, session);
});

describe('a transfer', () => {
  test('to the upline moves the money once for one key, with a receipt and a message for both', async () => {
    const key = randomUUID();
    const before = [await cash(member), await cash(agent)];
    const [first, second] = [
      await send(up('25000.0000', 'For the tickets'), member, key),
      await send(up('25000.0000', 'For the tickets'), member, key),
    ];
    expect(first.status, first.text).toBe(200);
    expect(second.text).toBe(first.text);
    const receipt = first.json.value as Transfer;
    expect(receipt).toMatchObject({
      isSender: true,
      partnerIs: 'UPLINE',
      partner: 'd**a',
      amount: '25000.0000',
      note: 'For the tickets',
    });
    expect([await cash(member), await cash(agent)]).toEqual([(before[0] ?? 0) - 25_000, (before[1] ?? 0) + 25_000]);
    const path = { transferNo: receipt.transferNo };
    expect(await gateway.value('getTransfer', { path }, agent)).toMatchObject({
      isSender: false,
      partnerIs: 'DOWNLINE',
      partner: 's***a',
      note: 'For the tickets',
    });
    for (const [session, title] of [
      [member, 'You sent money'],
      [agent, 'You received money'],
    ] as const) {
      const { content } = await gateway.value<InboxList>('listInbox', { headers: { Language: 'EN' } }, session);
      expect(content[0]).toMatchObject({ title, link: { page: 'transferUpline', order: receipt.transferNo } });
    }
    expect(await auditOf(receipt.transferNo)).toEqual(['transfer.made']);
    expect(await unsoundBooks(db)).toEqual([]);
  });

  test('to a direct downline is found among the movements of both, each leading to it', async () => {
    const { transferNo } = (await send(down(sokha), agent)).json.value as Transfer;
    for (const [session, kind] of [
      [member, 'TRANSFER_IN'],
      [agent, 'TRANSFER_OUT'],
    ] as const) {
      const { content } = await gateway.value<MovementList>('listMovements', { query: { kind } }, session);
      expect(content[0]).toMatchObject({ kind, transferNo });
    }
  });

  test.each([
    ['to nobody', () => send({ direction: 'DOWN', amount: '10000.0000' }, agent)],
    ['to a downline of a downline', () => send(down(grandchild), agent)],
    ['to oneself', () => send(down(dara), agent)],
    ['to a trial account', () => send(down(trial), agent)],
    ['from a member downwards', () => send(down(grandchild))],
    ['from an agent without an upline upwards', () => send(up(), agent)],
  ])('%s is not found, and moves nothing', async (_way, attempt) => {
    const before = [await cash(member), await cash(agent)];
    const answer = await attempt();
    expect([answer.status, answer.json.error?.code]).toEqual([404, 'NOT_FOUND']);
    expect([await cash(member), await cash(agent)]).toEqual(before);
  });

  test('is refused for an amount that is too small, too fine, or more than there is', async () => {
    expect(await codeOf(send(up('999.0000')))).toBe('VALIDATION_FAILED');
    expect(await codeOf(send(up('1000.0010')))).toBe('VALIDATION_FAILED');
    expect(await codeOf(send(up('0.0000')))).toBe('VALIDATION_FAILED');
    expect(await codeOf(send(up('19000000.0000')))).toBe('WALLET_INSUFFICIENT');
  });

  test('is refused beyond the limit of the day, which says when it ends', async () => {
    await settings.change('transfers', { amountPerDay: '30000.0000' }, { role: 'system' });
    const refused = await send(up('5001.0000'));
    expect(refused.json.error).toMatchObject({
      code: 'LIMIT_REACHED',
      params: { kind: 'transfer', resetsAt: expect.any(String) },
    });
    expect((await send(up('5000.0000'))).status).toBe(200);
    await settings.change('transfers', {}, { role: 'system' });
  });

  test('is refused while money is on hold because the account was changed', async () => {
    await sql`insert into member_hold (member_id, kind, reason, until)
              values (${sokha}, 'withdrawal', 'password-reset', now() + interval '1 hour')`.execute(db);
    expect(await codeOf(send(up()))).toBe('ACCOUNT_WAIT');
    await sql`delete from member_hold`.execute(db);
  });

  test('does not reach somebody who has excluded himself, or whose limit of deposits it would pass; the sender is not told why', async () => {
    await db
      .insertInto('play_limit')
      .values({ member_id: sokha, kind: 'deposit', period: 'day', amount: 600_000_000n, asked_at: null })
      .execute();
    const before = [await cash(member), await cash(agent)];
    expect(await codeOf(send(down(sokha, '60001.0000'), agent))).toBe('NOT_FOUND');
    expect([await cash(member), await cash(agent)]).toEqual(before);
    await db.deleteFrom('play_limit').execute();
    await db
      .insertInto('play_break')
      .values({
        member_id: sokha,
        kind: 'EXCLUSION',
        period: 'life',
        until: null,
        return_asked_at: null,
        lifted_at: null,
      })
      .execute();
    expect(await codeOf(send(down(sokha), agent))).toBe('NOT_FOUND');
    await db.deleteFrom('play_break').execute();
    expect([await cash(member), await cash(agent)]).toEqual(before);
  });

  test('does not exist for a trial account', async () => {
    expect(await codeOf(send(up(), onTrial))).toBe('AUTH_TRIAL_BLOCKED');
  });
});

const operator = { id: 'sopheap', role: 'operator', ip: '127.0.0.1' } as const;
const gate = createPlayGate(
  async () => 'Asia/Phnom_Penh',
  () => new Date(),
);
const review = createTransferReview({
  db,
  cursors: createCursors(createFieldCipher(TEST_SECRET_KEY)),
  gate,
  now: () => new Date(),
});

describe('a transfer above the limit of review', () => {
  const list = async (session: TestSession) =>
    (await gateway.value<TransferList>('listTransfers', {}, session)).content.map(({ transferNo }) => transferNo);
  const newest = async (session: TestSession) =>
    (await gateway.value<InboxList>('listInbox', { headers: { Language: 'EN' } }, session)).content[0]?.title;
  const faultOf = (work: Promise<unknown>) =>
    work.then(
      () => 'none',
      (error: Fault) => error.code,
    );
  const start = async () => {
    const before = [await cash(member), await cash(agent)] as const;
    const made = (await send(up('50000.0000'))).json.value as Transfer;
    const { id } = await db
      .selectFrom('transfer')
      .select('id')
      .where('transfer_no', '=', made.transferNo)
      .executeTakeFirstOrThrow();
    return { before, id, ...made, path: { transferNo: made.transferNo } };
  };

  beforeAll(() => settings.change('transfers', { reviewOver: '40000.0000' }, { role: 'system' }));
  afterAll(() => settings.change('transfers', {}, { role: 'system' }));

  test('waits with its money on hold, unknown to the receiver, and arrives once when it is approved', async () => {
    const { before, id, transferNo, state, path } = await start();
    expect(state).toBe('REVIEW');
    expect([await cash(member), await cash(agent)]).toEqual([before[0] - 50_000, before[1]]);
    expect(await list(member)).toContain(transferNo);
    expect(await list(agent)).not.toContain(transferNo);
    expect((await gateway.call('getTransfer', { path }, agent)).json.error?.code).toBe('NOT_FOUND');
    expect(await newest(member)).toBe('We are checking your transfer');
    expect(await waitingTransfers(db)).toEqual({ count: 1, oldestAt: expect.any(Date) });
    expect(await unsoundBooks(db)).toEqual([]);
    const both = await Promise.all([faultOf(review.approve(id, operator)), faultOf(review.approve(id, operator))]);
    expect(both.sort()).toEqual(['STATE_STALE', 'none']);
    expect([await cash(member), await cash(agent)]).toEqual([before[0] - 50_000, before[1] + 50_000]);
    expect(await gateway.value('getTransfer', { path }, agent)).toMatchObject({ isSender: false, state: 'COMPLETED' });
    expect([await newest(member), await newest(agent)]).toEqual(['You sent money', 'You received money']);
    expect(await auditOf(transferNo)).toEqual(['transfer.made', 'transfer.approved']);
    for (const [session, kind] of [
      [member, 'TRANSFER_OUT'],
      [agent, 'TRANSFER_IN'],
    ] as const) {
      const { content } = await gateway.value<MovementList>('listMovements', { query: { kind } }, session);
      expect(content[0]).toMatchObject({ kind, transferNo });
    }
    expect(await unsoundBooks(db)).toEqual([]);
  });

  test('gives the money back with a reason when it is rejected, and its day is not used up', async () => {
    const left = async () => (await gateway.value<TransferOptions>('getTransferOptions', {}, member)).amountLeft;
    const leftBefore = await left();
    const { before, id, transferNo, path } = await start();
    await review.reject(id, 'SECURITY', 'Not reached by phone', operator);
    expect([await cash(member), await cash(agent)]).toEqual(before);
    expect(await left()).toBe(leftBefore);
    expect(await gateway.value('getTransfer', { path }, member)).toMatchObject({
      state: 'REJECTED',
      reason: 'SECURITY',
    });
    expect((await gateway.call('getTransfer', { path }, agent)).json.error?.code).toBe('NOT_FOUND');
    expect(await newest(member)).toBe('Your transfer was rejected');
    expect(await auditOf(transferNo)).toEqual(['transfer.made', 'transfer.rejected']);
    const query = { kind: 'TRANSFER_BACK' };
    const { content } = await gateway.value<MovementList>('listMovements', { query }, member);
    expect(content[0]).toMatchObject({ kind: 'TRANSFER_BACK', transferNo, amount: '50000.0000' });
    expect(await faultOf(review.approve(id, operator))).toBe('STATE_STALE');
    expect(await unsoundBooks(db)).toEqual([]);
  });

  test('is not approved for a receiver who has excluded himself or lost the sender meanwhile: it stays to be rejected', async () => {
    const { before, id } = await start();
    const excluded = {
      kind: 'EXCLUSION',
      period: 'life',
      until: null,
      return_asked_at: null,
      lifted_at: null,
    } as const;
    await db
      .insertInto('play_break')
      .values({ member_id: dara, ...excluded })
      .execute();
    expect(await faultOf(review.approve(id, operator))).toBe('EXCLUDED');
    await db.deleteFrom('play_break').execute();
    const moveTo = (upline: string | null) =>
      db.updateTable('member').set({ upline_id: upline }).where('id', '=', sokha).execute();
    await moveTo(null);
    expect(await faultOf(review.approve(id, operator))).toBe('STATE_STALE');
    await moveTo(dara);
    await review.reject(id, 'RECEIVER', 'The receiver is excluded', operator);
    expect([await cash(member), await cash(agent)]).toEqual(before);
  });
});

describe('what can be passed on', () => {
  const options = (session: TestSession) => gateway.value<TransferOptions>('getTransferOptions', {}, session);

  test('is said with masked partners, by the tree and by the switches of the merchant', async () => {
    expect(await options(member)).toMatchObject({ upline: 'd**a', hasDownlines: false });
    expect(await options(agent)).toMatchObject({ hasDownlines: true });
    expect(await options(agent)).not.toHaveProperty('upline');
    await settings.change('transfers', { toUpline: false, toDownline: false }, { role: 'system' });
    expect(await options(member)).not.toHaveProperty('upline');
    expect(await options(agent)).toMatchObject({ hasDownlines: false });
    expect(await codeOf(send(up()))).toBe('NOT_FOUND');
    expect(await codeOf(send(down(sokha), agent))).toBe('NOT_FOUND');
    await settings.change('transfers', {}, { role: 'system' });
  });

  test('lists direct downlines by cursor, and finds one by its name or number', async () => {
    const list = (query: Record<string, string | number>, session = agent) =>
      gateway.value<DownlineList>('listTransferDownlines', { query }, session);
    const first = await list({ pageSize: 1 });
    const second = await list({ pageSize: 1, cursor: first.nextCursor ?? '' });
    expect([...first.content, ...second.content].map(({ memberId }) => memberId)).toEqual([agent2, sokha]);
    for (const find of ['SOKHA', sokha])
      expect((await list({ find })).content).toEqual([{ memberId: sokha, name: 's***a' }]);
    expect((await list({ find: 'bopha' })).content).toEqual([]);
    expect((await list({}, member)).content).toEqual([]);
  });
});

test('the history has what was sent and received, newest first, and receipts of others are not found', async () => {
  const { content } = await gateway.value<TransferList>('listTransfers', {}, agent);
  expect(content.map(({ isSender }) => isSender)).toEqual([false, false, true, false]);
  const first = await gateway.value<TransferList>('listTransfers', { query: { pageSize: 2 } }, agent);
  const rest = await gateway.value<TransferList>(
    'listTransfers',
    { query: { pageSize: 2, cursor: first.nextCursor ?? '' } },
    agent,
  );
  expect([...first.content, ...rest.content]).toEqual(content);
  const stranger = await gateway.login('vanna', PASSWORD);
  const transferNo = content[0]?.transferNo ?? '';
  expect((await gateway.call('getTransfer', { path: { transferNo } }, stranger)).json.error?.code).toBe('NOT_FOUND');
});

describe('each step of a transfer', () => {
  const both = ['transferReceived', 'transferSent'];
  const rows = [
    { from: 'START', event: 'sent', to: 'COMPLETED', audit: 'transfer.made', told: both },
    { from: 'START', event: 'sentToReview', to: 'REVIEW', audit: 'transfer.made', told: ['transferWaits'] },
    { from: 'REVIEW', event: 'approved', to: 'COMPLETED', audit: 'transfer.approved', told: both },
    { from: 'REVIEW', event: 'rejected', to: 'REJECTED', audit: 'transfer.rejected', told: ['transferRejected'] },
  ];
  const newest = () =>
    db.selectFrom('transfer').select(['id', 'state']).orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();
  const waiting = async () => {
    await send(up('50000.0000'));
    return (await newest()).id;
  };
  /** Makes everything ready for an event. @returns what lets it happen */
  const events: Record<string, () => Promise<() => Promise<unknown>>> = {
    sent: async () => () => send(up('1000.0000')),
    sentToReview: async () => () => send(up('50000.0000')),
    async approved() {
      const id = await waiting();
      return () => review.approve(id, operator);
    },
    async rejected() {
      const id = await waiting();
      return () => review.reject(id, 'TERMS', 'Against the rules', operator);
    },
  };

  beforeAll(() => settings.change('transfers', { reviewOver: '40000.0000' }, { role: 'system' }));
  afterAll(() => settings.change('transfers', {}, { role: 'system' }));

  test('stands in the table of what is told', () => {
    expectAllRows(
      transferSteps.map(({ from, event }) => ({ from: [from], event })),
      rows,
    );
  });

  test.each(rows)('from $from by "$event" is written down and told', async ({ event, to, audit, told }) => {
    const step = await events[event]?.();
    if (!step) throw new Error(`Nothing lets ${event} happen.`);
    const trail = await trailOf(step);
    expectTrail(trail, { audit, message: told[0], channel: inboxChanged.name });
    expect([...trail.messages].sort()).toEqual(told);
    expect((await newest()).state).toBe(to);
    expect(await unsoundBooks(db)).toEqual([]);
  });
});
