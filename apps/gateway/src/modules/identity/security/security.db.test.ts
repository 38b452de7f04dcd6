import type { SessionList, SignInHistory } from '@mekong/api-client/contract/types';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { type TestBrowser, testBrowser } from '../../../../test/browser.ts';
import { testGateway } from '../../../../test/gateway.ts';
import { testDb } from '../../../../test/harness.ts';
import { PASSWORD, seedSmallWorld } from '../../../../test/people.ts';
import { purgeSignInRecords } from '../sign-in.repository.ts';

const t = await testDb();
await seedSmallWorld(t.db.kysely);
const gateway = await testGateway(t);
const FIREFOX = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0' };

let mine: TestBrowser;
let phone: TestBrowser;
beforeEach(async () => {
  await sql`update session set ended_at = now(), end_reason = 'LOGOUT' where ended_at is null`.execute(t.db.kysely);
  await t.db.kysely.deleteFrom('attempt').execute();
  [mine, phone] = [testBrowser(gateway), testBrowser(gateway)];
  const body = { username: 'sokha', password: PASSWORD, type: 'username' };
  await phone.call('login', { body });
  await mine.call('login', { body, headers: FIREFOX });
});

const listed = async () => (await mine.value<SessionList>('listSessions')).sessions;
const isIn = async (browser: TestBrowser) => (await browser.call('getMemberInfo')).status === 200;

describe('the owner of an account', () => {
  test('sees where it is logged in, and which one he is looking from', async () => {
    const sessions = await listed();
    expect(sessions.map(({ current }) => current).sort()).toEqual([false, true]);
    expect(sessions.find(({ current }) => current)).toMatchObject({
      browser: 'Firefox',
      system: 'Linux',
      method: 'password',
      ipMasked: '127.0.0.x',
    });
  });

  test('ends one session, which is over at once', async () => {
    const other = (await listed()).find(({ current }) => !current);
    await mine.value('endSession', { path: { sessionId: other?.id ?? '' } });
    expect(await isIn(phone)).toBe(false);
    expect(await isIn(mine)).toBe(true);
  });

  test('ends all others at once', async () => {
    const third = testBrowser(gateway);
    await third.login('sokha', PASSWORD);
    expect(await mine.value('endOtherSessions')).toEqual({ ended: 2 });
    expect([await isIn(phone), await isIn(third), await isIn(mine)]).toEqual([false, false, true]);
  });

  test('neither sees nor ends sessions of somebody else: they are not found', async () => {
    const dara = testBrowser(gateway);
    await dara.login('dara', PASSWORD);
    const [own] = (await dara.value<SessionList>('listSessions')).sessions;
    expect((await listed()).map(({ id }) => id)).not.toContain(own?.id);
    const answer = await mine.call('endSession', { path: { sessionId: own?.id ?? '' } });
    expect([answer.status, answer.json.error?.code]).toEqual([404, 'NOT_FOUND']);
    expect(await isIn(dara)).toBe(true);
  });

  test('sees the country of a log-in, as the region gate knows it, in his language', async () => {
    await gateway.modules.settings.change(
      'region',
      { networks: [{ cidr: '127.0.0.0/8', country: 'TH' }] },
      { role: 'system' },
    );
    await testBrowser(gateway).login('sokha', PASSWORD);
    await gateway.modules.settings.change('region', {}, { role: 'system' });
    const newest = async (language: string) =>
      (await mine.value<SignInHistory>('getSignInHistory', { headers: { language } })).content[0];
    expect(await newest('EN')).toMatchObject({ country: 'TH', countryName: 'Thailand' });
    expect(await newest('KM')).toMatchObject({ country: 'TH', countryName: 'ថៃ' });
    await testBrowser(gateway).login('sokha', PASSWORD);
    expect(await newest('EN')).not.toHaveProperty('country');
  });

  test('reads older log-ins on and on, none twice or left out when he logs in meanwhile', async () => {
    for (let logIns = 0; logIns < 3; logIns++) await testBrowser(gateway).login('sokha', PASSWORD);
    const whole = await mine.value<SignInHistory>('getSignInHistory', { query: { pageSize: 100 } });
    expect(whole).not.toHaveProperty('nextCursor');
    const read: string[] = [];
    let cursor: string | undefined;
    do {
      const answer = await mine.value<SignInHistory>('getSignInHistory', {
        query: { pageSize: 2, ...(cursor && { cursor }) },
      });
      read.push(...answer.content.map(({ id }) => id));
      cursor = answer.nextCursor;
      if (read.length === 2) await testBrowser(gateway).login('sokha', PASSWORD);
    } while (cursor);
    expect(read).toEqual(whole.content.map(({ id }) => id));
  });

  test('refuses a place in the log-ins of somebody else', async () => {
    const { nextCursor: cursor = '' } = await mine.value<SignInHistory>('getSignInHistory', { query: { pageSize: 1 } });
    const answer = await phone.call('getSignInHistory', {
      query: { cursor: `${cursor.slice(0, 9)}${cursor.slice(10)}` },
    });
    expect(answer.json.error).toMatchObject({ code: 'VALIDATION_FAILED', params: { fields: [{ name: 'cursor' }] } });
    const theirs = testBrowser(gateway);
    await theirs.login('dara', PASSWORD);
    expect(await theirs.code('getSignInHistory', { query: { cursor } })).toBe('VALIDATION_FAILED');
    expect(await phone.code('getSignInHistory', { query: { cursor } })).toBeUndefined();
  });

  test('sees good and failed log-ins of 90 days, his own only', async () => {
    await testBrowser(gateway).login('sokha', 'wrong');
    await testBrowser(gateway).login('dara', 'wrong');
    const { content: entries } = await mine.value<SignInHistory>('getSignInHistory');
    expect(entries[0]).toMatchObject({ ok: false, method: 'password', ipMasked: '127.0.0.x' });
    expect(entries[1]).toMatchObject({ ok: true, browser: 'Firefox' });
    await sql`update sign_in_record set at = now() - interval '91 days'`.execute(t.db.kysely);
    expect((await mine.value<SignInHistory>('getSignInHistory')).content).toEqual([]);
    await purgeSignInRecords(t.db.kysely);
    expect(await t.db.kysely.selectFrom('sign_in_record').selectAll().execute()).toEqual([]);
  });
});

