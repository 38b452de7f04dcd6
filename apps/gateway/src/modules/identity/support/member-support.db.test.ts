import type {
  Member,
  MemberDetail,
  MemberNote,
  MemberNotePage,
  MemberPage,
  MemberSessionList,
  MemberSignInPage,
} from '@mekong/api-client/admin/contract/types';
import { describe, expect, test } from 'vitest';
import { consoleOf } from '../../../../test/console.ts';
import { type TestCall, testGateway } from '../../../../test/gateway.ts';
import { testDb } from '../../../../test/harness.ts';
import { giveDetail } from '../../../../test/messages.ts';
import { PASSWORD, seedSmallWorld } from '../../../../test/people.ts';

const t = await testDb();
const people = await seedSmallWorld(t.db.kysely);
await giveDetail(t.db.kysely, people.sokha, 'mobileNum', '85512345678');
await giveDetail(t.db.kysely, people.dara, 'email', 'dara@example.com');
const gateway = await testGateway(t, { rateLimitScale: 1 });
const { audit } = gateway.modules;
const support = await consoleOf(gateway, { role: 'support' });
const path = { id: people.sokha };
const reason = 'The phone was stolen; ticket 4711.';

const list = (query: TestCall['query'] = {}) => support.value<MemberPage>('listMembers', { query });
const names = async (query: TestCall['query']) => (await list(query)).content.map(({ username }) => username);
const member = () => support.value<MemberDetail>('getMember', { path });
const noted = async (action: string) => (await audit.newest({ action, limit: 1 }))[0];

describe('the search for members', () => {
  test.each([
    ['the beginning of a name, whatever its case', { q: 'SOK' }, ['sokha']],
    ['a number of the member', { q: people.dara }, ['dara']],
    ['a mobile number, however it is written', { q: '+855 12 345 678' }, ['sokha']],
    ['a mail address', { q: 'Dara@Example.com' }, ['dara']],
    ['the kind of account', { kind: 'agent' }, ['dara']],
    ['the state of the account', { status: 'closed' }, []],
    ['a part of a mobile number, which finds nobody', { q: '8551234' }, []],
    ['signs that mean something to a database', { q: '%' }, []],
  ])('finds by %s', async (_what, query, found) => {
    expect(await names(query)).toEqual(found);
  });

  test('goes on by cursor, the newest first', async () => {
    const read: Member[] = [];
    for (let query: TestCall['query'] | undefined = { pageSize: 1 }; query; ) {
      const { content, nextCursor }: MemberPage = await list(query);
      read.push(...content);
      query = nextCursor ? { pageSize: 1, cursor: nextCursor } : undefined;
    }
    expect(read.map(({ username, kind }) => [username, kind])).toEqual([
      ['trial', 'trial'],
      ['sokha', 'member'],
      ['dara', 'agent'],
    ]);
  });

  test('tells of one member what helps to help, and of nobody that is not there', async () => {
    expect(await member()).toMatchObject({
      username: 'sokha',
      upline: 'dara',
      balance: '1000000.0000',
      currency: 'KHR',
      hasSecondFactor: false,
      passkeys: 0,
      openSessions: 0,
      failedLogins: 0,
    });
    for (const id of ['getMember', 'listMemberSessions', 'listMemberSignIns'] as const)
      expect((await support.call(id, { path: { id: '999999' } })).json.error?.code, id).toBe('NOT_FOUND');
  });
});

describe('sessions of a member', () => {
  const sessions = async () => (await support.value<MemberSessionList>('listMemberSessions', { path })).sessions;
  const end = (body: object, id = people.sokha) => support.call('endMemberSessions', { path: { id }, body });
  const isOpen = async (session: object) => (await gateway.call('getMemberInfo', {}, session)).status === 200;

  test('are ended one by one or all together, for a reason that the audit keeps', async () => {
    const [one, two] = [await gateway.login('sokha', PASSWORD), await gateway.login('sokha', PASSWORD)];
    const [newest, ...others] = await sessions();
    expect([newest?.method, others.length]).toEqual(['password', 1]);
    expect((await end({ sessionId: newest?.id, reason })).json.value).toEqual({ ended: 1 });
    expect([await isOpen(one), await isOpen(two)]).toEqual([true, false]);
    expect((await end({ reason })).json.value).toEqual({ ended: 1 });
    expect(await isOpen(one)).toBe(false);
    expect(await noted('session.ended')).toMatchObject({
      actorId: 'a support',
      actorRole: 'operator',
      ip: '127.0.0.1',
      object: 'sokha',
      detail: { ended: 1, reason },
    });
  });

  test('are not ended without a reason, nor through somebody else', async () => {
    const session = await gateway.login('sokha', PASSWORD);
    const [open] = await sessions();
    expect((await end({})).json.error?.code).toBe('VALIDATION_FAILED');
    expect((await end({ sessionId: open?.id, reason }, people.dara)).json.error?.code).toBe('NOT_FOUND');
    expect(await isOpen(session)).toBe(true);
  });

  test('and failed tries are in the log-ins, newest first', async () => {
    await gateway.call('login', { body: { username: 'sokha', password: 'wrong', type: 'username' } });
    const { content } = await support.value<MemberSignInPage>('listMemberSignIns', { path, query: { pageSize: 2 } });
    expect(content.map(({ ok, method }) => [ok, method])).toEqual([
      [false, 'password'],
      [true, 'password'],
    ]);
  });
});

