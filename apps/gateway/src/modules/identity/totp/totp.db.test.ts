import type { RecoveryCodes, TotpEnrolment } from '@mekong/api-client/contract/types';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type TestBrowser, testBrowser } from '../../../../test/browser.ts';
import { testGateway } from '../../../../test/gateway.ts';
import { testDb } from '../../../../test/harness.ts';
import { giveDetail, newestMessage } from '../../../../test/messages.ts';
import { PASSWORD, seedSmallWorld } from '../../../../test/people.ts';
import { authenticatorOf } from '../../../kernel/totp.ts';

const t = await testDb();
const people = await seedSmallWorld(t.db.kysely);
const gateway = await testGateway(t);

let owner: TestBrowser;
let secret: string;
let recoveryCodes: string[];

/** What the app shows, some half minutes from now; the tests are faster than the clock. */
const codeOf = (halfMinutes = 0) =>
  authenticatorOf(secret, '', '').generate({ timestamp: Date.now() + halfMinutes * 30_000 });
/** As if time had gone by since the last code. */
const forgetSteps = () => sql`update totp set last_step = 0`.execute(t.db.kysely);

beforeEach(async () => {
  await t.db.kysely.deleteFrom('attempt').execute();
  owner = testBrowser(gateway);
  await owner.login('sokha', PASSWORD);
  ({ secret } = await owner.value<TotpEnrolment>('enrolTotp'));
  ({ recoveryCodes } = await owner.value<RecoveryCodes>('confirmTotp', { body: { code: codeOf() } }));
  await forgetSteps();
});
afterEach(async () => {
  await sql`delete from recovery_code`.execute(t.db.kysely);
  await sql`delete from totp`.execute(t.db.kysely);
});

/** A log-in by password, and the challenge that it answers. */
async function begin(browser = testBrowser(gateway), more: object = {}) {
  const answer = await browser.login('sokha', PASSWORD, more);
  return { browser, answer, challenge: String(answer.json.error?.params.challenge) };
}
const finish = (browser: TestBrowser, challenge: string, proof: object) =>
  browser.call('finishSignIn', { body: { challenge, ...proof } });

