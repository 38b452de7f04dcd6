import type { InboxList, InboxMessage } from '@mekong/api-client/contract/types';
import { shippedLanguages } from '@mekong/i18n/registry';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { testGateway } from '../../../../test/gateway.ts';
import { testDb } from '../../../../test/harness.ts';
import { logInAll, PASSWORD, seedSmallWorld } from '../../../../test/people.ts';
import { inTransaction } from '../../../kernel/db/transaction.ts';
import { parseMoney } from '../../../kernel/money.ts';
import { type InboxChanged, inbox, inboxChanged, inboxMoney } from './inbox.port.ts';
import { purgeInbox } from './inbox.repository.ts';
import { composeInbox } from './inbox.texts.ts';

const t = await testDb();
const db = t.db.kysely;
const { sokha, dara } = await seedSmallWorld(db);
const gateway = await testGateway(t);
const sessions = await logInAll(gateway);
beforeEach(() => db.deleteFrom('inbox_message').execute());

const amount = inboxMoney(parseMoney('50000'), 'KHR');
const sendDeposit = (order = 'D7K2M9QX', memberId = sokha) =>
  inTransaction(db, (trx) => inbox.send(trx, memberId, 'SYSTEM', 'depositPaid', { order, amount }));
const sendNotice = (memberId = sokha) =>
  inTransaction(db, (trx) => inbox.send(trx, memberId, 'SECURITY', 'passkeyAdded', { name: 'sokha' }));
const list = (query: Record<string, string | number> = {}, headers: Record<string, string> = {}) =>
  gateway.value<InboxList>('listInbox', { query, headers }, sessions.member);
const unread = () => gateway.value<number>('getUnreadCount', {}, sessions.member);

describe('a message', () => {
  test('is put into the words of its reader, with its amount and where it leads', async () => {
    await sendDeposit();
    const [english] = (await list({}, { Language: 'EN' })).content;
    expect(english).toMatchObject({
      kind: 'SYSTEM',
      title: 'Your deposit has arrived',
      isRead: false,
      link: { page: 'depositv2', order: 'D7K2M9QX' },
    });
    expect(english?.text.replaceAll(/[\u2066\u2069]/g, '')).toBe('៛50,000.00 of deposit D7K2M9QX is in your wallet.');
    const [khmer] = (await list({}, { Language: 'KM' })).content;
    expect(khmer?.title).not.toBe(english?.title);
  });

  test('about the account has the words of its mail', async () => {
    await sendNotice();
    const [notice] = (await list({ kind: 'SECURITY' }, { Language: 'EN' })).content;
    expect(notice).toMatchObject({ title: 'A passkey was added', link: { page: 'securityCenter' } });
  });

  test('is gone with the transaction that it tells of', async () => {
    const failed = inTransaction(db, async (trx) => {
      await inbox.send(trx, sokha, 'SYSTEM', 'depositFailed', { order: 'D7K2M9QX' });
      throw new Error('it did not happen');
    });
    await expect(failed).rejects.toThrow('it did not happen');
    expect(await unread()).toBe(0);
  });

  test.each(shippedLanguages)('leaves no value out and no placeholder in: %s', async (language) => {
    const site = { brand: 'Mekong', timeZone: 'Asia/Phnom_Penh' };
    const at = '2026-11-26T09:00:00.000Z';
    const about = { partner: 'rithy', until: { at }, device: 'Chrome, Windows', time: { at } };
    const values = { order: 'D7K2M9QX', amount, ...about };
    const said = await Promise.all(
      (
        [
          'depositPaid',
          'depositExpired',
          'withdrawalPaid',
          'withdrawalRejected',
          'newDevice',
          'contractEnds',
          'billPaid',
        ] as const
      ).map((template) => composeInbox(template, values, language, site)),
    );
    for (const { title, text } of said) expect(`${title} ${text}`).not.toMatch(/[{}]|undefined/);
    expect(said[0]?.text).toContain('D7K2M9QX');
    expect(said[4]?.text).toContain('Chrome, Windows');
  });
});

