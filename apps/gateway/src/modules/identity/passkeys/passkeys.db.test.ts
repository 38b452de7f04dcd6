import type { Passkey, PasskeyList, PasskeyRequest } from '@mekong/api-client/contract/types';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Lies, type SoftAuthenticator, softAuthenticator } from '../../../../test/authenticator.ts';
import { type TestBrowser, testBrowser } from '../../../../test/browser.ts';
import { testGateway } from '../../../../test/gateway.ts';
import { testDb } from '../../../../test/harness.ts';
import { giveDetail, newestMessage } from '../../../../test/messages.ts';
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

const endStrength = () => sql`update session set strong_until = now()`.execute(t.db.kysely);
const expireChallenges = () => sql`update challenge set expires_at = now()`.execute(t.db.kysely);
const audited = async (action: string) =>
  (await t.db.kysely.selectFrom('audit').select('seq').where('action', '=', action).execute()).length;

beforeEach(async () => {
  device = softAuthenticator();
  owner = testBrowser(gateway);
  await owner.login('sokha', PASSWORD);
});
afterEach(async () => {
  for (const table of ['attempt', 'sign_in_record', 'passkey', 'passkey_owner'] as const)
    await t.db.kysely.deleteFrom(table).execute();
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

  test('ends at ten, also when the last two come at the same moment', { tags: ['race'] }, async () => {
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
    expect(await owner.value('getPaymentPassword')).toEqual({ isSet: false, provedUntil: expect.any(String) });
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
