import type { Passkey, PasskeyCreation, PasskeyList, PasskeyRequest } from '@mekong/api-client/contract/types';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Lies, type SoftAuthenticator, softAuthenticator } from '../../../../test/authenticator.ts';
import { type TestBrowser, testBrowser } from '../../../../test/browser.ts';
import { testGateway } from '../../../../test/gateway.ts';
import { testDb } from '../../../../test/harness.ts';
import { giveDetail, newestMessage } from '../../../../test/messages.ts';
import { PASSWORD, seedSmallWorld } from '../../../../test/people.ts';

const t = await testDb();
const people = await seedSmallWorld(t.db.kysely);
const gateway = await testGateway(t);

let owner: TestBrowser;
let device: SoftAuthenticator;

const begin = (browser = owner) => browser.value<PasskeyCreation>('beginPasskey');
const register = async (browser = owner, authenticator = device, lies: Lies = {}, name?: string) => {
  const { options } = await begin(browser);
  const credential = authenticator.create(options, lies);
  return browser.call('registerPasskey', { body: { credential, ...(name ? { name } : {}) } });
};
/** A member with a passkey on a device, logged in. */
const withPasskey = async (): Promise<Passkey> => (await register()).json.value as Passkey;

const ask = (browser: TestBrowser, challenge?: string) =>
  browser.value<PasskeyRequest>('beginPasskeySignIn', { body: challenge ? { challenge } : {} });
/** A log-in in a browser of its own; the device may lie. */
async function signIn(authenticator = device, lies: Lies = {}, more: object = {}) {
  const browser = testBrowser(gateway);
  const { options } = await ask(browser);
  const credential = authenticator.get(options, lies);
  const answer = await browser.call('signInWithPasskey', { body: { credential, ...more } });
  return { browser, credential, answer, code: answer.json.error?.code };
}

const endStrength = () => sql`update session set strong_until = now()`.execute(t.db.kysely);
const expireChallenges = () => sql`update challenge set expires_at = now()`.execute(t.db.kysely);
const audited = async (action: string) =>
  (await t.db.kysely.selectFrom('audit').select(['actor_id', 'detail']).where('action', '=', action).execute()).length;
const setStatus = (status: 'active' | 'locked' | 'closed') =>
  t.db.kysely.updateTable('member').set({ status }).where('id', '=', people.sokha).execute();

beforeEach(async () => {
  device = softAuthenticator();
  owner = testBrowser(gateway);
  await owner.login('sokha', PASSWORD);
});
afterEach(async () => {
  await t.db.kysely.deleteFrom('attempt').execute();
  await t.db.kysely.deleteFrom('sign_in_record').execute();
  await sql`delete from passkey`.execute(t.db.kysely);
  await sql`delete from passkey_owner`.execute(t.db.kysely);
});