describe('the inbox', () => {
  test('lists by kind and cursor, each message once', async () => {
    for (const order of ['D7K2M9QA', 'D7K2M9QB', 'D7K2M9QC']) await sendDeposit(order);
    await sendNotice();
    const first = await list({ kind: 'SYSTEM', pageSize: 2 });
    const second = await list({ kind: 'SYSTEM', pageSize: 2, cursor: first.nextCursor ?? '' });
    const orders = [...first.content, ...second.content].map(({ link }) => link?.order);
    expect(orders).toEqual(['D7K2M9QC', 'D7K2M9QB', 'D7K2M9QA']);
    expect(second.nextCursor).toBeUndefined();
    const other = await gateway.call('listInbox', { query: { cursor: first.nextCursor ?? '' } }, sessions.member);
    expect(other.json.error?.code).toBe('VALIDATION_FAILED');
  });

  test('marks one as read, then all, and counts what is left', async () => {
    for (const order of ['D7K2M9QA', 'D7K2M9QB', 'D7K2M9QC']) await sendDeposit(order);
    const [newest] = (await list()).content;
    const one = { body: { messageIds: [newest?.id] } };
    expect(await gateway.value('readInbox', one, sessions.member)).toEqual({ unread: 2 });
    expect(await gateway.value('readInbox', one, sessions.member)).toEqual({ unread: 2 });
    const path = { messageId: newest?.id ?? '' };
    expect(await gateway.value<InboxMessage>('getInboxMessage', { path }, sessions.member)).toMatchObject({
      isRead: true,
    });
    expect(await gateway.value('readInbox', { body: {} }, sessions.member)).toEqual({ unread: 0 });
  });

  test('deletes the chosen ones alone', async () => {
    for (const order of ['D7K2M9QA', 'D7K2M9QB', 'D7K2M9QC']) await sendDeposit(order);
    const [newest, middle] = (await list()).content;
    const body = { messageIds: [newest?.id, middle?.id] };
    expect(await gateway.value('deleteInbox', { body }, sessions.member)).toEqual({ unread: 1 });
    expect((await list()).content.map(({ link }) => link?.order)).toEqual(['D7K2M9QA']);
  });

  test('is its own: messages of somebody else are neither found, read nor deleted', async () => {
    await sendDeposit('D7K2M9QX', dara);
    const [theirs] = (await gateway.value<InboxList>('listInbox', {}, sessions.agent)).content;
    const messageId = theirs?.id ?? '';
    const found = await gateway.call('getInboxMessage', { path: { messageId } }, sessions.member);
    expect(found.json.error?.code).toBe('NOT_FOUND');
    for (const operation of ['readInbox', 'deleteInbox'] as const)
      await gateway.value(operation, { body: { messageIds: [messageId] } }, sessions.member);
    expect(await gateway.value('getUnreadCount', {}, sessions.agent)).toBe(1);
  });

  test('does not exist for a trial account', async () => {
    const answer = await gateway.call('getUnreadCount', {}, sessions.trial);
    expect(answer.json.error?.code).toBe('AUTH_TRIAL_BLOCKED');
  });

  test('tells of each change once, and of none that changes nothing', async () => {
    const heard: InboxChanged[] = [];
    const leave = await t.notifier.subscribe(inboxChanged, (change) => heard.push(change));
    // what the tests before have told may still be on its way; events come in the order of their commits
    await sendNotice(dara);
    await expect.poll(() => heard).toContainEqual({ memberId: dara, isNew: true });
    heard.length = 0;
    await sendDeposit();
    const { id } = (await list()).content[0] as InboxMessage;
    const body = { messageIds: [id] };
    await gateway.value('readInbox', { body }, sessions.member);
    await gateway.value('readInbox', { body }, sessions.member);
    await gateway.value('deleteInbox', { body }, sessions.member);
    await gateway.value('deleteInbox', { body }, sessions.member);
    await expect
      .poll(() => heard)
      .toEqual([
        { memberId: sokha, isNew: true },
        { memberId: sokha, isNew: false },
        { memberId: sokha, isNew: false },
      ]);
    await leave();
  });

  test('is emptied of what is older than 90 days', async () => {
    await sendDeposit('D7K2M9QA');
    await db.updateTable('inbox_message').set({ sent_at: sql<Date>`now() - interval '91 days'` }).execute();
    await sendDeposit('D7K2M9QB');
    await purgeInbox(db);
    expect((await list()).content.map(({ link }) => link?.order)).toEqual(['D7K2M9QB']);
  });
});

test('a log-in by a new browser is told, a second one by the same is not', async () => {
  const headers = { cookie: `__Host-did=${'n'.repeat(43)}` };
  const logIn = () =>
    gateway.value('login', { body: { username: 'sokha', password: PASSWORD, type: 'username' }, headers });
  await logIn();
  await logIn();
  const { content } = await list({ kind: 'SECURITY' }, { Language: 'EN' });
  expect(content.map(({ title }) => title)).toEqual(['Log-in on a new device']);
});