describe('notes about a member', () => {
  const notes = (query: TestCall['query'] = {}) => support.value<MemberNotePage>('listMemberNotes', { path, query });
  const add = (text: string, id = people.sokha) => support.call('addMemberNote', { path: { id }, body: { text } });

  test('are made once for a key, however often it is sent', async () => {
    const key = '6c3f0d1e-9a24-4b7c-8e51-2f7d4a9b0c68';
    const body = { key, text: 'Called twice.' };
    const send = (change: object = {}) => support.call('addMemberNote', { path, body: { ...body, ...change } });
    const [first, second] = await Promise.all([send(), send()]);
    expect(second?.json.value).toEqual(first?.json.value);
    expect((await notes()).content.map(({ text }) => text)).toEqual(['Called twice.']);
    expect((await send({ text: 'Called once.' })).json.error?.code).toBe('STATE_STALE');
    await t.db.kysely.deleteFrom('member_note').execute();
  });

  test('are added by operators and read by others, the newest first, page by page', async () => {
    expect(await notes()).toEqual({ content: [] });
    const first = (await add('  Called about parts, explained.  ')).json.value as MemberNote;
    expect(first).toMatchObject({ author: 'a support', text: 'Called about parts, explained.' });
    await add('Speaks Khmer and Thai.');
    const { content, nextCursor } = await notes({ pageSize: 1 });
    expect(content.map(({ text }) => text)).toEqual(['Speaks Khmer and Thai.']);
    expect((await notes({ pageSize: 1, cursor: nextCursor ?? '' })).content).toEqual([first]);
    // which note it was stands in the audit trail, not its words
    const [, entry] = await audit.newest({ action: 'member.noted', limit: 2 });
    expect(entry).toMatchObject({ actorId: 'a support', object: 'sokha', detail: { note: first.id } });
  });

  test('are refused without words, beyond 500 characters, and about nobody', async () => {
    for (const text of ['', '   ', 'a'.repeat(501)])
      expect((await add(text)).json.error?.code, text).toBe('VALIDATION_FAILED');
    expect((await add('Hello', '999999')).json.error?.code).toBe('NOT_FOUND');
    expect((await support.call('listMemberNotes', { path: { id: '999999' } })).json.error?.code).toBe('NOT_FOUND');
    const viewer = await consoleOf(gateway, { role: 'viewer' });
    expect((await viewer.call('listMemberNotes', { path })).json.error?.code).toBe('AUTH_ROLE');
  });
});

test('a log-in that waits after wrong passwords is unlocked for a reason that the audit keeps', async () => {
  const login = (password: string) =>
    gateway.call('login', { body: { username: 'Trial', password, type: 'username' }, from: '203.0.113.9' });
  const trial = { id: people.trial };
  const state = () => support.value<MemberDetail>('getMember', { path: trial });
  for (let tries = 0; tries < 5; tries++) await login('wrong');
  await t.db.kysely
    .updateTable('attempt')
    .set({ failures: 9, blocked_until: new Date(Date.now() + 600_000) })
    .where('subject', 'like', 'pair:trial %')
    .execute();
  expect((await login(PASSWORD)).json.error?.code).toBe('AUTH_LOCKED');
  const { failedLogins, waitSeconds } = await state();
  expect(failedLogins).toBeGreaterThan(0);
  expect(waitSeconds).toBeGreaterThan(500);
  const unlock = (body: object) => support.call('unlockMemberLogin', { path: trial, body });
  expect((await unlock({})).json.error?.code).toBe('VALIDATION_FAILED');
  expect((await unlock({ reason })).json.value).toEqual({ failures: failedLogins });
  expect(await state()).toMatchObject({ failedLogins: 0, waitSeconds: 0 });
  expect((await login(PASSWORD)).status).toBe(200);
  expect(await noted('login.unlocked')).toMatchObject({ actorId: 'a support', object: 'trial', detail: { reason } });
});
