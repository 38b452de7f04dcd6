import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { cookieOf, testGateway } from '../../../../test/gateway.ts';
import { testDb } from '../../../../test/harness.ts';
import { giveDetail, newestMessage, switchesOn } from '../../../../test/messages.ts';
import { cheapHash, PASSWORD, seedSmallWorld } from '../../../../test/people.ts';
import { heldUntil } from './hold.repository.ts';

const t = await testDb();
const people = await seedSmallWorld(t.db.kysely);
const gateway = await testGateway(t);
await switchesOn(gateway, 'PWRESETEMAIL', 'PWRESETSMS', 'PASSEXPIRY');
await giveDetail(t.db.kysely, people.sokha, 'mobileNum', '85512345678');
await giveDetail(t.db.kysely, people.sokha, 'email', 'sokha@example.com');
const originalHash = await cheapHash(PASSWORD);

beforeEach(async () => {
  await sql`update credential set password_hash = ${originalHash}, must_change = null, changed_at = now()`.execute(
    t.db.kysely,
  );
  for (const table of ['code', 'attempt', 'reset_link', 'member_hold'] as const)
    await t.db.kysely.deleteFrom(table).execute();
});

const NEW = 'Tonle-Sap-88';
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const askMail = (username: string, email: string) =>
  gateway.call('requestPasswordMail', { body: new URLSearchParams({ username, email }).toString(), headers: form });
const tokenFor = async (email: string) => /#token=([\w-]+)/.exec((await newestMessage(gateway, email)).text)?.[1] ?? '';
const byLink = (token: string, newPassword = NEW) =>
  gateway.call('resetPasswordByLink', { body: { token, newPassword } });
const PHONE = { mobileNum: '12345678', mobileCountryCode: '855' };
const askCode = async () => {
  await gateway.call('sendRecoveryCode', { body: PHONE });
  return /\d{6}/.exec((await newestMessage(gateway, '85512345678')).text)?.[0] ?? '';
};
const byPhone = (verificationCode: string, more: object = {}) =>
  gateway.call('resetPasswordByPhone', { body: { ...PHONE, verificationCode, newPassword: NEW, ...more } });
const statusOf = async (password: string) =>
  (await gateway.call('login', { body: { username: 'sokha', password, type: 'username' } })).status;
const codeOf = async (session: { token: string; cookie: string }) =>
  (await gateway.call('getMemberInfo', {}, session)).json.error?.code;
const fieldsOf = (answer: { json: { error?: { params: Record<string, unknown> } } }) =>
  answer.json.error?.params.fields;
const audited = async (action: string) =>
  (await sql<{ n: number }>`select count(*)::int4 as n from audit where action = ${action}`.execute(t.db.kysely))
    .rows[0]?.n;

