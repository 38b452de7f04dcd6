import type { MemberInfo } from '@mekong/api-client/contract/types';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { cookieOf, siteOrigin, testGateway } from '../../../test/gateway.ts';
import { testDb } from '../../../test/harness.ts';
import { PASSWORD, seedSmallWorld } from '../../../test/people.ts';
import { newSecret } from '../../kernel/secrets.ts';

const t = await testDb();
const people = await seedSmallWorld(t.db.kysely);
const gateway = await testGateway(t);

const login = () => gateway.login('sokha', PASSWORD);
const codeOf = async (session: { token?: string; cookie?: string }) =>
  (await gateway.call('getMemberInfo', {}, session)).json.error?.code;
const resume = (cookie: string, origin = siteOrigin) =>
  gateway.call('resumeSession', { headers: { origin } }, { cookie });
/** Makes the newest session of sokha look as if it had been left alone. */
const age = (column: 'last_seen_at' | 'expires_at', minutes: number) =>
  sql`update session set ${sql.ref(column)} = now() - make_interval(mins => ${minutes})
       where id = (select max(id) from session where member_id = ${people.sokha})`.execute(t.db.kysely);

describe('a session counts with both halves only', () => {
  test('both together', async () => {
    expect(await codeOf(await login())).toBeUndefined();
  });

  test('the token alone is nobody', async () => {
    const { token } = await login();
    expect(await codeOf({ token })).toBe('AUTH_TOKEN_EXPIRED');
  });

  test('the cookie alone is nobody', async () => {
    const { cookie } = await login();
    expect(await codeOf({ cookie })).toBe('AUTH_TOKEN_MISSING');
  });

  test('halves of two sessions are nobody', async () => {
    const [one, other] = [await login(), await login()];
    expect(await codeOf({ token: one.token, cookie: other.cookie })).toBe('AUTH_TOKEN_EXPIRED');
  });

  test('guessed halves are nobody', async () => {
    expect(await codeOf({ token: newSecret(), cookie: newSecret() })).toBe('AUTH_TOKEN_EXPIRED');
  });

  test('neither half stands in the database', async () => {
    const { token, cookie } = await login();
    const { rows } = await sql<{ hit: number }>`
      select count(*)::int4 as hit from session s left join session_token k on k.session_id = s.id
       where s.cookie_hash in (${token}, ${cookie}) or k.token_hash in (${token}, ${cookie})`.execute(t.db.kysely);
    expect(rows[0]?.hit).toBe(0);
  });
});

test.each([
  ['Silver', 'SILVER'],
  ['Club of the river', 'OTHER'],
])('the data of a member of the club %s name it by the code %s', async (club_label, labelName) => {
  await t.db.kysely.updateTable('member').set({ club_label, vip_rank: 2 }).where('id', '=', people.sokha).execute();
  const info = await gateway.value<MemberInfo>('getMemberInfo', {}, await login());
  expect(info.clubLabel).toEqual({ labelName, rankLevel: 2 });
});

describe('the cookie', () => {
  test('is HttpOnly, Secure, SameSite=Lax, for the whole host and not stored beyond the browser', async () => {
    const answer = await gateway.call('login', { body: { username: 'sokha', password: PASSWORD, type: 'username' } });
    const line = [answer.headers['set-cookie'] ?? []].flat().find((cookie) => String(cookie).startsWith('__Host-sid='));
    expect(String(line)).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  });

  test('loses its prefix and Secure on plain http outside of this machine, where a browser would drop it', async () => {
    const answer = await gateway.call('login', {
      body: { username: 'sokha', password: PASSWORD, type: 'username' },
      headers: { host: 'shop.example' },
    });
    const lines = [answer.headers['set-cookie'] ?? []].flat().map(String);
    expect(lines).toContainEqual(expect.stringMatching(/^sid=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/));
    expect(lines.join()).not.toContain('__Host-');
  });
});