describe('proving again who is there', () => {
  const weaken = () => sql`update session set strong_until = now()`.execute(t.db.kysely);

  test('a log-in by password is a proof for five minutes', async () => {
    expect(await mine.value('getProofs')).toMatchObject({ methods: ['password'], strongUntil: expect.any(String) });
    await weaken();
    expect(await mine.value('getProofs')).toEqual({ methods: ['password'] });
  });

  test('the password makes the session strong again, that session alone', async () => {
    await weaken();
    const { strongUntil } = await mine.value<{ strongUntil: string }>('stepUp', { body: { password: PASSWORD } });
    const seconds = (Date.parse(strongUntil) - Date.now()) / 1_000;
    expect(seconds).toBeGreaterThan(290);
    expect(seconds).toBeLessThanOrEqual(300);
    expect(await phone.value('getProofs')).not.toHaveProperty('strongUntil');
  });

  test('a wrong password proves nothing, and guessing waits longer each time', async () => {
    const strict = await testGateway(t, { rateLimitScale: 1 });
    const thief = testBrowser(strict);
    await thief.login('sokha', PASSWORD);
    await weaken();
    for (let n = 0; n < 5; n++)
      expect(await thief.code('stepUp', { body: { password: `wrong${n}` } })).toBe('AUTH_BAD_CREDENTIALS');
    // The first wait is one second: a busy machine may take longer than that to come back.
    await sql`update attempt set blocked_until = blocked_until + interval '1 minute'`.execute(t.db.kysely);
    const answer = await thief.call('stepUp', { body: { password: PASSWORD } });
    expect(answer.json.error).toMatchObject({ code: 'AUTH_LOCKED', params: { retryAfter: expect.any(Number) } });
    expect(await thief.value('getProofs')).not.toHaveProperty('strongUntil');
  });

  test('nothing and two things at once are no proof', async () => {
    expect(await mine.code('stepUp', { body: {} })).toBe('VALIDATION_FAILED');
  });
});

describe('entrances', () => {
  test('the entrance of agents is closed to members, and the other one to agents, after the password is proved', async () => {
    const through = async (username: string, loginAs: string, password = PASSWORD) =>
      (await testBrowser(gateway).login(username, password, { loginAs })).json.error?.code;
    expect(await through('sokha', 'agent')).toBe('AUTH_NOT_AGENT');
    expect(await through('dara', 'member')).toBe('AUTH_NOT_MEMBER');
    expect(await through('sokha', 'agent', 'wrong')).toBe('AUTH_BAD_CREDENTIALS');
    expect(await through('dara', 'agent')).toBeUndefined();
    expect(await through('sokha', 'member')).toBeUndefined();
  });
});

describe('a password that is too old', () => {
  test('must be changed while the merchant enforces that, and not otherwise', async () => {
    await sql`update credential set changed_at = now() - interval '91 days'`.execute(t.db.kysely);
    expect((await mine.login('sokha', PASSWORD)).json.value).toMatchObject({ passwordExpired: false });
    const admin = { role: 'system' } as const;
    await gateway.modules.settings.change('switches', { on: ['LOGIN', 'PASSWORD', 'PASSEXPIRY'] }, admin);
    expect((await mine.login('sokha', PASSWORD)).json.value).toMatchObject({ passwordExpired: true });
    expect(await mine.code('getMemberInfo')).toBe('AUTH_PASSWORD_EXPIRED');
    await gateway.modules.settings.change('switches', {}, admin);
    expect((await mine.login('sokha', PASSWORD)).json.value).toMatchObject({ passwordExpired: false });
    expect(await isIn(mine)).toBe(true);
  });
});
