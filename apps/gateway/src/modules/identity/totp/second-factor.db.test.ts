import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { type TestBrowser, testBrowser } from '../../../../test/browser.ts';
import { type TestAnswer, testGateway } from '../../../../test/gateway.ts';
import { testDb } from '../../../../test/harness.ts';
import { giveDetail, newestMessage, switchesOn } from '../../../../test/messages.ts';
import { cheapHash, PASSWORD, seedSmallWorld } from '../../../../test/people.ts';
import { enrolApp, type TestAuthenticatorApp } from '../../../../test/second-factor.ts';

const t = await testDb();
const people = await seedSmallWorld(t.db.kysely);
const gateway = await testGateway(t);
await switchesOn(gateway, 'VERIFICATION', 'PWRESETSMS', 'PWRESETEMAIL', 'FREEPLAY');
await giveDetail(t.db.kysely, people.sokha, 'mobileNum', '85512345678');
await giveDetail(t.db.kysely, people.sokha, 'email', 'sokha@example.com');
const originalHash = await cheapHash(PASSWORD);

const PHONE = { mobileNum: '12345678', mobileCountryCode: '855' };
const NEW = 'Tonle-Sap-88';
let app: TestAuthenticatorApp;
let browser: TestBrowser;

beforeEach(async () => {
  for (const table of ['code', 'attempt', 'recovery_code', 'totp', 'reset_link', 'remembered'] as const)
    await t.db.kysely.deleteFrom(table).execute();
  await sql`update credential set password_hash = ${originalHash}`.execute(t.db.kysely);
  const owner = testBrowser(gateway);
  await owner.login('sokha', PASSWORD);
  app = await enrolApp(t.db.kysely, owner);
  browser = testBrowser(gateway);
});

const codeBySms = async (send: 'sendLoginCode' | 'sendRecoveryCode') => {
  await browser.call(send, { body: PHONE });
  return /\d{6}/.exec((await newestMessage(gateway, '85512345678')).text)?.[0] ?? '';
};

const WAYS: Record<string, () => Promise<TestAnswer>> = {
  'a password': () => browser.login('sokha', PASSWORD),
  'a code by SMS': async () =>
    browser.call('login', {
      body: { username: '85512345678', password: await codeBySms('sendLoginCode'), type: 'sms' },
    }),
  'a recovery by phone': async () =>
    browser.call('resetPasswordByPhone', {
      body: { ...PHONE, verificationCode: await codeBySms('sendRecoveryCode'), newPassword: NEW },
    }),
};

describe.each(Object.entries(WAYS))('after %s', (_name, enter) => {
  test('the second factor is asked for, and no session is there before it', async () => {
    const answer = await enter();
    expect(answer.status, answer.text).toBe(403);
    expect(answer.json.error).toMatchObject({
      code: 'AUTH_STEP_UP',
      params: { challenge: expect.any(String), methods: ['totp', 'recoveryCode'], until: expect.any(String) },
    });
    expect([...browser.cookies.keys()]).not.toContain('__Host-sid');
    expect(await browser.code('getMemberInfo')).toBe('AUTH_TOKEN_MISSING');
  });

  test.each(['code', 'recoveryCode'] as const)('a %s opens the session', async (proof) => {
    const challenge = String((await enter()).json.error?.params.challenge);
    const value = proof === 'code' ? await app.code() : (app.recoveryCodes[0] ?? '');
    const done = await browser.call('finishSignIn', { body: { challenge, [proof]: value } });
    expect(done.status, done.text).toBe(200);
    expect(await browser.value('getMemberInfo')).toMatchObject({ username: 'sokha' });
  });

  test('a wrong code opens nothing', async () => {
    const challenge = String((await enter()).json.error?.params.challenge);
    const body = { challenge, recoveryCode: '0000000000' };
    expect(await browser.code('finishSignIn', { body })).toBe('AUTH_BAD_CREDENTIALS');
    expect([...browser.cookies.keys()]).not.toContain('__Host-sid');
  });
});

test('a recovery by phone sets the password and ends the sessions before the second factor, which stays', async () => {
  const other = testBrowser(gateway);
  const challenge = String((await other.login('sokha', PASSWORD)).json.error?.params.challenge);
  await other.call('finishSignIn', { body: { challenge, code: await app.code() } });
  expect((await WAYS['a recovery by phone']?.())?.status).toBe(403);
  expect(await other.code('getMemberInfo')).toBe('AUTH_TOKEN_EXPIRED');
  expect((await testBrowser(gateway).login('sokha', PASSWORD)).status).toBe(401);
  expect((await testBrowser(gateway).login('sokha', NEW)).json.error?.code).toBe('AUTH_STEP_UP');
});

test('a recovery by mail logs nobody in, and the second factor stays', async () => {
  await browser.call('requestPasswordMail', { body: { username: 'sokha', email: 'sokha@example.com' } });
  const token = /#token=([\w-]+)/.exec((await newestMessage(gateway, 'sokha@example.com')).text)?.[1] ?? '';
  expect((await browser.call('resetPasswordByLink', { body: { token, newPassword: NEW } })).status).toBe(200);
  expect([...browser.cookies.keys()]).not.toContain('__Host-sid');
  expect((await browser.login('sokha', NEW)).json.error?.code).toBe('AUTH_STEP_UP');
});

test('a remembered browser, which has proved both, is asked for neither', async () => {
  const challenge = String((await browser.login('sokha', PASSWORD, { remember: true })).json.error?.params.challenge);
  expect(await browser.value('getRemembered')).toEqual({ remembered: false });
  await browser.call('finishSignIn', { body: { challenge, code: await app.code() } });
  await browser.call('logout');
  browser.token = undefined;
  expect((await browser.call('signInRemembered')).status).toBe(200);
});