describe('making a passkey', () => {
  test('asks for one that finds its account by itself, proves its owner and tells nothing of its model', async () => {
    const { options, expiresAt } = await begin();
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Mekong' },
      user: { name: 'sokha' },
      attestation: 'none',
      timeout: 300_000,
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    });
    expect(options.pubKeyCredParams.map(({ alg }) => alg)).toEqual([-8, -7, -257]);
    expect(Buffer.from(options.challenge, 'base64url')).toHaveLength(32);
    expect(options.user.id).not.toContain(people.sokha);
    expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(300_000);
  });

  test('keeps it under the name its owner gives, or that of the browser', async () => {
    expect((await register(owner, device, {}, 'My phone')).json.value).toMatchObject({
      name: 'My phone',
      synced: false,
      credentialId: device.credentials[0]?.id,
    });
    const { options } = await begin();
    expect(options.excludeCredentials).toEqual([
      { id: device.credentials[0]?.id, type: 'public-key', transports: ['internal', 'hybrid'] },
    ]);
    const other = softAuthenticator({ synced: true });
    const second = await owner.call('registerPasskey', {
      body: { credential: other.create(options) },
      headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0.0.0 Mobile Safari/537.36' },
    });
    expect(second.json.value).toMatchObject({ name: 'Chrome · Android', synced: true });
    const list = await owner.value<PasskeyList>('listPasskeys');
    expect(list.passkeys.map(({ name }) => name)).toEqual(['Chrome · Android', 'My phone']);
    expect(list).toMatchObject({ most: 10, rpId: 'localhost', userHandle: options.user.id });
    expect(await audited('passkey.added')).toBe(2);
  });

  test('gives all passkeys of an account one name, and other accounts another', async () => {
    const first = (await begin()).options.user.id;
    expect((await begin()).options.user.id).toBe(first);
    const dara = testBrowser(gateway);
    await dara.login('dara', PASSWORD);
    expect((await begin(dara)).options.user.id).not.toBe(first);
  });

  test('is offered right after registration, which is proof enough', async () => {
    const fresh = testBrowser(gateway);
    await fresh
      .value('registerMember', {
        body: {
          username: 'passkeyfan',
          password: 'Sraom-Neak#77',
          login: true,
          agreement: { version: '2026-01', accepted: true },
          ageConfirmed: true,
        },
      })
      .then((value) => {
        fresh.token = (value as { session: { token: string } }).session.token;
      });
    expect((await register(fresh)).status).toBe(200);
  });

  test('asks the owner to prove himself first, for the options and for the passkey', async () => {
    const { options } = await begin();
    await endStrength();
    expect(await owner.code('beginPasskey')).toBe('AUTH_STEP_UP');
    const body = { credential: device.create(options) };
    expect(await owner.code('registerPasskey', { body })).toBe('AUTH_STEP_UP');
  });

  test.each<[string, Lies]>([
    ['on the page of somebody else', { origin: 'https://evil.example' }],
    ['on the origin of the games', { origin: 'http://localhost:8081' }],
    ['for another host name', { rpId: 'evil.example' }],
    ['without finger, face or PIN', { unverified: true }],
    ['without being touched', { absent: true }],
    ['inside a frame of somebody else', { crossOrigin: true }],
    ['for a log-in', { type: 'webauthn.get' }],
  ])('refuses one that was made %s', async (_what, lies) => {
    const answer = await register(owner, device, lies);
    expect(answer.json.error).toMatchObject({
      code: 'VALIDATION_FAILED',
      params: { fields: [{ name: 'credential', rule: 'format' }] },
    });
    expect((await owner.value<PasskeyList>('listPasskeys')).passkeys).toEqual([]);
  });

  test('takes each question once, within five minutes, in the session that asked', async () => {
    const { options } = await begin();
    const body = { credential: device.create(options) };
    const thief = testBrowser(gateway);
    await thief.login('dara', PASSWORD);
    expect(await thief.code('registerPasskey', { body })).toBe('REPLAY');
    expect((await owner.call('registerPasskey', { body })).status).toBe(200);
    expect(await owner.code('registerPasskey', { body })).toBe('REPLAY');
    const late = await begin();
    await expireChallenges();
    expect(await owner.code('registerPasskey', { body: { credential: device.create(late.options) } })).toBe('REPLAY');
    const before = await begin();
    await owner.login('sokha', PASSWORD);
    expect(await owner.code('registerPasskey', { body: { credential: device.create(before.options) } })).toBe('REPLAY');
  });

  test('takes no question of its own making, and none that was asked for a log-in', async () => {
    const { options } = await begin();
    const invented = device.create(options, { challenge: Buffer.alloc(32, 1).toString('base64url') });
    expect(await owner.code('registerPasskey', { body: { credential: invented } })).toBe('REPLAY');
    const { options: login } = await ask(owner);
    const misused = device.create(options, { challenge: login.challenge });
    expect(await owner.code('registerPasskey', { body: { credential: misused } })).toBe('REPLAY');
  });

  test('keeps an authenticator once, whoever brings it', async () => {
    const { options } = await begin();
    const credential = device.create(options);
    await owner.call('registerPasskey', { body: { credential } });
    const dara = testBrowser(gateway);
    await dara.login('dara', PASSWORD);
    const again = (await begin(dara)).options;
    const { response } = device.create(again);
    // The same id inside other data: ids are compared as the authenticator signed them.
    const copied = { ...credential, response: { ...credential.response, clientDataJSON: response.clientDataJSON } };
    const answer = await dara.call('registerPasskey', { body: { credential: copied } });
    expect(answer.json.error?.params).toEqual({ fields: [{ name: 'credential', rule: 'taken' }] });
  });

  test('ends at ten, also when the last two come at the same moment', async () => {
    for (let n = 0; n < 9; n++) await register();
    const begun = [await begin(), await begin()];
    const answers = await Promise.all(
      begun.map(({ options }) => owner.call('registerPasskey', { body: { credential: device.create(options) } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const refusal = await owner.call('beginPasskey');
    expect(refusal.json.error?.params).toEqual({ fields: [{ name: 'passkeys', rule: 'max', max: 10 }] });
    expect((await owner.value<PasskeyList>('listPasskeys')).passkeys).toHaveLength(10);
  });

  test('is refused to trial accounts', async () => {
    const trial = testBrowser(gateway);
    await trial.login('trial', PASSWORD);
    expect(await trial.code('beginPasskey')).toBe('AUTH_TRIAL_BLOCKED');
    expect(await trial.code('listPasskeys')).toBe('AUTH_TRIAL_BLOCKED');
  });

  test('happens under the addresses of the site alone', async () => {
    for (const origin of ['https://evil.example', 'http://localhost:8081', 'null'])
      expect(await owner.code('beginPasskey', { headers: { origin } })).toBe('DOMAIN_INVALID');
  });
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
    expect(await browser.value('getSignInHistory')).toMatchObject({ entries: [{ method: 'passkey', ok: true }, {}] });
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
    expect(await owner.value('getSignInHistory')).toMatchObject({ entries: [{ method: 'passkey', ok: false }, {}] });
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

  test('takes one answer once of many at the same moment', async () => {
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

  test('lets one of two copies in that answer at the same moment', async () => {
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
    await gateway.modules.settings.change('domains', { origins: [second] }, { role: 'test' });
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
    await gateway.modules.settings.change('domains', { origins: [] }, { role: 'test' });
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

describe('a passkey as step-up', () => {
  const prove = async (lies: Lies = {}, authenticator = device) => {
    const { options } = await owner.value<PasskeyRequest>('beginPasskeyProof');
    return owner.call('stepUp', { body: { passkey: authenticator.get(options, lies) } });
  };

  test('makes the session strong', async () => {
    await withPasskey();
    await endStrength();
    const refusal = await owner.call('beginPasskey');
    expect(refusal.json.error?.params).toEqual({ methods: ['password', 'passkey'] });
    expect((await prove()).status).toBe(200);
    expect((await owner.call('beginPasskey')).status).toBe(200);
  });

  test('is refused when it lies, and is counted like a wrong password', async () => {
    await withPasskey();
    expect((await prove({ foreignKey: true })).json.error?.code).toBe('AUTH_BAD_CREDENTIALS');
    expect((await prove({ unverified: true })).json.error?.code).toBe('AUTH_BAD_CREDENTIALS');
    expect(await audited('step-up.failed')).toBe(2);
  });

  test('counts in the session that asked for it, once', async () => {
    await withPasskey();
    const { options } = await owner.value<PasskeyRequest>('beginPasskeyProof');
    const body = { passkey: device.get(options) };
    const other = testBrowser(gateway);
    await other.login('sokha', PASSWORD);
    expect(await other.code('stepUp', { body })).toBe('REPLAY');
    expect((await owner.call('stepUp', { body })).status).toBe(200);
    expect(await owner.code('stepUp', { body })).toBe('REPLAY');
  });

  test('is not offered where there is none', async () => {
    expect(await owner.value('getProofs')).toMatchObject({ methods: ['password'] });
    expect(await owner.code('beginPasskeyProof')).toBe('NOT_FOUND');
  });

  test('comes alone: two proofs at once are none', async () => {
    await withPasskey();
    const { options } = await owner.value<PasskeyRequest>('beginPasskeyProof');
    const body = { passkey: device.get(options), password: PASSWORD };
    expect(await owner.code('stepUp', { body })).toBe('VALIDATION_FAILED');
  });
});

describe('own passkeys', () => {
  test('are renamed, and removed by their proved owner, the last one too', async () => {
    const { id } = await withPasskey();
    const path = { passkeyId: id };
    expect(await owner.value('renamePasskey', { path, body: { name: 'ទូរសព្ទ' } })).toMatchObject({ id, name: 'ទូរសព្ទ' });
    await endStrength();
    expect(await owner.code('removePasskey', { path })).toBe('AUTH_STEP_UP');
    await owner.call('stepUp', { body: { password: PASSWORD } });
    expect(await owner.value('removePasskey', { path })).toMatchObject({ passkeys: [] });
    expect(await audited('passkey.removed')).toBe(1);
    expect((await signIn()).code).toBe('AUTH_BAD_CREDENTIALS');
    expect((await testBrowser(gateway).login('sokha', PASSWORD)).status).toBe(200);
  });

  test('of somebody else are not found, by whichever number', async () => {
    const { id } = await withPasskey();
    const dara = testBrowser(gateway);
    await dara.login('dara', PASSWORD);
    for (const passkeyId of [id, '999999']) {
      expect(await dara.code('renamePasskey', { path: { passkeyId }, body: { name: 'Mine' } })).toBe('NOT_FOUND');
      expect(await dara.code('removePasskey', { path: { passkeyId } })).toBe('NOT_FOUND');
    }
    expect((await dara.value<PasskeyList>('listPasskeys')).passkeys).toEqual([]);
    expect((await owner.value<PasskeyList>('listPasskeys')).passkeys).toHaveLength(1);
  });

  test('are written about to their owner, added ones and removed ones', async () => {
    await giveDetail(t.db.kysely, people.sokha, 'email', 'sokha@example.com');
    const { id } = await withPasskey();
    expect(await newestMessage(gateway, 'sokha@example.com')).toMatchObject({
      purpose: 'passkeyAdded',
      channel: 'mail',
    });
    await owner.call('removePasskey', { path: { passkeyId: id } });
    const removed = await newestMessage(gateway, 'sokha@example.com');
    expect(removed).toMatchObject({ purpose: 'passkeyRemoved' });
    expect(removed.text).toContain('sokha');
    await t.db.kysely.deleteFrom('member_detail').execute();
  });

  test.each(['', ' phone', 'x'.repeat(41), 'a\u0000b'])('take no name like %j', async (name) => {
    const { id } = await withPasskey();
    const answer = await owner.call('renamePasskey', { path: { passkeyId: id }, body: { name } });
    expect(answer.json.error?.code).toBe('VALIDATION_FAILED');
  });

  test('are not touched by a remembered log-in that has proved nothing yet', async () => {
    const { id } = await withPasskey();
    const browser = testBrowser(gateway);
    await browser.login('sokha', PASSWORD, { remember: true });
    await browser.call('logout');
    browser.token = undefined;
    expect((await browser.call('signInRemembered')).status).toBe(200);
    const path = { passkeyId: id };
    expect(await browser.code('renamePasskey', { path, body: { name: 'Mine' } })).toBe('AUTH_STEP_UP');
    expect(await browser.code('removePasskey', { path })).toBe('AUTH_STEP_UP');
    expect(await browser.code('beginPasskey')).toBe('AUTH_STEP_UP');
  });
});
