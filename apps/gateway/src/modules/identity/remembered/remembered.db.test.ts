import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { type TestBrowser, testBrowser } from '../../../../test/browser.ts';
import { testGateway } from '../../../../test/gateway.ts';
import { testDb } from '../../../../test/harness.ts';
import { PASSWORD, seedSmallWorld } from '../../../../test/people.ts';
import { purgeRemembered } from './remembered.repository.ts';

const t = await testDb();
const people = await seedSmallWorld(t.db.kysely);
const gateway = await testGateway(t);
const RM = '__Host-rm';

let browser: TestBrowser;
beforeEach(async () => {
  await t.db.kysely.deleteFrom('remembered').execute();
  browser = testBrowser(gateway);
});

const remember = (from = browser) => from.login('sokha', PASSWORD, { remember: true });
/** Closes the browser: what ends with it is gone. */
const reopen = (from = browser) => {
  for (const name of ['__Host-sid', 'sid']) from.cookies.delete(name);
  from.token = undefined;
};
const isIn = async (from: TestBrowser) => (await from.call('getMemberInfo')).status === 200;

describe('a remembered browser', () => {
  test('shows whose it is and until when, and lets him continue without a password', async () => {
    await remember();
    reopen();
    const shown = await browser.value<{ remembered: boolean; name: string; until: string }>('getRemembered');
    expect(shown).toMatchObject({ remembered: true, name: 'so***' });
    const hours = (Date.parse(shown.until) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThanOrEqual(24);
    expect((await browser.call('signInRemembered')).status).toBe(200);
    expect(await isIn(browser)).toBe(true);
  });

  test('keeps no password: a readable name, and a secret that no script can read', async () => {
    const answer = await remember();
    const lines = [answer.headers['set-cookie'] ?? []].flat().map(String);
    const hint = lines.find((line) => line.startsWith('rm_hint='));
    expect(hint).toMatch(/Max-Age=86400; Path=\/; SameSite=Strict$/);
    expect(JSON.parse(decodeURIComponent(/=([^;]*)/.exec(hint ?? '')?.[1] ?? ''))).toEqual({ username: 'sokha' });
    const secret = lines.find((line) => line.startsWith(`${RM}=`));
    expect(secret).toMatch(/; Max-Age=86400; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
    expect(lines.join()).not.toContain(encodeURIComponent(PASSWORD));
    const validator = decodeURIComponent(browser.cookies.get(RM) ?? '').split(':')[1] ?? 'none';
    const { rows } = await sql<{ n: number }>`
      select count(*)::int4 as n from remembered where validator_hash = ${validator}`.execute(t.db.kysely);
    expect(rows[0]?.n).toBe(0);
  });

  test('is not remembered unless asked for', async () => {
    await browser.login('sokha', PASSWORD);
    expect(browser.cookies.has(RM)).toBe(false);
    expect(await browser.value('getRemembered')).toEqual({ remembered: false });
  });

  test('changes its secret at every use, without a longer day', async () => {
    await remember();
    await sql`update remembered set expires_at = now() + interval '1 hour'`.execute(t.db.kysely);
    const first = browser.cookies.get(RM);
    reopen();
    const answer = await browser.call('signInRemembered');
    expect(browser.cookies.get(RM)).not.toBe(first);
    const line = [answer.headers['set-cookie'] ?? []]
      .flat()
      .map(String)
      .find((cookie) => cookie.startsWith(`${RM}=`));
    expect(Number(/Max-Age=(\d+)/.exec(line ?? '')?.[1])).toBeLessThanOrEqual(3_600);
  });

  test('whose old secret comes back is no longer remembered, and what was opened with it ends', async () => {
    await remember();
    const stolen = browser.cookies.get(RM) ?? '';
    reopen();
    await browser.call('signInRemembered');
    const thief = testBrowser(gateway);
    for (const [name, value] of browser.cookies) thief.cookies.set(name, value);
    thief.cookies.set(RM, stolen);
    expect(await thief.code('signInRemembered')).toBe('AUTH_TOKEN_EXPIRED');
    expect(await isIn(browser)).toBe(false);
    expect(await browser.code('signInRemembered')).toBe('AUTH_TOKEN_EXPIRED');
    expect(browser.cookies.has(RM)).toBe(false);
  });

  test('is that browser alone: the secret is worth nothing in another one', async () => {
    await remember();
    const thief = testBrowser(gateway);
    thief.cookies.set(RM, browser.cookies.get(RM) ?? '');
    expect(await thief.value('getRemembered')).toEqual({ remembered: false });
    expect(await thief.code('signInRemembered')).toBe('AUTH_TOKEN_EXPIRED');
  });

  test('of two tabs that continue at once one gets in', { tags: ['race'] }, async () => {
    await remember();
    reopen();
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { origin: 'http://localhost:8080', cookie };
    const answers = await Promise.all([1, 2, 3].map(() => gateway.call('signInRemembered', { headers })));
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
  });

  test('is forgotten after a day, on request, and with every other one when the owner ends his sessions', async () => {
    await remember();
    await browser.call('forgetRemembered');
    expect(browser.cookies.has(RM)).toBe(false);
    expect(await t.db.kysely.selectFrom('remembered').selectAll().execute()).toHaveLength(0);

    await remember();
    const owner = testBrowser(gateway);
    await owner.login('sokha', PASSWORD);
    await owner.call('endOtherSessions');
    reopen();
    expect(await browser.code('signInRemembered')).toBe('AUTH_TOKEN_EXPIRED');

    await remember();
    await sql`update remembered set expires_at = now()`.execute(t.db.kysely);
    reopen();
    expect(await browser.code('signInRemembered')).toBe('AUTH_TOKEN_EXPIRED');
    await purgeRemembered(t.db.kysely);
  });

  test('is forgotten when the password is changed', async () => {
    await remember();
    const owner = testBrowser(gateway);
    await owner.login('sokha', PASSWORD);
    const changed = await owner.call('changePassword', {
      body: { oldPassword: PASSWORD, newPassword: 'Tonle-Sap#41' },
    });
    expect(changed.status, changed.text).toBe(200);
    reopen();
    expect(await browser.code('signInRemembered')).toBe('AUTH_TOKEN_EXPIRED');
    await owner.call('changePassword', { body: { oldPassword: 'Tonle-Sap#41', newPassword: PASSWORD } });
  });

  test('is refused to a page of another site', async () => {
    await remember();
    reopen();
    const headers = { origin: 'https://evil.example' };
    expect(await browser.code('signInRemembered', { headers })).toBe('AUTH_TOKEN_MISSING');
    expect(await browser.code('forgetRemembered', { headers })).toBe('AUTH_TOKEN_MISSING');
  });

  test('does not let a locked account in', async () => {
    await remember();
    reopen();
    const set = (status: 'locked' | 'active') =>
      t.db.kysely.updateTable('member').set({ status }).where('id', '=', people.sokha).execute();
    await set('locked');
    expect(await browser.code('signInRemembered')).toBe('AUTH_LOCKED');
    await set('active');
  });

  test('may browse and play, and proves its owner before it ends sessions', async () => {
    await remember();
    reopen();
    await browser.call('signInRemembered');
    const refused = await browser.call('endOtherSessions');
    expect(refused.json.error).toMatchObject({ code: 'AUTH_STEP_UP', params: { methods: ['password'] } });
    await browser.call('stepUp', { body: { password: PASSWORD } });
    expect((await browser.call('endOtherSessions')).status).toBe(200);
  });
});
