import type { Passkey, PasskeyList, PasskeyRequest } from '@mekong/api-client/contract/types';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Lies, type SoftAuthenticator, softAuthenticator } from '../../../../test/authenticator.ts';
import { type TestBrowser, testBrowser } from '../../../../test/browser.ts';
import { testGateway } from '../../../../test/gateway.ts';
import { testDb } from '../../../../test/harness.ts';
import { passkeySteps } from '../../../../test/passkeys.ts';
import { PASSWORD, seedSmallWorld } from '../../../../test/people.ts';

const t = await testDb();
const people = await seedSmallWorld(t.db.kysely);
const gateway = await testGateway(t);
const steps = passkeySteps(gateway);

let owner: TestBrowser;
let device: SoftAuthenticator;

const begin = (browser = owner) => steps.begin(browser);
const register = (browser = owner, authenticator = device, lies: Lies = {}, name?: string) =>
  steps.register(browser, authenticator, lies, name);
/** A passkey of the owner on the device. */
const withPasskey = async (): Promise<Passkey> => (await register()).json.value as Passkey;
const { ask } = steps;
const signIn = (authenticator = device, lies: Lies = {}, more: object = {}) => steps.signIn(authenticator, lies, more);

const expireChallenges = () => sql`update challenge set expires_at = now()`.execute(t.db.kysely);
const audited = async (action: string) =>
  (await t.db.kysely.selectFrom('audit').select('seq').where('action', '=', action).execute()).length;
const setStatus = (status: 'active' | 'locked' | 'closed') =>
  t.db.kysely.updateTable('member').set({ status }).where('id', '=', people.sokha).execute();

beforeEach(async () => {
  device = softAuthenticator();
  owner = testBrowser(gateway);
  await owner.login('sokha', PASSWORD);
});
afterEach(async () => {
  for (const table of ['attempt', 'sign_in_record', 'passkey', 'passkey_owner'] as const)
    await t.db.kysely.deleteFrom(table).execute();
});