describe('a log-in with a second factor', () => {
  test('stops after the password and goes on with a code', async () => {
    const { browser, answer, challenge } = await begin();
    expect(answer.status).toBe(403);
    expect(answer.json.error).toMatchObject({
      code: 'AUTH_STEP_UP',
      params: { challenge: expect.stringMatching(/^[\w-]{43}$/), methods: ['totp', 'recoveryCode'] },
    });
    expect([...browser.cookies.keys()]).not.toContain('__Host-sid');
    expect((await finish(browser, challenge, { code: codeOf() })).status).toBe(200);
    expect((await browser.call('getMemberInfo')).status).toBe(200);
  });

  test('is told nothing about the second factor before the password is right', async () => {
    const wrong = await testBrowser(gateway).login('sokha', 'wrong');
    expect(wrong.json.error).toMatchObject({ code: 'AUTH_BAD_CREDENTIALS', params: {} });
  });

  test('takes each code once, also for somebody who looked over the shoulder', async () => {
    const code = codeOf();
    const first = await begin();
    expect((await finish(first.browser, first.challenge, { code })).status).toBe(200);
    const second = await begin();
    expect((await finish(second.browser, second.challenge, { code })).json.error?.code).toBe('AUTH_BAD_CREDENTIALS');
  });

  test('takes one code once of many at the same moment', { tags: ['race'] }, async () => {
    const begun = await Promise.all(Array.from({ length: 4 }, () => begin()));
    const code = codeOf();
    const answers = await Promise.all(begun.map(({ browser, challenge }) => finish(browser, challenge, { code })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('forgives a clock that is half a minute off, not one that is two minutes off', async () => {
    const late = await begin();
    expect((await finish(late.browser, late.challenge, { code: codeOf(-4) })).json.error?.code).toBe(
      'AUTH_BAD_CREDENTIALS',
    );
    expect((await finish(late.browser, late.challenge, { code: codeOf(1) })).status).toBe(200);
  });

  test('takes each recovery code once, however it is written', async () => {
    const [spare = ''] = recoveryCodes;
    const first = await begin();
    expect((await finish(first.browser, first.challenge, { recoveryCode: spare.toLowerCase() })).status).toBe(200);
    expect(await first.browser.value('getTotp')).toMatchObject({ enrolled: true, recoveryCodesLeft: 9 });
    const second = await begin();
    expect((await finish(second.browser, second.challenge, { recoveryCode: spare })).json.error?.code).toBe(
      'AUTH_BAD_CREDENTIALS',
    );
  });

  test('ends after five wrong codes: the right one comes too late', async () => {
    const { browser, challenge } = await begin();
    const wrong = codeOf(-9);
    for (let n = 0; n < 5; n++)
      expect((await finish(browser, challenge, { code: wrong })).json.error?.code).toBe('AUTH_BAD_CREDENTIALS');
    expect((await finish(browser, challenge, { code: codeOf() })).json.error?.code).toBe('AUTH_TOKEN_EXPIRED');
  });

  test('slows guessing down over all challenges together', async () => {
    const strict = await testGateway(t, { rateLimitScale: 1 });
    const wrong = { code: codeOf(-9) };
    const first = await begin(testBrowser(strict));
    const second = await begin(testBrowser(strict));
    for (let n = 0; n < 5; n++) await finish(first.browser, first.challenge, wrong);
    // The first wait is one second: a busy machine may take longer than that to come back.
    await sql`update attempt set blocked_until = blocked_until + interval '1 minute'`.execute(t.db.kysely);
    expect((await finish(second.browser, second.challenge, { code: codeOf() })).json.error?.code).toBe('AUTH_LOCKED');
  });

  test('goes on in the browser that began it, within five minutes, once', async () => {
    const { browser, challenge } = await begin();
    expect((await finish(testBrowser(gateway), challenge, { code: codeOf() })).json.error?.code).toBe(
      'AUTH_TOKEN_EXPIRED',
    );
    expect((await finish(browser, challenge, { code: codeOf() })).status).toBe(200);
    expect((await finish(browser, challenge, { code: codeOf(1) })).json.error?.code).toBe('AUTH_TOKEN_EXPIRED');
    const late = await begin();
    await sql`update challenge set expires_at = now()`.execute(t.db.kysely);
    expect((await finish(late.browser, late.challenge, { code: codeOf(1) })).json.error?.code).toBe(
      'AUTH_TOKEN_EXPIRED',
    );
  });

  test('is remembered afterwards when that was asked for, and keeps its entrance', async () => {
    const { browser, challenge } = await begin(testBrowser(gateway), { remember: true });
    await finish(browser, challenge, { code: codeOf() });
    expect(await browser.value('getRemembered')).toMatchObject({ remembered: true });
    const agents = await begin(testBrowser(gateway), { loginAs: 'agent' });
    expect(agents.answer.json.error?.code).toBe('AUTH_NOT_AGENT');
  });

  test('does not let an account in that was locked in between', async () => {
    const { browser, challenge } = await begin();
    const set = (status: 'locked' | 'active') =>
      t.db.kysely.updateTable('member').set({ status }).where('id', '=', people.sokha).execute();
    await set('locked');
    expect((await finish(browser, challenge, { code: codeOf() })).json.error?.code).toBe('AUTH_LOCKED');
    await set('active');
  });

  test('needs one proof: none and two are refused', async () => {
    const { browser, challenge } = await begin();
    expect((await finish(browser, challenge, {})).json.error?.code).toBe('VALIDATION_FAILED');
    const both = { code: codeOf(), recoveryCode: recoveryCodes[0] };
    expect((await finish(browser, challenge, both)).json.error?.code).toBe('VALIDATION_FAILED');
  });
});

describe('an authenticator', () => {
  test('is a step-up as well, and so is a recovery code', async () => {
    await sql`update session set strong_until = now()`.execute(t.db.kysely);
    expect(await owner.value('getProofs')).toEqual({ methods: ['password', 'totp', 'recoveryCode'] });
    expect((await owner.call('stepUp', { body: { code: codeOf() } })).status).toBe(200);
    expect((await owner.call('stepUp', { body: { recoveryCode: recoveryCodes[1] } })).status).toBe(200);
  });

  test('is taken away by its proved owner only, with all recovery codes', async () => {
    await sql`update session set strong_until = now()`.execute(t.db.kysely);
    expect(await owner.code('disableTotp')).toBe('AUTH_STEP_UP');
    await owner.call('stepUp', { body: { password: PASSWORD } });
    expect(await owner.value('disableTotp')).toEqual({ enrolled: false, recoveryCodesLeft: 0 });
    expect((await begin()).answer.status).toBe(200);
    const { rows } = await sql<{ n: number }>`select count(*)::int4 as n from recovery_code`.execute(t.db.kysely);
    expect(rows[0]?.n).toBe(0);
  });

  test('is written about to its owner, when it is set up and when it is gone', async () => {
    await giveDetail(t.db.kysely, people.sokha, 'mobileNum', '85512345678');
    await owner.call('disableTotp');
    const gone = await newestMessage(gateway, '85512345678');
    expect(gone).toMatchObject({ purpose: 'authenticatorRemoved', channel: 'sms' });
    // There is nothing left to tell of.
    await owner.call('disableTotp');
    expect((await newestMessage(gateway, '85512345678')).id).toBe(gone.id);
    ({ secret } = await owner.value<TotpEnrolment>('enrolTotp'));
    await owner.call('confirmTotp', { body: { code: codeOf() } });
    expect(await newestMessage(gateway, '85512345678')).toMatchObject({ purpose: 'authenticatorAdded' });
    await t.db.kysely.deleteFrom('member_detail').execute();
  });

  test('is begun by a proved owner, and is not replaced behind his back', async () => {
    expect(await owner.code('enrolTotp')).toBe('VALIDATION_FAILED');
    await owner.call('disableTotp');
    await sql`update session set strong_until = now()`.execute(t.db.kysely);
    expect(await owner.code('enrolTotp')).toBe('AUTH_STEP_UP');
  });

  test('protects nothing until a code has confirmed it', async () => {
    await owner.call('disableTotp');
    const begun = await owner.value<TotpEnrolment>('enrolTotp');
    expect(begun.uri).toMatch(/^otpauth:\/\/totp\/Mekong:sokha\?issuer=Mekong&secret=[A-Z2-7]{32}&/);
    expect((await begin()).answer.status).toBe(200);
    const wrong = authenticatorOf(secret, '', '').generate({ timestamp: 0 });
    expect(await owner.code('confirmTotp', { body: { code: wrong } })).toBe('AUTH_BAD_CREDENTIALS');
    expect(await owner.value('getTotp')).toEqual({ enrolled: false, recoveryCodesLeft: 0 });
  });

  test('leaves neither its secret nor a recovery code readable in the database', async () => {
    const { rows } = await sql<{ text: string }>`
      select (select sealed_secret from totp limit 1) || string_agg(code_hash, ' ') as text from recovery_code`.execute(
      t.db.kysely,
    );
    for (const value of [secret, ...recoveryCodes]) expect(rows[0]?.text).not.toContain(value);
  });
});