describe('by mail', () => {
  test('every pair of name and address gets the same answer, and the owner alone a link', async () => {
    const answers = [
      await askMail('sokha', 'sokha@example.com'),
      await askMail('sokha', 'other@example.com'),
      await askMail('nobody', 'sokha@example.com'),
    ];
    for (const answer of answers) expect(answer.json).toEqual({ success: true, value: { accepted: true } });
    expect((await newestMessage(gateway, 'other@example.com')).state).toBe('withheld');
    const newest = await newestMessage(gateway, 'sokha@example.com');
    expect([newest.state, newest.text.includes('#token=')]).toEqual(['withheld', false]);
  });

  test('the link sets a password once, ends every session and logs nobody in', async () => {
    const session = await gateway.login('sokha', PASSWORD);
    await askMail('SOKHA', 'Sokha@Example.com');
    const token = await tokenFor('sokha@example.com');
    const answer = await byLink(token);
    expect(answer.json.value).toEqual({ changed: true });
    expect(cookieOf(answer)).toBe('');
    expect(await codeOf(session)).toBe('AUTH_TOKEN_EXPIRED');
    expect([await statusOf(PASSWORD), await statusOf(NEW)]).toEqual([401, 200]);
    expect((await byLink(token, 'Another-One-99')).json.error?.code).toBe('OTP_INVALID');
    expect(await heldUntil(t.db.kysely, people.sokha, 'withdrawal')).toBeInstanceOf(Date);
    expect((await newestMessage(gateway, 'sokha@example.com')).purpose).toBe('passwordReset');
    expect(await audited('password.reset')).toBeGreaterThan(0);
  });

  test('a refused password leaves the link good', async () => {
    await askMail('sokha', 'sokha@example.com');
    const token = await tokenFor('sokha@example.com');
    expect(fieldsOf(await byLink(token, 'short'))).toMatchObject([{ name: 'newPassword', rule: 'min' }]);
    expect(fieldsOf(await byLink(token, 'password123'))).toEqual([{ name: 'newPassword', rule: 'common' }]);
    expect((await byLink(token)).status).toBe(200);
  });

  test('of two callers with one link one sets the password', { tags: ['race'] }, async () => {
    await askMail('sokha', 'sokha@example.com');
    const token = await tokenFor('sokha@example.com');
    const answers = await Promise.all([byLink(token), byLink(token, 'Another-One-99')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test('an old link is too old, a replaced and a made-up one are invalid', async () => {
    await askMail('sokha', 'sokha@example.com');
    const first = await tokenFor('sokha@example.com');
    await askMail('sokha', 'sokha@example.com');
    expect((await byLink(first)).json.error?.code).toBe('OTP_INVALID');
    await sql`update reset_link set expires_at = now()`.execute(t.db.kysely);
    expect((await byLink(await tokenFor('sokha@example.com'))).json.error?.code).toBe('OTP_EXPIRED');
    expect((await byLink('A'.repeat(43))).json.error?.code).toBe('OTP_INVALID');
  });

  test('names and addresses are limited alike, known or not', async () => {
    const strict = await testGateway(t, { rateLimitScale: 1 });
    await switchesOn(strict, 'PWRESETEMAIL', 'PWRESETSMS', 'PASSEXPIRY');
    const ask = (username: string) =>
      strict.call('requestPasswordMail', {
        body: new URLSearchParams({ username, email: 'a@example.com' }).toString(),
        headers: form,
      });
    expect([(await ask('one')).status, (await ask('two')).status]).toEqual([200, 200]);
    expect((await ask('three')).json.error?.code).toBe('AUTH_CAPTCHA_REQUIRED');
    await sql`update attempt set failures = 10`.execute(t.db.kysely);
    expect((await ask('four')).json.error?.code).toBe('RATE_LIMITED');
  });

  test('may be sent as JSON too, and a form is taken nowhere else', async () => {
    const json = await gateway.call('requestPasswordMail', { body: { username: 'sokha', email: 'a@example.com' } });
    expect(json.status).toBe(200);
    const wrong = await gateway.call('sendRecoveryCode', { body: 'mobileNum=12345678', headers: form });
    expect(wrong.status).toBe(415);
  });

  test('is closed with its switch', async () => {
    await switchesOn(gateway, 'PWRESETSMS', 'PASSEXPIRY');
    expect((await askMail('sokha', 'sokha@example.com')).json.error?.code).toBe('OTP_DISABLED');
    expect((await byLink('A'.repeat(43))).json.error?.code).toBe('OTP_DISABLED');
    await switchesOn(gateway, 'PWRESETEMAIL', 'PWRESETSMS', 'PASSEXPIRY');
  });
});

describe('by phone', () => {
  test('the code sets a password, logs in, ends other sessions and holds withdrawals for a day', async () => {
    const session = await gateway.login('sokha', PASSWORD);
    const answer = await byPhone(await askCode());
    expect(answer.status, answer.text).toBe(200);
    const { token } = answer.json.value as { token: string };
    expect(await codeOf({ token, cookie: cookieOf(answer) })).toBeUndefined();
    expect(await codeOf(session)).toBe('AUTH_TOKEN_EXPIRED');
    expect([await statusOf(PASSWORD), await statusOf(NEW)]).toEqual([401, 200]);
    const until = (await heldUntil(t.db.kysely, people.sokha, 'withdrawal'))?.getTime() ?? 0;
    expect(Math.round((until - Date.now()) / 3_600_000)).toBe(24);
    expect((await newestMessage(gateway, 'sokha@example.com')).purpose).toBe('passwordReset');
  });

  test('a weak password, a wrong confirmation and a missing code cost no code', async () => {
    const code = await askCode();
    expect(fieldsOf(await byPhone(code, { newPassword: 'short' }))).toMatchObject([{ name: 'newPassword' }]);
    for (const name of ['confirmPassword', 'confirmNewPassword'])
      expect(fieldsOf(await byPhone(code, { [name]: 'else' }))).toEqual([{ name, rule: 'equal' }]);
    expect((await byPhone('')).json.error?.code).toBe('OTP_MISSING');
    expect((await byPhone(code)).status).toBe(200);
    expect((await byPhone(code)).json.error?.code).toBe('OTP_INVALID');
  });

  test('numbers with and without account are refused alike', async () => {
    await askCode();
    const unknown = { mobileNum: '12999999', mobileCountryCode: '855' };
    await gateway.call('sendRecoveryCode', { body: unknown });
    const answers = [await byPhone('000000'), await byPhone('000000', unknown)];
    expect(answers.map(({ status, json }) => [status, json.error?.code])).toEqual(Array(2).fill([400, 'OTP_INVALID']));
  });

  test('an account that an operator locked stays locked', async () => {
    const code = await askCode();
    await sql`update member set status = 'locked' where id = ${people.sokha}`.execute(t.db.kysely);
    const refused = (await byPhone(code)).json.error?.code;
    await sql`update member set status = 'active' where id = ${people.sokha}`.execute(t.db.kysely);
    expect(refused).toBe('AUTH_LOCKED');
    expect(await statusOf(PASSWORD)).toBe(200);
  });
});

describe('change', () => {
  const change = (session: { token: string; cookie: string }, body: object) =>
    gateway.call('changePassword', { body: { oldPassword: PASSWORD, newPassword: NEW, ...body } }, session);

  test('needs the old password, keeps this session and ends the others', async () => {
    const [mine, other] = [await gateway.login('sokha', PASSWORD), await gateway.login('sokha', PASSWORD)];
    expect((await change(mine, { oldPassword: 'wrong' })).json.error?.code).toBe('AUTH_BAD_CREDENTIALS');
    expect((await change(mine, {})).json.value).toEqual({ changed: true });
    expect([await codeOf(mine), await codeOf(other)]).toEqual([undefined, 'AUTH_TOKEN_EXPIRED']);
    expect([await statusOf(PASSWORD), await statusOf(NEW)]).toEqual([401, 200]);
    expect((await newestMessage(gateway, 'sokha@example.com')).purpose).toBe('passwordChanged');
    expect(await heldUntil(t.db.kysely, people.sokha, 'withdrawal')).toBeUndefined();
    expect(await audited('password.changed')).toBeGreaterThan(0);
  });

  test('refuses what is old, common, the name, or typed differently', async () => {
    const mine = await gateway.login('sokha', PASSWORD);
    const refusals = [
      await change(mine, { newPassword: PASSWORD }),
      await change(mine, { newPassword: 'password123' }),
      await change(mine, { confirmPassword: 'else' }),
    ];
    expect(refusals.map(fieldsOf)).toEqual([
      [{ name: 'newPassword', rule: 'different' }],
      [{ name: 'newPassword', rule: 'common' }],
      [{ name: 'confirmPassword', rule: 'equal' }],
    ]);
  });

  test('guessing the old one in an open session is rate limited as a log-in is', async () => {
    const strict = await testGateway(t, { rateLimitScale: 1 });
    const mine = await gateway.login('sokha', PASSWORD);
    const guess = () => strict.call('changePassword', { body: { oldPassword: 'wrong', newPassword: NEW } }, mine);
    for (let i = 0; i < 3; i++) await guess();
    expect((await guess()).json.error?.code).toBe('AUTH_CAPTCHA_REQUIRED');
  });

  test.each([
    ['DEFAULT', 'AUTH_DEFAULT_PASSWORD'],
    ['EXPIRED', 'AUTH_PASSWORD_EXPIRED'],
  ] as const)('a session that must change its password first (%s) is a full one afterwards', async (must, code) => {
    await sql`update credential set must_change = ${must} where member_id = ${people.sokha}`.execute(t.db.kysely);
    const mine = await gateway.login('sokha', PASSWORD);
    expect(await codeOf(mine)).toBe(code);
    expect((await change(mine, {})).status).toBe(200);
    expect(await codeOf(mine)).toBeUndefined();
  });

  test('a trial account keeps its password', async () => {
    expect((await change(await gateway.login('trial', PASSWORD), {})).json.error?.code).toBe('AUTH_TRIAL_BLOCKED');
  });
});