describe('logging in with a passkey', () => {
  test('needs neither name nor password, and counts as a fresh proof', async () => {
    await withPasskey();
    const { options } = await ask(testBrowser(gateway));
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required', timeout: 300_000 });
    expect(options).not.toHaveProperty('allowCredentials');
    const { browser, answer } = await signIn();
    expect(answer.status, answer.text).toBe(200);
    expect(await browser.value('getMemberInfo')).toMatchObject({ account: 'sokha' });
    expect(await browser.value('getProofs')).toMatchObject({
      methods: ['password', 'passkey'],
      strongUntil: expect.any(String),
    });
    const { passkeys } = await browser.value<PasskeyList>('listPasskeys');
    expect(passkeys[0]?.lastUsedAt).toEqual(expect.any(String));
    expect(await browser.value('getSignInHistory')).toMatchObject({ content: [{ method: 'passkey', ok: true }, {}] });
  });

  test('is a second factor by itself: no code is asked for', async () => {
    await withPasskey();
    await sql`insert into totp (member_id, sealed_secret, confirmed_at) values (${people.sokha}, 'x', now())`.execute(
      t.db.kysely,
    );
    expect((await signIn()).answer.status).toBe(200);
    await sql`delete from totp`.execute(t.db.kysely);
  });

  test('works for synced passkeys, which count nothing, again and again', async () => {
    device = softAuthenticator({ synced: true });
    await withPasskey();
    expect((await signIn()).answer.status).toBe(200);
    expect((await signIn()).answer.status).toBe(200);
  });

  test.each<[string, Lies]>([
    ['signed on the page of somebody else', { origin: 'https://evil.example' }],
    ['signed on the origin of the games', { origin: 'http://localhost:8081' }],
    ['signed for another host name', { rpId: 'evil.example' }],
    ['without finger, face or PIN', { unverified: true }],
    ['without being touched', { absent: true }],
    ['inside a frame of somebody else', { crossOrigin: true }],
    ['signed for a registration', { type: 'webauthn.create' }],
    ['signed with another key', { foreignKey: true }],
    ['of another account', { userHandle: Buffer.alloc(32, 9).toString('base64url') }],
    ['that names no account', { userHandle: undefined }],
  ])('refuses an answer %s, and writes it down for the owner', async (_what, lies) => {
    await withPasskey();
    const { code, browser } = await signIn(device, lies);
    expect(code).toBe('AUTH_BAD_CREDENTIALS');
    expect([...browser.cookies.keys()]).not.toContain('__Host-sid');
    expect(await owner.value('getSignInHistory')).toMatchObject({ content: [{ method: 'passkey', ok: false }, {}] });
  });

  test('refuses a passkey that is not kept in just the same way', async () => {
    await withPasskey();
    const wrong = await signIn(device, { foreignKey: true });
    const { options } = await begin();
    const stranger = softAuthenticator();
    stranger.create(options);
    const unknown = await signIn(stranger);
    const { requestId: _a, ...said } = wrong.answer.json.error as Record<string, unknown>;
    const { requestId: _b, ...same } = unknown.answer.json.error as Record<string, unknown>;
    expect(same).toEqual(said);
  });

  test('takes each answer once, within five minutes, in the browser that asked', async () => {
    await withPasskey();
    const { browser, credential } = await signIn();
    expect(await browser.code('signInWithPasskey', { body: { credential } })).toBe('REPLAY');
    const { options } = await ask(browser);
    const stolen = { body: { credential: device.get(options) } };
    expect(await testBrowser(gateway).code('signInWithPasskey', stolen)).toBe('REPLAY');
    await expireChallenges();
    expect(await browser.code('signInWithPasskey', stolen)).toBe('REPLAY');
  });

  test('takes one answer once of many at the same moment', { tags: ['race'] }, async () => {
    await withPasskey();
    const browser = testBrowser(gateway);
    const { options } = await ask(browser);
    const body = { credential: device.get(options) };
    const answers = await Promise.all(Array.from({ length: 4 }, () => browser.call('signInWithPasskey', { body })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('refuses a counter that does not grow: the key has been copied', async () => {
    await withPasskey();
    await signIn(device, { counter: 7 });
    expect((await signIn(device, { counter: 7 })).code).toBe('AUTH_BAD_CREDENTIALS');
    expect((await signIn(device, { counter: 3 })).code).toBe('AUTH_BAD_CREDENTIALS');
    expect((await signIn(device, { counter: 0 })).code).toBe('AUTH_BAD_CREDENTIALS');
    expect(await audited('passkey.cloned')).toBe(3);
    expect((await signIn(device, { counter: 8 })).answer.status).toBe(200);
  });

  test('lets one of two copies in that answer at the same moment', { tags: ['race'] }, async () => {
    await withPasskey();
    const answers = await Promise.all([signIn(device, { counter: 50 }), signIn(device, { counter: 50 })]);
    expect(answers.map(({ answer }) => answer.status).sort()).toEqual([200, 401]);
  });

  test('keeps its entrance and remembers the browser where that is asked for', async () => {
    await withPasskey();
    expect((await signIn(device, {}, { loginAs: 'agent' })).code).toBe('AUTH_NOT_AGENT');
    const { browser } = await signIn(device, {}, { loginAs: 'member', remember: true });
    expect(await browser.value('getRemembered')).toMatchObject({ remembered: true });
  });

  test('is refused to a locked member, and to a closed account as if it were unknown', async () => {
    await withPasskey();
    await setStatus('locked');
    expect((await signIn()).code).toBe('AUTH_LOCKED');
    await setStatus('closed');
    expect((await signIn()).code).toBe('AUTH_BAD_CREDENTIALS');
    await setStatus('active');
  });

  test('waits after many wrong answers of one passkey', async () => {
    await withPasskey();
    const strict = await testGateway(t, { rateLimitScale: 1 });
    const browser = testBrowser(strict);
    const attempt = async (lies: Lies) => {
      const { options } = await browser.value<PasskeyRequest>('beginPasskeySignIn', { body: {} });
      return browser.code('signInWithPasskey', { body: { credential: device.get(options, lies) } });
    };
    for (let n = 0; n < 5; n++) expect(await attempt({ foreignKey: true })).toBe('AUTH_BAD_CREDENTIALS');
    await sql`update attempt set blocked_until = blocked_until + interval '1 minute'`.execute(t.db.kysely);
    expect(await attempt({})).toBe('AUTH_LOCKED');
  });

  test('works under every address of the site, which browsers are told of, and under no other', async () => {
    await withPasskey();
    const second = 'https://mekong2.example';
    await gateway.modules.settings.change('domains', { origins: [second] }, { role: 'system' });
    const told = await gateway.call('getRelatedOrigins');
    expect(told.json).toEqual({ origins: ['http://localhost:8080', second] });
    const browser = testBrowser(gateway);
    const headers = { origin: second };
    const { options } = await browser.value<PasskeyRequest>('beginPasskeySignIn', { body: {}, headers });
    // A signature counts on the page that asked for it, not on another one of the same site.
    const elsewhere = { credential: device.get(options) };
    expect(await browser.code('signInWithPasskey', { body: elsewhere, headers })).toBe('AUTH_BAD_CREDENTIALS');
    const again = await browser.value<PasskeyRequest>('beginPasskeySignIn', { body: {}, headers });
    const credential = device.get(again.options, { origin: second });
    expect((await browser.call('signInWithPasskey', { body: { credential }, headers })).status).toBe(200);
    await gateway.modules.settings.change('domains', { origins: [] }, { role: 'system' });
    expect(await browser.code('beginPasskeySignIn', { body: {}, headers })).toBe('DOMAIN_INVALID');
  });
});

describe('a passkey as second factor', () => {
  beforeEach(async () => {
    await withPasskey();
    await sql`insert into totp (member_id, sealed_secret, confirmed_at) values (${people.sokha}, 'x', now())`.execute(
      t.db.kysely,
    );
  });
  afterEach(() => sql`delete from totp`.execute(t.db.kysely));

  const password = async () => {
    const browser = testBrowser(gateway);
    const answer = await browser.login('sokha', PASSWORD);
    return { browser, answer, challenge: String(answer.json.error?.params.challenge) };
  };

  test('is named beside the code, is asked for with the passkeys of the account, and finishes the log-in', async () => {
    const { browser, answer, challenge } = await password();
    expect(answer.json.error?.params).toMatchObject({ methods: ['totp', 'recoveryCode', 'passkey'] });
    const { options } = await ask(browser, challenge);
    expect(options.allowCredentials?.map(({ id }) => id)).toEqual([device.credentials[0]?.id]);
    // Named by the gateway, so the authenticator need not name the account.
    const passkey = device.get(options, { userHandle: undefined });
    expect((await browser.call('finishSignIn', { body: { challenge, passkey } })).status).toBe(200);
    expect((await browser.call('getMemberInfo')).status).toBe(200);
  });

  test('counts for the log-in it was asked for, not for another, and not as a log-in of its own', async () => {
    const first = await password();
    const other = await password();
    const { options } = await ask(first.browser, first.challenge);
    const passkey = device.get(options);
    expect(await other.browser.code('finishSignIn', { body: { challenge: other.challenge, passkey } })).toBe('REPLAY');
    expect(await first.browser.code('signInWithPasskey', { body: { credential: passkey } })).toBe('REPLAY');
    const { options: free } = await ask(first.browser);
    const misused = { challenge: first.challenge, passkey: device.get(free) };
    expect(await first.browser.code('finishSignIn', { body: misused })).toBe('REPLAY');
  });

  test('of somebody else is none', async () => {
    const dara = testBrowser(gateway);
    await dara.login('dara', PASSWORD);
    const hers = softAuthenticator();
    await register(dara, hers);
    const { browser, challenge } = await password();
    const { options } = await ask(browser, challenge);
    const passkey = hers.get({ ...options, allowCredentials: undefined });
    expect(await browser.code('finishSignIn', { body: { challenge, passkey } })).toBe('AUTH_BAD_CREDENTIALS');
  });

  test('is not asked for a log-in that waits no more, nor in another browser', async () => {
    const { browser, challenge } = await password();
    const start = { body: { challenge } };
    expect(await testBrowser(gateway).code('beginPasskeySignIn', start)).toBe('AUTH_TOKEN_EXPIRED');
    await expireChallenges();
    expect(await browser.code('beginPasskeySignIn', start)).toBe('AUTH_TOKEN_EXPIRED');
  });

  test('alone is never asked for: who lost it gets in with the password', async () => {
    await sql`delete from totp`.execute(t.db.kysely);
    expect((await password()).answer.status).toBe(200);
  });
});