describe('a new tab', () => {
  test('gets a token of its own, and the first one stays good', async () => {
    const first = await login();
    const answer = await resume(first.cookie);
    const { token } = answer.json.value as { token: string };
    expect(token).not.toBe(first.token);
    expect(await codeOf({ token, cookie: first.cookie })).toBeUndefined();
    expect(await codeOf(first)).toBeUndefined();
  });

  test('gets none without the cookie', async () => {
    expect((await resume('')).json.error?.code).toBe('AUTH_TOKEN_MISSING');
  });

  test('gets none for a page of another site, which the browser sends the cookie for all the same', async () => {
    const { cookie } = await login();
    expect((await resume(cookie, 'https://evil.example')).json.error?.code).toBe('AUTH_TOKEN_MISSING');
    const withoutOrigin = await gateway.call('resumeSession', {}, { cookie });
    expect(withoutOrigin.json.error?.code).toBe('AUTH_TOKEN_MISSING');
  });

  test('is told that the session has ended, and the dead cookie is taken away', async () => {
    const session = await login();
    await gateway.call('logout', {}, session);
    const answer = await resume(session.cookie);
    expect(answer.json.error?.code).toBe('AUTH_TOKEN_EXPIRED');
    expect(String(answer.headers['set-cookie'])).toContain('__Host-sid=; ');
  });

  test('number twenty-one takes the place of the first', async () => {
    const session = await login();
    for (let tab = 0; tab < 20; tab++) await resume(session.cookie);
    expect(await codeOf(session)).toBe('AUTH_TOKEN_EXPIRED');
  });
});

describe('a session ends', () => {
  test('at log-out, with every tab of it', async () => {
    const session = await login();
    const other = (await resume(session.cookie)).json.value as { token: string };
    const answer = await gateway.call('logout', {}, session);
    expect(cookieOf(answer)).toBe('');
    expect(await codeOf(session)).toBe('AUTH_TOKEN_EXPIRED');
    expect(await codeOf({ token: other.token, cookie: session.cookie })).toBe('AUTH_TOKEN_EXPIRED');
  });

  test('after 30 idle minutes', async () => {
    const session = await login();
    await age('last_seen_at', 29);
    expect(await codeOf(session)).toBeUndefined();
    await age('last_seen_at', 31);
    expect(await codeOf(session)).toBe('AUTH_TOKEN_EXPIRED');
  });

  test('after twelve hours, however busy it was', async () => {
    const session = await login();
    await age('expires_at', 0);
    expect(await codeOf(session)).toBe('AUTH_TOKEN_EXPIRED');
  });

  test('when its account is locked', async () => {
    const session = await login();
    await t.db.kysely.updateTable('member').set({ status: 'locked' }).where('id', '=', people.sokha).execute();
    expect(await codeOf(session)).toBe('AUTH_TOKEN_EXPIRED');
    await t.db.kysely.updateTable('member').set({ status: 'active' }).where('id', '=', people.sokha).execute();
  });

  test('when the same browser logs in again', async () => {
    const session = await login();
    await gateway.call(
      'login',
      { body: { username: 'dara', password: PASSWORD, type: 'username' } },
      { cookie: session.cookie },
    );
    expect(await codeOf(session)).toBe('AUTH_TOKEN_EXPIRED');
  });

  test('by the clock too, when nobody calls any more', async () => {
    await login();
    await age('last_seen_at', 31);
    await gateway.modules.sessions.endStale(t.db.kysely);
    const { rows } = await sql<{ end_reason: string }>`
      select end_reason from session where member_id = ${people.sokha} order by id desc limit 1`.execute(t.db.kysely);
    expect(rows[0]?.end_reason).toBe('IDLE');
  });
});

test('a session whose password must be changed may log out and nothing else', async () => {
  await t.db.kysely
    .updateTable('credential')
    .set({ must_change: 'DEFAULT' })
    .where('member_id', '=', people.trial)
    .execute();
  const session = await gateway.login('trial', PASSWORD);
  expect(await codeOf(session)).toBe('AUTH_DEFAULT_PASSWORD');
  expect((await gateway.call('getBalance', {}, session)).status).toBe(403);
  expect((await gateway.call('logout', {}, session)).status).toBe(200);
});

test('the log-in before this one is shown to its owner', async () => {
  await login();
  const session = await login();
  const info = await gateway.value<{ lastLogin?: { at: string; ipMasked: string } }>('getMemberInfo', {}, session);
  expect(info.lastLogin).toMatchObject({ ipMasked: '127.0.0.x', at: expect.any(String) });
});
